// The port to whoever draws a code to scan.

/** As PNG. */
export type DrawQrCode = (text: string) => Promise<Buffer>;
