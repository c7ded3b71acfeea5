// Maps rows of pages and versions to the contract of the back-office.

import { isDeepStrictEqual } from 'node:util';
import { pageChanges } from './content/page-changes.ts';
import type { PageContent } from './content/page-content.ts';
import { type PageKind, PREVIEW, PREVIEW_VERSION, pageAddress } from './content/page-kinds.ts';
import type { EditedPage, PageRow, PageVersion } from './contract.ts';
import type { PageRecord, PageWithLive, VersionRecord } from './pages.repository.ts';
import { readStored } from './read-stored.ts';

export function nameOf(kind: PageKind, content: PageContent): string {
  if (content.kind === 'text') return content.title;
  return kind === 'landing' ? 'Landingspagina' : 'Menu en voettekst';
}

export function toEditedPage({ page, live }: PageWithLive): EditedPage {
  const draft = readStored(page.draft, page);
  const shown = live && readStored(live.content, page);
  return {
    id: page.id,
    kind: page.kind,
    slug: page.slug,
    draft,
    live: shown,
    version: page.version,
    name: nameOf(page.kind, draft),
    address: pageAddress(page.kind, page.slug),
    previewAddress: previewOf(page),
    published: live !== null,
    changed: !isDeepStrictEqual(draft, shown),
    publishAt: page.publishAt?.toISOString() ?? null,
    changedOn: page.kind === 'policy' || page.kind === 'free' ? (live?.changedOn ?? null) : null,
    updatedAt: page.updatedAt.toISOString(),
    updatedBy: page.updatedBy,
  };
}

export function toPageRow(row: PageWithLive): PageRow {
  const { draft: _draft, live: _live, slug: _slug, ...shown } = toEditedPage(row);
  return shown;
}

/**
 * Maps a version to the contract. `before` is the previous version, to describe the differences; null for the
 * first version.
 */
export function toPageVersion(
  page: PageRecord,
  { number, how, ...version }: VersionRecord,
  before: VersionRecord | null,
): PageVersion {
  const words = ({ content }: Pick<VersionRecord, 'content'>) => readStored(content, page);
  const isRefilled = before?.values && version.values && !isDeepStrictEqual(before.values, version.values);
  return {
    what: [
      ...(before ? pageChanges(words(before), words(version)) : []),
      ...(isRefilled ? ['Gegevens van de winkel gewijzigd'] : []),
    ],
    number,
    how,
    publishedBy: version.publishedBy,
    live: number === page.liveNumber,
    publishedAt: version.publishedAt.toISOString(),
    previewAddress: `${previewOf(page)}&${PREVIEW_VERSION}=${number}`,
  };
}

const previewOf = ({ id, kind, slug }: PageRecord) => `${pageAddress(kind, slug)}?${PREVIEW}=${id}`;
