// The shop's logo: the mark, as printed on the jar, with the name beside it. Pages, mails and documents use
// the same proportions.

/** Sizes and path of the logo's mark in a box of 32 by 32 units: a mouth, half black and half white. */
export const MARK = {
  ring: { cx: 16, cy: 16, r: 14.25 },
  stroke: 2.5,
  lid: 'M3 15.2a13 13 0 0 1 26 0z',
} as const;

/**
 * Returns the SVG shapes of the logo's mark in a box of 32 by 32, for code without React. `ink` is the
 * colour.
 */
export const markSvg = (ink: string): string =>
  `<circle cx="16" cy="16" r="${MARK.ring.r}" fill="none" stroke="${ink}" stroke-width="${MARK.stroke}"/><path d="${MARK.lid}" fill="${ink}"/>`;

/**
 * Proportions of the logo relative to the font size, equal to those of the `Logo` component (24 px): size of
 * the mark, gap to the name, letter spacing, and distance of the letters below the middle of the mark.
 */
export const WORDMARK = { mark: 28 / 24, gap: 10 / 24, spacing: -0.03, foot: 0.36 } as const;
