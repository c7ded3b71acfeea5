// Terms hold as they were when somebody ordered. What the shop's data made of a text of the law is kept with
// its version; when they change, readers see a new version of that day, and the one before says what it said.

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

/** Other every day, or with every review: no term that somebody ordered under. */
const VOLATILE_VARIABLES: readonly string[] = ['bezorgdag', 'belofte-verzending', 'uitleg-cijfer'];

/** Does nothing where they are those that are kept. */
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

/** As the database gives them back. */
function namedIn({ page, live }: PageWithLive, values: VariableValues): VariableValues {
  const pieces = readTexts(readStored(live?.content, page)).flatMap(({ text }) => variableParts(text));
  const names = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.variable));
  const named = names
    .filter((name) => !VOLATILE_VARIABLES.includes(name))
    .map((name) => [name, values[name]]);
  return JSON.parse(JSON.stringify(Object.fromEntries(named)));
}
