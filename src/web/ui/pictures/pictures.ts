// Finds the rendered pictures of the shop and their files. The renderer (assets/render.mjs) writes the
// manifest; the bundler gives every file a hashed URL.

export type PictureName =
  | 'jar-hero'
  | `hero-packs-${2 | 3 | 4}`
  | 'jar-open'
  | 'jar-closed'
  | 'jar-opening'
  | 'jar-turning'
  | 'packs-1'
  | 'packs-2'
  | 'packs-3'
  | 'packs-4'
  | 'toothbrush'
  | 'shades'
  | 'powder-edge'
  | 'og'
  | `share-${string}`
  | `blog-${string}`;

export type PictureEntry = {
  alt: string;
  width: number;
  height: number;
  sources: { format: string; width: number; file: string }[];
};

const folder = '/assets/pictures/';
const manifests = import.meta.glob<Record<string, PictureEntry>>('/assets/pictures/manifest.json', {
  eager: true,
  import: 'default',
});
const manifest = manifests[`${folder}manifest.json`] ?? {};
const urls = import.meta.glob<string>('/assets/pictures/*.{avif,webp,png,jpg,jpeg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the entry of a picture; null when the picture was not rendered. */
export function findPicture(name: PictureName): PictureEntry | null {
  return manifest[name] ?? null;
}

/** Returns the `srcset` of a picture's AVIF files, smallest first. */
export function srcSet(entry: PictureEntry): string {
  return entry.sources
    .filter((source) => source.format === 'avif')
    .sort((a, b) => a.width - b.width)
    .flatMap(({ file, width }) => {
      const url = urls[folder + file];
      return url === undefined ? [] : [`${url} ${width}w`];
    })
    .join(', ');
}

/** Returns the URL of a picture's widest file in a format; null when it has no such file. */
export function largestUrl(entry: PictureEntry, format = 'webp'): string | null {
  const [widest] = entry.sources
    .filter((source) => source.format === format)
    .sort((a, b) => b.width - a.width);
  return widest ? (urls[folder + widest.file] ?? null) : null;
}
