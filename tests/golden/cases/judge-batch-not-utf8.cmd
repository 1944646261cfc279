printf 'a\tstart\th2e2 \377\n\376\t9/9 \377 w\t\n' | chuhe judge --ruleset cxq --batch - --json
