// Manages redirects, created automatically when a page is renamed and by operators. A redirect never leads to
// another redirect, so visitors need one step and there are no circles.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { invalidFields, notFound, refusedField } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { normalisePath } from '#shared/writing/normalise-path.ts';
import { pageAddress } from './content/page-kinds.ts';
import { isReservedPath } from './content/reserved-paths.ts';
import type { Redirect, RedirectInput } from './contract.ts';
import { selectPages } from './pages.repository.ts';
import {
  deleteRedirect,
  findRedirect,
  insertRedirect,
  lockRedirects,
  moveTargets,
  type RedirectRecord,
  selectRedirects,
} from './redirects.repository.ts';

type Needs = { database: Database; clock: Clock };
type RedirectEntry = { from: string; to: string; automatic: boolean; now: Date };

const QUERY_NOT_ALLOWED =
  'Laat ? of # en wat erachter staat weg: een doorverwijzing geldt voor het hele adres';

/** Stores a redirect. Existing redirects to `from` then lead to `to`, and a redirect from `to` is removed. */
export async function putRedirect(tx: Orm, { from, to, automatic, now }: RedirectEntry): Promise<void> {
  await lockRedirects(tx);
  await deleteRedirect(tx, { fromPath: to });
  await moveTargets(tx, from, to);
  await deleteRedirect(tx, { fromPath: from });
  await insertRedirect(tx, { fromPath: from, toPath: to, automatic, createdAt: now });
  await announceChange(tx, 'pages');
}

/** Deletes the redirect from a path that now belongs to a page. */
export async function clearRedirect(tx: Orm, path: string): Promise<void> {
  await deleteRedirect(tx, { fromPath: path });
}

/**
 * Adds an operator's redirect. Throws 422 for an address outside the shop; 409 `redirect_exists`, or
 * `redirect_circle` when the redirect would lead back to its own address.
 */
export function addRedirect(
  { database, clock, publicUrl }: Needs & { publicUrl: string },
  input: RedirectInput,
): Promise<Redirect> {
  const from = normalisePath(input.from);
  const target = withoutOwnOrigin(input.to, publicUrl);
  if (from === null)
    throw invalidFields([{ path: 'from', message: 'Vul een adres van de winkel in, zoals /oud' }]);
  // A redirect without the query would apply to every query of that path.
  if (/[?#]/.test(input.from)) throw invalidFields([{ path: 'from', message: QUERY_NOT_ALLOWED }]);
  return database.transaction(async (tx) => {
    if (isReservedPath(from) || (await isShown(tx, from)))
      throw invalidFields([{ path: 'from', message: 'Hier staat een pagina van de winkel' }]);
    await lockRedirects(tx);
    const to = await lastTarget(tx, target);
    if (normalisePath(to) === from)
      throw refusedField('redirect_circle', 'to', 'Zo komt het adres bij zichzelf terug.');
    await moveTargets(tx, from, to);
    const row = { fromPath: from, toPath: to, automatic: false, createdAt: clock.now() };
    const added = await insertRedirect(tx, row);
    if (!added)
      throw refusedField('redirect_exists', 'from', 'Dit adres leidt al door. Verwijder dat eerst.');
    await announceChange(tx, 'pages');
    return toRedirect(added);
  });
}

/**
 * Returns the address where the redirects from an address end, or the address itself without a redirect. The
 * stored redirects contain no circle, so the search ends.
 */
async function lastTarget(tx: Orm, address: string): Promise<string> {
  const onward = await findRedirect(tx, normalisePath(address) ?? address);
  return onward ? lastTarget(tx, onward.toPath) : address;
}

/** Deletes a redirect; throws 404 `not_found` for an unknown id. */
export function removeRedirect({ database }: Pick<Needs, 'database'>, id: number): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await deleteRedirect(tx, { id }))) throw notFound('Dit adres leidt nergens heen.');
    await announceChange(tx, 'pages');
  });
}

export async function listRedirects({ database }: Pick<Needs, 'database'>): Promise<Redirect[]> {
  return (await selectRedirects(database.orm)).map(toRedirect);
}

async function isShown(tx: Orm, path: string): Promise<boolean> {
  const rows = await selectPages(tx);
  return rows.some(({ page, live }) => live !== null && pageAddress(page.kind, page.slug) === path);
}

function toRedirect({ id, fromPath, toPath, automatic, createdAt }: RedirectRecord): Redirect {
  return { id, from: fromPath, to: toPath, automatic, createdAt: createdAt.toISOString() };
}

/**
 * Removes the shop's own host from an address, with either scheme, so that a circle is detected however the
 * operator wrote the address.
 */
function withoutOwnOrigin(address: string, publicUrl: string): string {
  const url = URL.parse(address);
  return url?.host === new URL(publicUrl).host ? url.pathname + url.search + url.hash : address;
}
