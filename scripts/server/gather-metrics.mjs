// The keeper's part of /metrics: what all processes behind one port count, added up by the library that
// counts in each of them.

import cluster from 'node:cluster';
import promClient from 'prom-client';

export function gatherMetrics() {
  const gatherer = new promClient.AggregatorRegistry();
  cluster.on('message', async (worker, message) => {
    if (typeof message?.gather !== 'number') return;
    // Null: one of them did not answer in five seconds.
    const text = await gatherer.clusterMetrics().catch(() => null);
    if (worker.isConnected()) worker.send({ gathered: message.gather, text });
  });
}
