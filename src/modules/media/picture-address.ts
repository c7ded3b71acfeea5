// Derives the files, widths and size of an uploaded picture from its address, so that browser and server can
// build a `srcset` without a database query.

/**
 * The widths of picture files in pixels. A picture gets a file for each width smaller than its own, and a
 * file of its own width.
 */
const WIDTHS = [320, 640, 960, 1440, 1920] as const;

/** Maximum width of a picture file in pixels; a wider upload is scaled down. */
export const LARGEST_WIDTH = Math.max(...WIDTHS);

/** Name of the picture file for social sites and mail programs, in a format all of them support. */
export const SOCIAL_FILE = 'social.jpg';
export const SOCIAL_WIDTH = 1200;

export type UploadedPicture = {
  /**
   * Name of the folder with the files of a picture: the digest of the upload and the size of the largest
   * file, such as "…-1600x900".
   */
  key: string;
  width: number;
  height: number;
  /** Address of the largest WebP file of a picture. More browsers support WebP than AVIF. */
  url: string;
  /** The AVIF files of a picture with their widths, as a `srcset`. */
  avif: string;
  social: { path: string; width: number; height: number };
};

const KEY = '[0-9a-f]{32}-\\d{1,4}x\\d{1,5}';
const ADDRESS = new RegExp(`^/media/(${KEY})/\\d{1,4}\\.(?:webp|avif)$`);
const ANYWHERE = new RegExp(`/media/(${KEY})/`, 'g');

/** Derives the files of an uploaded picture from its address; null for the address of anything else. */
export function uploadedPicture(address: string | null | undefined): UploadedPicture | null {
  const key = ADDRESS.exec(address ?? '')?.[1];
  return key === undefined ? null : pictureOfKey(key);
}

/**
 * Derives the files of an uploaded picture from its key. The key must come from `pictureKey` or match one of
 * the patterns in this file.
 */
export function pictureOfKey(key: string): UploadedPicture {
  const [width = 0, height = 0] = key
    .slice(key.indexOf('-') + 1)
    .split('x')
    .map(Number);
  const socialWidth = Math.min(width, SOCIAL_WIDTH);
  return {
    key,
    width,
    height,
    url: path(key, `${width}.webp`),
    avif: fileWidths(width)
      .map((one) => `${path(key, `${one}.avif`)} ${one}w`)
      .join(', '),
    social: {
      path: path(key, SOCIAL_FILE),
      width: socialWidth,
      height: Math.max(1, Math.round((height * socialWidth) / width)),
    },
  };
}

export function pictureKey(digest: string, size: { width: number; height: number }): string {
  return `${digest.slice(0, 32)}-${size.width}x${size.height}`;
}

/**
 * Returns the address of the smallest WebP file of a picture that is at least `width` pixels wide, or else of
 * the largest file; for places that take only one address.
 */
export function fileAtLeast(picture: UploadedPicture, width: number): string {
  const wide = fileWidths(picture.width).find((one) => one >= width) ?? picture.width;
  return path(picture.key, `${wide}.webp`);
}

export function fileWidths(width: number): number[] {
  return [...WIDTHS.filter((one) => one < width), width];
}

export function isPictureKey(text: string): boolean {
  return new RegExp(`^${KEY}$`).test(text);
}

/** Returns the keys of all uploaded pictures a text refers to, such as an article or the HTML of a mail. */
export function pictureKeysIn(text: string): string[] {
  return [...new Set([...text.matchAll(ANYWHERE)].flatMap(([, key]) => key ?? []))];
}

const path = (key: string, file: string) => `/media/${key}/${file}`;
