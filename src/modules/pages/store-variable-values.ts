// Stores the values of the variables in policies, because the terms at the time of an order apply to the
// order. When a value changes, a new version of the policy is stored with the date of that day; the previous
// version keeps the old values.

import { isDeepStrictEqual } from 'node:util';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';
import { readTexts } from './content/page-texts.ts';
import { variableParts } from './content/variables.ts';
import {
  insertVersion,
  lockPage,
  type PageWithLive,
  selectPages,
  setLiveVersion,
  updateVersion,
} from './pages.repository.ts';
import type { VariableValues } from './pages.tables.ts';
import { readStored } from './read-stored.ts';

type Needs = { database: Database; clock: Clock; readVariableValues(): Promise<VariableValues> };

/**
 * Variables whose values are not stored: they change daily or with each review, and are no term of an order.
 */
const VOLATILE_VARIABLES: readonly string[] = ['bezorgdag', 'belofte-verzending', 'uitleg-cijfer'];

/**
 * Stores a new version of each published policy in which the value of a variable has changed. For a version
 * without stored values, adds the current values to that version.
 */
export async function storeVariableValues({ database, clock, readVariableValues }: Needs): Promise<void> {
  const values = await readVariableValues();
  const isStale = ({ page, live }: PageWithLive) =>
    page.kind === 'policy' &&
    live !== null &&
    !isDeepStrictEqual(live.values, namedIn({ page, live }, values));
  const stale = (await selectPages(database.orm)).filter(isStale);
  if (stale.length === 0) return;
  await database.transaction(async (tx) => {
    for (const { page } of stale) {
      const pageWithLive = await lockPage(tx, page.id);
      if (!pageWithLive?.live || !isStale(pageWithLive)) continue;
      const { live } = pageWithLive;
      const named = namedIn(pageWithLive, values);
      if (live.values === null) {
        await updateVersion(tx, live.id, { values: named });
        continue;
      }
      const now = clock.now();
      const { number } = await insertVersion(tx, {
        pageId: page.id,
        content: live.content,
        values: named,
        how: live.how,
        publishedAt: now,
        publishedBy: '',
        changedOn: dayOf(now),
      });
      await setLiveVersion(tx, page.id, { liveNumber: number });
      await announceChange(tx, 'pages');
    }
  });
}

/**
 * Returns the values of the variables that a page uses, without `VOLATILE_VARIABLES`. The values have the
 * form that storage as JSON gives them, so that they can be compared with stored values.
 */
function namedIn({ page, live }: PageWithLive, values: VariableValues): VariableValues {
  const pieces = readTexts(readStored(live?.content, page)).flatMap(({ text }) => variableParts(text));
  const names = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.variable));
  const named = names
    .filter((name) => !VOLATILE_VARIABLES.includes(name))
    .map((name) => [name, values[name]]);
  return JSON.parse(JSON.stringify(Object.fromEntries(named)));
}
