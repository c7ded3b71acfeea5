// Creates pictures for tests, valid and hostile, and the form that uploads them.

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Answer } from './http-call.ts';
import { formWithFile } from './multipart.ts';
import type { TestShop } from './shop.ts';

type Photo = { width: number; height: number; orientation?: number; gps?: boolean };

let made = 0;

/** Creates a photo that differs from every other one. */
export async function photo({ width, height, orientation, gps }: Photo): Promise<Buffer> {
  made += 1;
  const background = { r: made % 256, g: (made * 37) % 256, b: (made * 91) % 256 };
  const plain = sharp({ create: { width, height, channels: 3, background } });
  const exif = gps
    ? { IFD0: { Make: 'Geheime camera' }, IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' } }
    : { IFD0: { Software: `foto ${made}` } };
  return plain
    .withExif(exif)
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg()
    .toBuffer();
}

export function drawing(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${content}</svg>`,
  );
}

export async function animatedGif(): Promise<Buffer> {
  const frames = Buffer.alloc(20 * 40 * 3);
  frames.fill(255, frames.length / 2);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** Creates a PNG of a few hundred kilobytes that would unpack to 900 million pixels. */
export function bombPng(): Buffer {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a file that is a photo, a program and an archive at the same time. */
export async function polyglot(): Promise<Buffer> {
  const archive = Buffer.from('PK\u0003\u0004 <?php system("id"); ?> PK\u0005\u0006');
  return Buffer.concat([await photo({ width: 60, height: 60 }), archive]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Returns the body of a form with one picture, and its content type. */
export function pictureForm(
  content: Uint8Array,
  fileName: string,
  field = 'image',
  type = 'jpeg',
): { body: Buffer; type: string } {
  return formWithFile({ field, fileName, type: `image/${type}`, content });
}

export function upload(shop: TestShop, ...parts: Parameters<typeof pictureForm>): Promise<Answer> {
  const { body, type } = pictureForm(...parts);
  return shop.asOperator('POST', '/api/upload', body, { 'content-type': type });
}
