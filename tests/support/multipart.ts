// Builds a form with one file as a browser sends it.

const BOUNDARY = 'een-grens-die-in-geen-bestand-voorkomt';

export type SentFile = { field: string; fileName: string; type: string; content: Uint8Array };

/** Returns the body of a form with this file, and its content type with the boundary. */
export function formWithFile({ field, fileName, type, content }: SentFile): { body: Buffer; type: string } {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}
