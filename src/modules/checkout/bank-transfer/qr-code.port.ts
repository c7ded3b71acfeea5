// The port to the QR code generator, which an adapter in src/integrations implements.

/** Returns the QR code of `text` as a PNG file. */
export type DrawQrCode = (text: string) => Promise<Buffer>;
