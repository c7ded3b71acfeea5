// The slashes at the end of a path.

/**
 * Matches at the start of a row of slashes only, so the time it takes is linear; /\/+$/ would try again from
 * every slash.
 */
export const TRAILING_SLASHES = /(?<!\/)\/+$/;
