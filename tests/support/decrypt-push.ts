// Decrypts a push message as the browser does (RFC 8291), with the browser's private key.

import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const derive = (salt: Buffer, secret: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

export function decryptPush(body: Buffer, pair: ECDH, auth: string): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = derive(Buffer.from(auth, 'base64url'), pair.computeSecret(sender), info, 32);
  const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // Behind the text stands what says that it is the last record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
