// Where a page stands, and who did what to it, in words.

import type { PageRow, PageVersion } from '#modules/pages/contract.ts';
import type { BadgeTone } from '#web/ui/controls/badge.tsx';
import { momentText, shortMomentText } from '../../format.ts';

export type PageStanding = 'published' | 'changed' | 'planned' | 'draft';

export const STANDING_LABELS: Readonly<Record<PageStanding, string>> = {
  published: 'Gepubliceerd',
  changed: 'Gewijzigd',
  planned: 'Gepland',
  draft: 'Concept',
};

export const STANDING_TONES: Readonly<Record<PageStanding, BadgeTone>> = {
  published: 'live',
  changed: 'warning',
  planned: 'info',
  draft: 'plain',
};

type Standing = Pick<PageRow, 'published' | 'changed' | 'publishAt'>;

export function pageStanding({ published, changed, publishAt }: Standing): PageStanding {
  if (publishAt !== null) return 'planned';
  if (!published) return 'draft';
  return changed ? 'changed' : 'published';
}

/** What the badge does not say; null when it says all. */
export function standingText(page: Standing): string | null {
  if (page.publishAt !== null) return `gaat live op ${shortMomentText(page.publishAt)}`;
  return page.published && page.changed ? 'nog niet gepubliceerd' : null;
}

export const KIND_LABELS: Readonly<Record<PageRow['kind'], string>> = {
  landing: 'Startpagina',
  frame: 'Op elke pagina',
  policy: 'Beleid',
  free: 'Vrije pagina',
};

const HOW: Readonly<Record<PageVersion['how'], string>> = {
  seeded: 'Beginversie',
  published: 'Gepubliceerd',
  planned: 'Gepubliceerd volgens plan',
  restored: 'Teruggezet',
};

/** "Gepubliceerd door Jan". */
export function versionText({ how, publishedBy }: Pick<PageVersion, 'how' | 'publishedBy'>): string {
  return publishedBy === '' ? HOW[how] : `${HOW[how]} door ${publishedBy}`;
}

/** "Jan, 20 nov 2026, 13:05". */
export const changedText = ({ updatedAt, updatedBy }: Pick<PageRow, 'updatedAt' | 'updatedBy'>): string =>
  `${updatedBy || 'De winkel'}, ${momentText(updatedAt)}`;
