// Reads the written pages: published pages for readers, and previews for operators. A shop without stored
// pages shows the default pages.

import { findHardcodedInfo } from '#modules/blog/contract.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { normalisePath } from '#shared/writing/normalise-path.ts';
import { defaultPages } from './content/default-pages.ts';
import { pageAddress } from './content/page-kinds.ts';
import { pageTexts } from './content/page-texts.ts';
import type { EditedPage, PageRow, PageVersion, PublishedPage, PublishedPages } from './contract.ts';
import { nameOf, toEditedPage, toPageRow, toPageVersion } from './page-views.ts';
import {
  findPage,
  findVersion,
  findVersionAt,
  type PageRecord,
  selectPages,
  selectPolicyHistory,
  selectVersions,
  type VersionRecord,
} from './pages.repository.ts';
import { getVersion } from './publish-page.ts';
import { readStored } from './read-stored.ts';
import { selectRedirects } from './redirects.repository.ts';
import { getPage } from './save-page.ts';

type Needs = { database: Database };

/** Returns all published pages and redirects; the caller caches them. */
export async function readPublishedPages(db: Orm): Promise<PublishedPages> {
  const [rows, history, redirects] = await Promise.all([
    selectPages(db),
    selectPolicyHistory(db),
    selectRedirects(db),
  ]);
  const historyOf = Map.groupBy(history, ({ pageId }) => pageId);
  const published = rows.flatMap(({ page, live }) =>
    live ? [toPublishedPage(page, live, historyOf.get(page.id) ?? [])] : [],
  );
  const missing = defaultPages
    .filter(({ kind, slug }) => !published.some((page) => page.kind === kind && page.slug === slug))
    .map(
      ({ changedOn, ...page }): PublishedPage => ({
        ...page,
        id: null,
        changedOn: changedOn ?? '',
        earlier: [],
        values: null,
      }),
    );
  return {
    pages: [...published, ...missing],
    redirects: Object.fromEntries(
      redirects.map(({ fromPath, toPath }) => [normalisePath(fromPath) ?? fromPath, toPath]),
    ),
  };
}

/** Lists the paths of published policies and own pages, with the date on which their text last changed. */
export function listTextAddresses({ pages }: PublishedPages): { path: string; changed: string }[] {
  return pages
    .filter(({ content }) => content.kind === 'text')
    .map(({ kind, slug, changedOn }) => ({ path: pageAddress(kind, slug), changed: changedOn }));
}

type History = readonly { number: number; changedOn: string }[];

/**
 * Maps a version to a published page with its earlier versions. Of earlier versions with the same date of
 * change, only the newest is included.
 */
function toPublishedPage(page: PageRecord, version: VersionRecord, history: History): PublishedPage {
  const shownDays = new Set([version.changedOn]);
  const earlier = history.flatMap(({ number, changedOn }) => {
    if (number >= version.number || shownDays.has(changedOn)) return [];
    shownDays.add(changedOn);
    return [{ number, changedOn }];
  });
  return {
    id: page.id,
    kind: page.kind,
    slug: page.slug,
    changedOn: version.changedOn,
    earlier,
    content: readStored(version.content, page),
    values: version.values,
  };
}

/**
 * Returns a page with its draft or one of its versions, for a preview; null when the page or version does not
 * exist.
 */
export async function findPreview(
  { database }: Needs,
  { id, number }: { id: number; number: number | null },
): Promise<PublishedPage | null> {
  const pageWithLive = await findPage(database.orm, id);
  if (!pageWithLive) return null;
  const { page, live } = pageWithLive;
  const version = number === null ? null : await findVersion(database.orm, id, number);
  if (version) return toPublishedPage(page, version, []);
  if (number !== null) return null;
  return {
    id,
    kind: page.kind,
    slug: page.slug,
    earlier: [],
    changedOn: live?.changedOn ?? '',
    content: readStored(page.draft, page),
    values: null,
  };
}

/**
 * Returns an earlier version of a policy, by number or moment; null when the version does not exist or is the
 * published one.
 */
export async function findEarlierPolicy(
  { database }: Needs,
  id: number,
  which: number | Date,
): Promise<PublishedPage | null> {
  const { orm } = database;
  const pageWithLive = await findPage(orm, id);
  if (pageWithLive?.page.kind !== 'policy') return null;
  const version = await (typeof which === 'number'
    ? findVersion(orm, id, which)
    : findVersionAt(orm, id, which));
  return version && version.number !== pageWithLive.page.liveNumber
    ? toPublishedPage(pageWithLive.page, version, [])
    : null;
}

/**
 * Returns the names of published pages with company details that are typed instead of inserted by a variable;
 * a shop in live mode would refuse to publish these pages.
 */
export async function listPagesWithHardcodedDetails(db: Orm): Promise<string[]> {
  const { pages } = await readPublishedPages(db);
  return pages
    .filter(({ content }) => findHardcodedInfo(pageTexts(content)).length > 0)
    .map(({ kind, content }) => nameOf(kind, content));
}

const ORDER = ['landing', 'frame', 'policy', 'free'];

export async function listPages({ database }: Needs): Promise<PageRow[]> {
  const rows = await selectPages(database.orm);
  return rows.map(toPageRow).sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.id - b.id);
}

/** Reads a page for the editor; throws 404 `not_found` when it does not exist. */
export async function getEditedPage({ database }: Needs, id: number): Promise<EditedPage> {
  return toEditedPage(await getPage(database.orm, id));
}

/** Lists the versions of a page, newest first; throws 404 `not_found`. */
export async function listVersions({ database }: Needs, id: number): Promise<PageVersion[]> {
  const { page } = await getPage(database.orm, id);
  const versions = await selectVersions(database.orm, id);
  return versions.map((version, index) => toPageVersion(page, version, versions[index + 1] ?? null));
}

/** Returns one version of a page; throws 404 `not_found` when the page or version does not exist. */
export async function getPageVersion({ database }: Needs, { id, number }: { id: number; number: number }) {
  const { page } = await getPage(database.orm, id);
  const version = await getVersion(database.orm, id, number);
  const before = await findVersion(database.orm, id, number - 1);
  return { ...toPageVersion(page, version, before), content: readStored(version.content, page) };
}
