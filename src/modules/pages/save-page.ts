// Lets the owner create, save and delete pages. Only operators see the draft. A new address applies at once,
// with a redirect from the old address.

import { slugOf } from '#modules/blog/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, notFound, Refusal, refusedField } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { findHardcodedDetails } from './content/hardcoded-details.ts';
import { pageAddress } from './content/page-kinds.ts';
import type { EditedPage, NewPage, SavePage } from './contract.ts';
import { toEditedPage } from './page-views.ts';
import {
  deletePage as deletePageRow,
  findPage,
  findPageAt,
  insertPage,
  lockPage,
  type PageRecord,
  type PageWithLive,
  selectPages,
  updatePage,
} from './pages.repository.ts';
import { readStored } from './read-stored.ts';
import { clearRedirect, putRedirect } from './redirects.ts';
import { listUndescribedPictures } from './undescribed-pictures.ts';

type Needs = { database: Database; clock: Clock };
export type PageRequest = { id: number; actor: string };

/**
 * Creates a page with a draft only. Throws 409 `slug_taken` when another page has the address, 422 when
 * neither the slug nor the title gives one.
 */
export function createPage({ database, clock }: Needs, input: NewPage, actor: string): Promise<EditedPage> {
  const now = clock.now();
  const slug = input.slug || slugOf(input.title);
  if (!slug) throw invalidFields([{ path: 'slug', message: 'Vul een adres in' }]);
  return database.transaction(async (tx) => {
    const draft = {
      kind: 'text',
      title: input.title,
      intro: '',
      body: 'Schrijf hier je tekst.',
      search: { title: '', description: '', imageUrl: '' },
    };
    const row = { kind: 'free', slug, draft, createdAt: now, updatedAt: now, updatedBy: actor } as const;
    const page = await insertPage(tx, row);
    if (!page) throw slugTaken();
    return toEditedPage({ page, live: null });
  });
}

/**
 * Saves the draft of a page; readers keep seeing the published version. Throws 404 `not_found`, 409
 * `edit_conflict` or `slug_taken`, and 422 with the invalid fields.
 */
export async function savePage(
  { database, clock, getSettings }: Needs & { getSettings: GetSettings },
  { id, actor }: PageRequest,
  { content, slug, version }: SavePage,
): Promise<EditedPage> {
  const problems = [
    ...findHardcodedDetails(content, await getSettings()),
    ...(await listUndescribedPictures(database.orm, content)),
  ];
  if (problems.length > 0) throw invalidFields(problems);
  return database.transaction(async (tx) => {
    const { page, live } = await lockAtVersion(tx, id, version);
    if (content.kind !== readStored(page.draft, page).kind) {
      throw invalidFields([{ path: 'content.kind', message: 'Deze pagina is van een andere soort' }]);
    }
    const moved = await changeAddress(tx, page, slug, { published: live !== null, now: clock.now() });
    const saved = await updatePage(tx, id, {
      draft: content,
      slug: moved,
      updatedAt: clock.now(),
      updatedBy: actor,
    });
    return toEditedPage({ page: saved, live });
  });
}

/**
 * Returns the slug to save, and adds a redirect from the old address of a published page. Throws 409
 * `slug_taken` when another page has the address; 422 when the kind of page has a fixed address.
 */
async function changeAddress(
  tx: Orm,
  page: PageRecord,
  requestedSlug: string | undefined,
  { published, now }: { published: boolean; now: Date },
): Promise<string> {
  if (!requestedSlug || requestedSlug === page.slug) return page.slug;
  if (page.kind !== 'free')
    throw invalidFields([{ path: 'slug', message: 'Het adres van deze pagina ligt vast' }]);
  if (await findPageAt(tx, 'free', requestedSlug)) throw slugTaken();
  const [from, to] = [page.slug, requestedSlug].map((slug) => pageAddress('free', slug));
  if (published && from && to) await putRedirect(tx, { from, to, automatic: true, now });
  return requestedSlug;
}

/**
 * Deletes a page created by the owner. Throws 409 `page_needed` when the shop must have the page or a menu
 * links to it.
 */
export function deletePage({ database }: Needs, id: number): Promise<void> {
  return database.transaction(async (tx) => {
    const { page } = await lockAtVersion(tx, id, undefined);
    await refuseNeeded(tx, page);
    await deletePageRow(tx, id);
    await announceChange(tx, 'pages');
  });
}

/** Throws 409 `page_needed` for a page the shop must have, or a page a menu links to. */
export async function refuseNeeded(tx: Orm, page: PageRecord): Promise<void> {
  if (page.kind !== 'free') throw new Refusal('page_needed', 'Deze pagina kan de winkel niet missen.');
  const address = pageAddress(page.kind, page.slug);
  const frame = (await selectPages(tx)).find((row) => row.page.kind === 'frame');
  const contents = [frame?.page.draft, frame?.live?.content].filter((content) => content !== undefined);
  if (contents.some((content) => JSON.stringify(content).includes(`"${address}"`))) {
    throw new Refusal(
      'page_needed',
      'Het menu of de voettekst leidt naar deze pagina. Haal hem daar eerst weg.',
    );
  }
}

/**
 * Locks a page if it still has the row version the operator saw; throws 404 `not_found`, or 409
 * `edit_conflict` when the page has a newer one.
 */
export async function lockAtVersion(tx: Orm, id: number, seen: number | undefined): Promise<PageWithLive> {
  const pageWithLive = await lockPage(tx, id);
  if (!pageWithLive) throw pageUnknown();
  refuseStaleEdit(pageWithLive.page.version, seen, 'Iemand anders heeft deze pagina intussen gewijzigd.');
  return pageWithLive;
}

export async function getPage(db: Orm, id: number): Promise<PageWithLive> {
  const pageWithLive = await findPage(db, id);
  if (!pageWithLive) throw pageUnknown();
  return pageWithLive;
}

/** Removes a redirect from the address of a page, because the address now belongs to the page. */
export const takeAddress = (tx: Orm, { kind, slug }: PageRecord) =>
  clearRedirect(tx, pageAddress(kind, slug));

const pageUnknown = () => notFound('Deze pagina is er niet.');
const slugTaken = () => refusedField('slug_taken', 'slug', 'Er is al een pagina met dit adres.');
