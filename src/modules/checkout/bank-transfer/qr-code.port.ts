// The port to the QR code generator.

/** Returns the QR code of `text` as a PNG file. */
export type DrawQrCode = (text: string) => Promise<Buffer>;
