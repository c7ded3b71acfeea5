// A picture of the library in words: its size, and the places that show it with the way there.

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

/** "1200 × 800 · 240 kB". */
export function sizeText({
  width,
  height,
  bytes,
}: Pick<LibraryPicture, 'width' | 'height' | 'bytes'>): string {
  return `${width} × ${height} · ${bytesText(bytes)}`;
}

/** "Niet gebruikt", "2 keer gebruikt". */
export function usesText({ uses }: Pick<LibraryPicture, 'uses'>): string {
  return uses.length === 0 ? 'Niet gebruikt' : `${countedText(uses.length, 'keer', 'keer')} gebruikt`;
}
