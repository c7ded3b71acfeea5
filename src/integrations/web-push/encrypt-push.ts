// A message only one browser can read: RFC 8291 (keys) and RFC 8188 (`aes128gcm`), proved with the example of the former.

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave along with its subscription; both base64url. */
export type BrowserKeys = { p256dh: string; auth: string };

const CURVE = 'prime256v1';
/** One record holds everything: services take 4096 bytes. */
const RECORD_BYTES = 4096;
/** Ends the last record. */
const LAST = 2;

/** Made anew for every message; the example of the RFC has its own. */
type Fresh = { salt: Buffer; privateKey: Buffer | null };

export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt, privateKey }: Fresh = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const ours = createECDH(CURVE);
  if (privateKey) ours.setPrivateKey(privateKey);
  else ours.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const shared = derive(Buffer.from(auth, 'base64url'), ours.computeSecret(theirs), info, 32);
  const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([LAST])]);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ours.getPublicKey().length, 4);
  return Buffer.concat([salt, head, ours.getPublicKey(), sealed]);
}

const derive = (salt: Buffer, secret: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
