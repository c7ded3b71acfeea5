// Collects the metrics of several processes behind one port. The supervisor
// (scripts/server/gather-metrics.mjs) asks each process and adds the results.

import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import * as z from 'zod';

const gatheredSchema = z.object({ gathered: z.number(), text: z.string().nullable() });

/**
 * Returns a function that reads the metrics of all processes together. It returns those of this process only
 * when there is no other process or another one does not answer.
 */
export function createGather(registers: Registry[]): () => Promise<string> {
  const readOwn = () => AggregatorRegistry.merge(registers).metrics();
  if (!cluster.isWorker) return readOwn;
  // From now on this process answers the keeper when that asks for what it has.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registers);
  const pending = new Map<number, (text: string | null) => void>();
  process.on('message', (message) => {
    const { success, data } = gatheredSchema.safeParse(message);
    if (!success) return;
    pending.get(data.gathered)?.(data.text);
    pending.delete(data.gathered);
  });
  let lastRequest = 0;
  return async () => {
    lastRequest += 1;
    const answer = Promise.withResolvers<string | null>();
    pending.set(lastRequest, answer.resolve);
    process.send?.({ gather: lastRequest });
    return (await answer.promise) ?? readOwn();
  };
}
