"""Gives a font the hyphens of Unicode it lacks, the one that holds a word together (U+2011) among them: both look as its own does.

Needs fontTools; `assets/fonts.mjs` runs it on each font it cuts: `python3 assets/hyphens.py inter.ttf`.
"""

import sys

from fontTools.ttLib import TTFont

for path in sys.argv[1:]:
    font = TTFont(path)
    for table in font["cmap"].tables:
        if table.isUnicode() and ord("-") in table.cmap:
            for hyphen in (0x2010, 0x2011):
                table.cmap.setdefault(hyphen, table.cmap[ord("-")])
    font.save(path)
