// Repairs a difference with the repair of its kind, which reads the true value again from its source. Then
// checks whether the difference is gone.

import type { Database, Orm } from '#platform/database/database.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import { invalidFields, notFound, Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import type { Difference } from './difference-contract.ts';
import {
  type DifferenceRow,
  findDifference,
  findNewestOrder,
  resolve,
  type Seen,
  selectDifferences,
} from './differences.repository.ts';

type Kinds<Needs> = { differenceKinds: readonly DifferenceKind<Needs>[] };
type Base = { database: Database; clock: Clock };

/** Records the repair of a difference in the history of its order. */
export type RecordRepair = (
  tx: Orm,
  repaired: { orderId: number; actor: string; title: string; reason: string | null },
) => Promise<void>;

type RepairRequest = { id: number; reason: string; actor: string };

/**
 * Repairs one difference; a difference that is already resolved is returned unchanged. Throws 404
 * `not_found`; 409 `not_repaired` when the difference is still there; 422 when a required reason is missing;
 * also the errors of the repair itself.
 */
export async function repairDifference<Needs extends Base>(
  shop: Needs & Kinds<Needs> & { recordRepair: RecordRepair },
  { id, reason, actor }: RepairRequest,
): Promise<Difference> {
  const { database, clock, differenceKinds, recordRepair } = shop;
  const row = await findDifference(database.orm, id);
  if (!row) throw notFound('Dit verschil bestaat niet.');
  const kind = differenceKinds.find(({ key }) => key === row.kind);
  if (row.resolvedAt || !kind) return viewOf(row, kind);
  const { explains = false } = kind.repair;
  if (explains && reason === '')
    throw invalidFields([{ path: 'reason', message: 'Schrijf op hoe het komt' }]);
  await kind.repair.run(shop, { subject: row.subject, orderId: row.orderId, actor, reason });
  const isThere = await isStillThere(database.orm, kind, row, clock.now());
  if (isThere && !explains) throw stillThere(row);
  const resolution = isThere ? 'explained' : 'repaired';
  const why = explains ? reason : null;
  await database.transaction(async (tx) => {
    const first = await resolve(tx, id, { at: clock.now(), actor, resolution, reason: why });
    if (first && row.orderId !== null)
      await recordRepair(tx, { orderId: row.orderId, actor, title: kind.title, reason: why });
  });
  return viewOf((await findDifference(database.orm, id)) ?? row, kind);
}

export async function listDifferences<Needs>(
  { database, differenceKinds }: { database: Database } & Kinds<Needs>,
  state: 'open' | 'resolved' = 'open',
): Promise<Difference[]> {
  const kinds = new Map(differenceKinds.map((kind) => [kind.key, kind]));
  return (await selectDifferences(database.orm, state)).map((row) => viewOf(row, kinds.get(row.kind)));
}

/**
 * Returns true when a difference still exists. Unlike the comparison of all books, this check includes the
 * entries of the last minutes.
 */
async function isStillThere(
  db: Orm,
  kind: Pick<DifferenceKind<never>, 'find'>,
  { subject, orderId }: Seen,
  now: Date,
): Promise<boolean> {
  const toOrder = orderId ?? (await findNewestOrder(db));
  const span = { fromOrder: orderId ?? 0, toOrder, before: new Date(now.getTime() + 60_000) };
  return (await kind.find(db, span)).some((difference) => difference.subject === subject);
}

const stillThere = ({ text }: DifferenceRow) =>
  new Refusal('not_repaired', `Het verschil is er nog: ${text} Misschien is er nog iets onderweg.`);

function viewOf(
  row: DifferenceRow,
  kind: Pick<DifferenceKind<never>, 'title' | 'path' | 'repair'> | undefined,
): Difference {
  const { subject: _, firstSeenAt, lastSeenAt, resolvedAt, ...rest } = row;
  const { label, explains = false } = kind?.repair ?? {};
  return {
    ...rest,
    title: kind?.title ?? row.kind,
    path:
      row.orderId === null ? (kind?.path ?? href('/admin')) : href('/admin/orders/:id', { id: row.orderId }),
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    repair: label === undefined ? null : { label, explains },
  };
}
