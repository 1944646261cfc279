#!/usr/bin/env python3
"""Runs rewrite_records over record files, archives unpacked.

rewrite_records.py PROGRAM EVERY PATH...

A path is a PGN file, a folder, or a .tar.xz or .zip archive, which is unpacked into a temporary folder.
One game in EVERY is rewritten from dialect to dialect; 1 takes all."""
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile


def unpacked(path, folder):
    target = os.path.join(folder, os.path.basename(path))
    if path.endswith('.tar.xz'):
        with tarfile.open(path) as archive:
            archive.extractall(target)
    elif path.endswith('.zip'):
        with zipfile.ZipFile(path) as archive:
            archive.extractall(target)
    else:
        return path
    return target


def main(program, every, paths):
    with tempfile.TemporaryDirectory() as folder:
        paths = [unpacked(path, folder) for path in paths]
        return subprocess.run([program, every, *paths], check=False).returncode


if __name__ == '__main__':
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
