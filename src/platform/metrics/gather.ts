// Behind one port every look meets another process: the keeper (scripts/gather-metrics.mjs) asks them all and
// adds what they say.

import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import * as z from 'zod';

const gatheredSchema = z.object({ gathered: z.number(), text: z.string().nullable() });

/**
 * Reads the figures of all processes where there are several, else, or when one of them is silent, those of
 * this one.
 */
export function createGather(registers: Registry[]): () => Promise<string> {
  const own = () => AggregatorRegistry.merge(registers).metrics();
  if (!cluster.isWorker) return own;
  // From now on this process answers the keeper when that asks for what it has.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registers);
  const waiting = new Map<number, (text: string | null) => void>();
  process.on('message', (message) => {
    const { success, data } = gatheredSchema.safeParse(message);
    if (!success) return;
    waiting.get(data.gathered)?.(data.text);
    waiting.delete(data.gathered);
  });
  let asked = 0;
  return async () => {
    asked += 1;
    const answer = Promise.withResolvers<string | null>();
    waiting.set(asked, answer.resolve);
    process.send?.({ gather: asked });
    return (await answer.promise) ?? own();
  };
}
