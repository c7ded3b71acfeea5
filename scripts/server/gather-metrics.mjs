// Collects the counters of all processes behind one port for /metrics. The metrics library that counts in
// each process also adds them up.

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
