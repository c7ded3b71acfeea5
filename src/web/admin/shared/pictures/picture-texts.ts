// The texts about a picture of the library: its size, and links to the places that use it.

import type { LibraryPicture, PictureUse, PictureUseKind } from '#modules/media/contract.ts';
import { href } from '#shared/href.ts';
import { bytesText, countedText } from '../../format.ts';

const USAGE_LABELS: Readonly<Record<PictureUseKind, string>> = {
  product: 'Product',
  variant: 'Variant',
  post: 'Artikel',
  page: 'Pagina',
  template: 'E-mailsjabloon',
  review: 'Review',
  setting: 'Instellingen',
};

const USAGE_PATHS: Readonly<Record<PictureUseKind, string>> = {
  product: href('/admin/products'),
  variant: href('/admin/variants'),
  post: href('/admin/blog'),
  page: href('/admin/pages'),
  template: href('/admin/emails'),
  review: href('/admin/reviews'),
  setting: href('/admin/settings'),
};

export function usageText({ kind, name }: PictureUse): string {
  return kind === 'setting' ? USAGE_LABELS.setting : `${USAGE_LABELS[kind]}: ${name}`;
}

export function usagePath({ kind }: PictureUse): string {
  return USAGE_PATHS[kind];
}

/** The dimensions and file size of a picture: "1200 × 800 · 240 kB". */
export function sizeText({
  width,
  height,
  bytes,
}: Pick<LibraryPicture, 'width' | 'height' | 'bytes'>): string {
  return `${width} × ${height} · ${bytesText(bytes)}`;
}

/** How often a picture is used: "Niet gebruikt", "2 keer gebruikt". */
export function usesText({ uses }: Pick<LibraryPicture, 'uses'>): string {
  return uses.length === 0 ? 'Niet gebruikt' : `${countedText(uses.length, 'keer', 'keer')} gebruikt`;
}
