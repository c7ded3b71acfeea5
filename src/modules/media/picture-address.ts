// The address of an uploaded picture says all a page needs: which files exist, in which widths, and how large
// it is. So `srcset` is made from the address alone, in the browser too, and nobody has to ask the library.

/** A file is made for each of these that is narrower than the picture, and for the picture's own width. */
const WIDTHS = [320, 640, 960, 1440, 1920] as const;

/** No file is wider; a wider picture is made smaller. */
export const LARGEST_WIDTH = Math.max(...WIDTHS);

/** What social sites and mail programs read everywhere. */
export const SOCIAL_FILE = 'social.jpg';
export const SOCIAL_WIDTH = 1200;

export type UploadedPicture = {
  /** The folder of its files: a digest of what was uploaded, and the size of the largest file. */
  key: string;
  width: number;
  height: number;
  /** The largest file in the format most programs read. */
  url: string;
  /** Its AVIF files as a `srcset`. */
  avif: string;
  social: { path: string; width: number; height: number };
};

const KEY = '[0-9a-f]{32}-\\d{1,4}x\\d{1,5}';
const ADDRESS = new RegExp(`^/media/(${KEY})/\\d{1,4}\\.(?:webp|avif)$`);
const ANYWHERE = new RegExp(`/media/(${KEY})/`, 'g');

/** The picture behind an address as products and articles keep it; null for every other address. */
export function uploadedPicture(address: string | null | undefined): UploadedPicture | null {
  const key = ADDRESS.exec(address ?? '')?.[1];
  return key === undefined ? null : pictureOfKey(key);
}

/** `key` comes from `pictureKey`, or has been checked by one of the patterns here. */
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

/** The smallest file that is at least as wide, for places that take one address; else the largest. */
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

/** Every uploaded picture a text refers to, such as an article or the HTML of a mail. */
export function pictureKeysIn(text: string): string[] {
  return [...new Set([...text.matchAll(ANYWHERE)].flatMap(([, key]) => key ?? []))];
}

const path = (key: string, file: string) => `/media/${key}/${file}`;
