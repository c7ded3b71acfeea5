"""Takes the kerning out of figures in the fonts of the papers: "€37,43" stands as evenly as "€24,95", and columns of amounts line up.

Needs fontTools: `python3 assets/unkern-figures.py src/integrations/pdf-paper/fonts/inter-400.ttf src/integrations/pdf-paper/fonts/inter-600.ttf`.
"""

import sys

from fontTools.ttLib import TTFont

FIGURES = set("0123456789€")


def clear(value):
    if value is None:
        return
    for field in ("XPlacement", "YPlacement", "XAdvance", "YAdvance"):
        if hasattr(value, field):
            setattr(value, field, 0)


def unkern(font):
    named = {font.getBestCmap()[ord(figure)] for figure in FIGURES if ord(figure) in font.getBestCmap()}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                    for pair in pairs.PairValueRecord:
                        if first in named or pair.SecondGlyph in named:
                            clear(pair.Value1)
                            clear(pair.Value2)
                continue
            # A figure among other letters leaves their class; nothing is said of the class it comes to.
            for classes in (table.ClassDef1, table.ClassDef2):
                for glyph in named & set(classes.classDefs):
                    del classes.classDefs[glyph]
            table.Coverage.glyphs = [glyph for glyph in table.Coverage.glyphs if glyph not in named]


for path in sys.argv[1:]:
    font = TTFont(path)
    unkern(font)
    font.save(path)
