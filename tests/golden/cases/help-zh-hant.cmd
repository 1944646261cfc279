chuhe --lang=zh-Hant --help
