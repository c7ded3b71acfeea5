// Removes the personal data of an erased customer from the audit log. The hash chain stays valid: an extra
// seal lists every redacted row with its new digest, so the redaction is visible and any other change is
// still detected.

import type { Orm } from '#platform/database/database.ts';
import { listChangesAbout } from './audit.repository.ts';
import { ERASED_VALUE } from './contract.ts';
import { addSeal, type Sealing } from './seal-log.ts';
import { digestRedacted, lockSeals, writeRedacted } from './seals.repository.ts';

/**
 * Rows of one table that belong to one person: `ids` are the ids of the rows, `personal` the names of the
 * columns with personal data.
 */
export type PersonalRows = { table: string; personal: readonly string[]; ids: readonly string[] };

export class LogNotSealed extends Error {
  override readonly name = 'LogNotSealed';
}

/**
 * Redacts the personal columns of the rows in `about`, and in all other rows every value that contains one of
 * the `strings`, of which the first must be the person's e-mail address. Returns the number of redacted rows.
 * Throws `LogNotSealed` when a row to redact is not in the hash chain yet; the caller then seals the log and
 * retries.
 */
export async function redactChanges(
  shop: Pick<Sealing, 'clock' | 'keyring'>,
  tx: Orm,
  { about, strings }: { about: readonly PersonalRows[]; strings: readonly string[] },
): Promise<number> {
  await lockSeals(tx);
  const personalOf = new Map(about.map(({ table, personal }) => [table, new Set(personal)]));
  const isWhole = new Set(about.flatMap(({ table, ids }) => ids.map((id) => `${table} ${id}`)));
  const lowerCaseStrings = strings.map((each) => each.toLowerCase());
  const matchingChanges = await listChangesAbout(tx, about, lowerCaseStrings);
  // A row that was deleted since belonged to the person when it contained the person's e-mail address.
  for (const { entity, entityId, before, after } of matchingChanges)
    if (personalOf.has(entity) && holds([before, after], lowerCaseStrings.slice(0, 1)))
      isWhole.add(`${entity} ${entityId}`);
  const whole = await listChangesAbout(tx, wholeRows(about, isWhole), lowerCaseStrings);
  const blanked = whole.flatMap((row) => {
    const personal = isWhole.has(`${row.entity} ${row.entityId}`) ? personalOf.get(row.entity) : undefined;
    const blank = (values: Values) => values && redactValues(values, personal ?? new Set(), lowerCaseStrings);
    const before = blank(row.before);
    const after = blank(row.after);
    const isSame = JSON.stringify([before, after]) === JSON.stringify([row.before, row.after]);
    if (!isSame && row.seal === null) throw new LogNotSealed();
    return isSame ? [] : [{ id: row.id, before, after }];
  });
  if (blanked.length === 0) return 0;
  const text = JSON.stringify(blanked);
  const contents = { entries: [], changes: [], blanked: await digestRedacted(tx, text) };
  await addSeal(shop, tx, contents, { isCaughtUp: false, forgottenTo: null });
  await writeRedacted(tx, text);
  return blanked.length;
}

type Values = Record<string, unknown> | null;

const holds = (value: unknown, strings: readonly string[]): boolean => {
  const text = JSON.stringify(value ?? null).toLowerCase();
  return strings.some((each) => text.includes(each));
};

const isEmpty = (value: unknown) => value === null || value === '';

function redactValues(
  values: Record<string, unknown>,
  personal: ReadonlySet<string>,
  strings: readonly string[],
): Values {
  const isPersonal = ([column, value]: [string, unknown]) =>
    !isEmpty(value) && (personal.has(column) || holds(value, strings));
  return Object.fromEntries(
    Object.entries(values).map((entry) => [entry[0], isPersonal(entry) ? ERASED_VALUE : entry[1]]),
  );
}

function wholeRows(about: readonly PersonalRows[], isWhole: ReadonlySet<string>): PersonalRows[] {
  return about.map(({ table, personal }) => ({
    table,
    personal,
    ids: [...isWhole].flatMap((name) => (name.startsWith(`${table} `) ? name.slice(table.length + 1) : [])),
  }));
}
