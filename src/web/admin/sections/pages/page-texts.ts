// Describes the status of a page and its changes in Dutch.

import type { PageRow, PageVersion } from '#modules/pages/contract.ts';
import type { BadgeTone } from '#web/ui/controls/badge.tsx';
import { momentText, shortMomentText } from '../../format.ts';

export type PageStatus = 'published' | 'changed' | 'planned' | 'draft';

export const STATUS_LABELS: Readonly<Record<PageStatus, string>> = {
  published: 'Gepubliceerd',
  changed: 'Gewijzigd',
  planned: 'Gepland',
  draft: 'Concept',
};

export const STATUS_TONES: Readonly<Record<PageStatus, BadgeTone>> = {
  published: 'live',
  changed: 'warning',
  planned: 'info',
  draft: 'plain',
};

type StatusFields = Pick<PageRow, 'published' | 'changed' | 'publishAt'>;

export function pageStatus({ published, changed, publishAt }: StatusFields): PageStatus {
  if (publishAt !== null) return 'planned';
  if (!published) return 'draft';
  return changed ? 'changed' : 'published';
}

/** The text beside the status badge; null when the badge says enough. */
export function statusText(page: StatusFields): string | null {
  if (page.publishAt !== null) return `gaat live op ${shortMomentText(page.publishAt)}`;
  return page.published && page.changed ? 'nog niet gepubliceerd' : null;
}

export const KIND_LABELS: Readonly<Record<PageRow['kind'], string>> = {
  landing: 'Startpagina',
  frame: 'Op elke pagina',
  policy: 'Beleid',
  free: 'Vrije pagina',
};

const ACTION_TEXTS: Readonly<Record<PageVersion['how'], string>> = {
  seeded: 'Beginversie',
  published: 'Gepubliceerd',
  planned: 'Gepubliceerd volgens plan',
  restored: 'Teruggezet',
};

/** Describes a version: "Gepubliceerd door Jan". */
export function versionText({ how, publishedBy }: Pick<PageVersion, 'how' | 'publishedBy'>): string {
  return publishedBy === '' ? ACTION_TEXTS[how] : `${ACTION_TEXTS[how]} door ${publishedBy}`;
}

/** Author and time of the last change: "Jan, 20 nov 2026, 13:05". */
export const changedText = ({ updatedAt, updatedBy }: Pick<PageRow, 'updatedAt' | 'updatedBy'>): string =>
  `${updatedBy || 'De winkel'}, ${momentText(updatedAt)}`;
