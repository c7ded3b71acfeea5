// The mark of the shop, as it is printed on the jar, and its name beside it: on pages, in mails and on paper
// in the same proportions.

/** In a box of 32 by 32: a mouth half black, half white. */
export const MARK = {
  ring: { cx: 16, cy: 16, r: 14.25 },
  stroke: 2.5,
  lid: 'M3 15.2a13 13 0 0 1 26 0z',
} as const;

/** Of that box, where no React draws. */
export const markSvg = (ink: string): string =>
  `<circle cx="16" cy="16" r="${MARK.ring.r}" fill="none" stroke="${ink}" stroke-width="${MARK.stroke}"/><path d="${MARK.lid}" fill="${ink}"/>`;

/**
 * In parts of the size of the letters, as `Logo` of the pages has them (24 px): the box of the mark, what is
 * between the two and between letters, and how far below the middle of the mark they stand.
 */
export const WORDMARK = { mark: 28 / 24, gap: 10 / 24, spacing: -0.03, foot: 0.36 } as const;
