// Matches the slashes at the end of a path, to remove them.

/**
 * Matches all slashes at the end of a text. The lookbehind lets a match start only at the first slash of a
 * row, so that the time is linear; /\/+$/ would try again from every slash.
 */
export const TRAILING_SLASHES = /(?<!\/)\/+$/;
