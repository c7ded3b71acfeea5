// Lets operators publish a page now or on schedule, unpublish a page, and restore a version. Every published
// state is kept as a version. Versions made because the value of a variable changed are in
// store-variable-values.ts.

import { isDeepStrictEqual } from 'node:util';
import { findHardcodedInfo } from '#modules/blog/contract.ts';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { plannedPublishing } from '#platform/jobs/planned-publishing.ts';
import { invalidFields, notFound, Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import { type PageContent, pageContentSchema } from './content/page-content.ts';
import { pageTexts, readTexts } from './content/page-texts.ts';
import type { EditedPage, PublishPage, RestorePage } from './contract.ts';
import { toEditedPage } from './page-views.ts';
import {
  findVersion,
  insertVersion,
  lockPage,
  type PageChange,
  type PageWithLive,
  updatePage,
  type VersionRecord,
} from './pages.repository.ts';
import { readStored } from './read-stored.ts';
import { lockAtVersion, type PageRequest, refuseNeeded, takeAddress } from './save-page.ts';

type Needs = { database: Database; clock: Clock; jobs: Jobs; testMode: boolean };

const publishing = plannedPublishing<PageWithLive>({
  queue: 'publish-planned-page',
  id: 'pageId',
  lock: lockPage,
  planOf: ({ page }) => page.publishAt,
  publish(tx, pageWithLive, at) {
    const content = readStored(pageWithLive.page.planned, pageWithLive.page);
    return publishContent(tx, pageWithLive, {
      content,
      how: 'planned',
      by: pageWithLive.page.plannedBy ?? '',
      now: at,
    });
  },
});

export const handlePlannedPages = publishing.handle;

/**
 * Publishes the draft of a page now, or schedules a copy of it. Throws 404 `not_found`, 409 `edit_conflict`,
 * 422 for a time in the past.
 */
export function publishPage(
  shop: Needs,
  { id, actor }: PageRequest,
  { at, version }: PublishPage,
): Promise<EditedPage> {
  const now = shop.clock.now();
  return shop.database.transaction(async (tx) => {
    const pageWithLive = await lockAtVersion(tx, id, version);
    const content = publishable(pageWithLive.page.draft, shop);
    if (!at) return publishContent(tx, pageWithLive, { content, how: 'published', by: actor, now });
    const publishAt = new Date(at);
    if (publishAt <= now) throw invalidFields([{ path: 'at', message: 'Kies een moment in de toekomst' }]);
    const plan = { planned: content, publishAt, plannedBy: actor, updatedAt: now, updatedBy: actor };
    const page = await updatePage(tx, id, plan);
    await publishing.send(shop, tx, id, publishAt);
    return toEditedPage({ page, live: pageWithLive.live });
  });
}

/**
 * Returns the draft of a page if it may be published. Throws 422 for unknown variables, which a draft of an
 * earlier release may contain. In live mode, also throws 422 for company details that are typed instead of
 * inserted by a variable.
 */
function publishable(draft: unknown, { testMode }: Pick<Needs, 'testMode'>): PageContent {
  const { data, error } = pageContentSchema.safeParse(draft);
  const problems = error
    ? error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    : testMode
      ? []
      : findHardcodedInfo(pageTexts(data));
  if (data && problems.length === 0) return data;
  throw invalidFields(problems.map(({ path, message }) => ({ path: `content.${path}`, message })));
}

type VersionedPageRequest = PageRequest & { seen: number | undefined };
type Change = (tx: Orm, pageWithLive: PageWithLive) => PageChange | Promise<PageChange>;

/**
 * Changes a page at the row version the operator saw; throws 404 `not_found`, or 409 `edit_conflict` when the
 * page has a newer row version.
 */
function changeAtVersion(
  { database, clock }: Needs,
  { id, actor, seen }: VersionedPageRequest,
  change: Change,
): Promise<EditedPage> {
  return database.transaction(async (tx) => {
    const pageWithLive = await lockAtVersion(tx, id, seen);
    const changes = { ...(await change(tx, pageWithLive)), updatedAt: clock.now(), updatedBy: actor };
    const page = await updatePage(tx, id, changes);
    return toEditedPage({ page, live: page.liveNumber === null ? null : pageWithLive.live });
  });
}

/** Cancels the scheduled publication of a page; throws 404 `not_found`, 409 `edit_conflict`. */
export const cancelSchedule = (shop: Needs, request: VersionedPageRequest): Promise<EditedPage> =>
  changeAtVersion(shop, request, () => NO_SCHEDULE);

/**
 * Discards the draft of a page: replaces it by the published content. Throws 404 `not_found`, 409
 * `edit_conflict`, and 409 `never_published` when the page has no published content.
 */
export const discardDraft = (shop: Needs, request: VersionedPageRequest): Promise<EditedPage> =>
  changeAtVersion(shop, request, (_tx, { live }) => {
    if (!live) throw new Refusal('never_published', 'Deze pagina is nog nooit gepubliceerd.');
    return { draft: live.content };
  });

/**
 * Unpublishes a page created by the owner. Throws 409 `page_needed` when the shop must have the page or a
 * menu links to it.
 */
export const unpublishPage = (shop: Needs, request: VersionedPageRequest): Promise<EditedPage> =>
  changeAtVersion(shop, request, async (tx, { page }) => {
    await refuseNeeded(tx, page);
    await announceChange(tx, 'pages');
    return { ...NO_SCHEDULE, liveNumber: null };
  });

/**
 * Restores a version of a page as its draft, or publishes it immediately. Throws 404 `not_found`, 409
 * `edit_conflict`.
 */
export function restorePage(
  { database, clock, testMode }: Needs,
  { id, actor }: PageRequest,
  { number, publish, version }: RestorePage,
): Promise<EditedPage> {
  return database.transaction(async (tx) => {
    const pageWithLive = await lockAtVersion(tx, id, version);
    const { content } = await getVersion(tx, id, number);
    const now = clock.now();
    const restored = { draft: content, updatedAt: now, updatedBy: actor };
    if (!publish) return toEditedPage({ ...pageWithLive, page: await updatePage(tx, id, restored) });
    const shown: Publication = {
      content: publishable(content, { testMode }),
      how: 'restored',
      by: actor,
      now,
    };
    return publishContent(tx, pageWithLive, shown, restored);
  });
}

/** Reads a version of a page; throws 404 `not_found`. */
export async function getVersion(db: Orm, pageId: number, number: number): Promise<VersionRecord> {
  const version = await findVersion(db, pageId, number);
  if (!version) throw notFound('Deze versie is er niet.');
  return version;
}

const NO_SCHEDULE = { planned: null, publishAt: null, plannedBy: null };

type Publication = { content: PageContent; how: VersionRecord['how']; by: string; now: Date };

/**
 * Publishes content as a new version; content equal to the published version creates none. Cancels a
 * scheduled publication. `also` contains more columns of the page to change in the same update.
 */
async function publishContent(
  tx: Orm,
  { page, live }: PageWithLive,
  publication: Publication,
  also: PageChange = {},
): Promise<EditedPage> {
  const { content, how, by, now } = publication;
  const before = live && readStored(live.content, page);
  const isNew = !live || !isDeepStrictEqual(content, before);
  const version = isNew
    ? await insertVersion(tx, {
        pageId: page.id,
        content,
        how,
        publishedAt: now,
        publishedBy: by,
        changedOn:
          live && before && isDeepStrictEqual(readTexts(content), readTexts(before))
            ? live.changedOn
            : dayOf(now),
      })
    : live;
  const shown = await updatePage(tx, page.id, {
    ...also,
    ...NO_SCHEDULE,
    liveNumber: version.number,
    updatedAt: now,
    updatedBy: by,
  });
  await takeAddress(tx, page);
  await announceChange(tx, 'pages');
  return toEditedPage({ page: shown, live: version });
}
