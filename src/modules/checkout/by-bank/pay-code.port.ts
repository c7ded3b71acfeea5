// The port to whoever draws a code to scan.

/** As PNG. */
export type DrawCode = (text: string) => Promise<Buffer>;
