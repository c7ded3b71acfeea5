// Words as outlines of one of the shop's faces, for pictures: each letter is a path.
// `font` is what pdfkit opened; `x` and `y` are where the first letter stands.

/** As outlines: the machine that makes pictures has none of the shop's fonts. */
export function words(font, text, size, x, y) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  return glyphs
    .map((glyph, place) => {
      const shift = `translate(${x + at * scale} ${y}) scale(${scale} ${-scale})`;
      at += positions[place].xAdvance - 0.022 * font.unitsPerEm;
      return `<path transform="${shift}" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
}
