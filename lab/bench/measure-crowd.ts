// Measures how long a purchase takes while a crowd of readers loads pages, compared with the time without a
// crowd, alternately in one run.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sell } from '../support/measure-sales.ts';
import type { Row } from '../support/table.ts';

const BUYERS = 1;
/**
 * The maximum factor by which a crowd of readers may slow down a purchase. A purchase makes some thirty
 * requests, each of which may wait for one or two readers.
 */
const MOST_TIMES = 8;

export async function measureCrowd(
  who: string,
  address: string,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Row[]> {
  await sell({ address, buyers: BUYERS, seconds: 2 });
  const found: { alone: number; crowded: number; given: number; refused: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await sell({ address, buyers: BUYERS, seconds });
    const crowd = fork(fileURLToPath(new URL('./crowd.ts', import.meta.url)), [address]);
    const crowded = await sell({ address, buyers: BUYERS, seconds });
    crowd.send('enough');
    const [answers] = await once(crowd, 'message');
    crowd.disconnect();
    found.push({ alone: alone.p50, crowded: crowded.p50, ...answers });
  }
  const [middle] = found
    .toSorted((a, b) => a.crowded / a.alone - b.crowded / b.alone)
    .slice(Math.floor(rounds / 2));
  if (!middle) throw new Error('Nothing was measured');
  const { alone, crowded, given, refused } = middle;
  return [
    {
      what: `a purchase while 180 people read (${who})`,
      measured: `${(crowded / alone).toFixed(1)} × (${crowded.toFixed(0)} of ${alone.toFixed(0)} ms)`,
      aim: `≤ ${MOST_TIMES} ×`,
      ok: crowded / alone <= MOST_TIMES,
    },
    {
      what: '  their answers, and their 503s',
      measured: `${(given / seconds).toFixed(0)} and ${(refused / seconds).toFixed(0)} per second`,
    },
  ];
}
