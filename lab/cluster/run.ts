// Runs a shop on a fault-tolerant database while each part fails in turn. A table shows how long nobody could
// order, and the result of the comparison of the books. When interrupted, the run stops everything it
// started.

import { readOptions } from '#lab/support/read-options.ts';
import { type FailureReport, runOnCluster } from './cluster-run.ts';

/** The aim: the maximum time in ms a buyer may have to wait during a failover. */
const LONGEST_MS = 30_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const values = readOptions({
  buyers: '4',
  seed: String(Date.now() % 100_000),
});
const seed = Number(values.seed);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const line = (what: string, ...columns: (string | number)[]) =>
  console.log(`  ${what.padEnd(42)}${columns.map((column) => String(column).padStart(12)).join('')}`);

console.log(
  `Cluster test: 3 etcd, 2 database nodes, HAProxy, PgBouncer, 3 web and 2 worker (--seed ${seed})`,
);
line('what happens', 'interruption', 'purchases');
const report = await runOnCluster(
  { buyers: Number(values.buyers), seed },
  ({ what, longestPause, sold }: FailureReport) => line(what, seconds(longestPause), sold),
);
const longest = Math.max(...report.acts.map((act) => act.longestPause));
const { differences, replica, ownWrites } = report;
console.log('');
line('longest interruption', seconds(longest));
line('confirmed orders', report.acknowledged);
line('of which lost', report.lost);
line('double', report.doubled);
line('orders', report.orders);
line('paid at the payment provider', report.paid);
line('second payments, refunded', report.givenBack);
line('found by reconciliation only', report.reconciled);
line('books agree after', seconds(report.secondsAlone * 1000));
line('differences on the replica', replica.differences.length);
console.log('');
line('saved, and the figures at once', 'not seen', 'on the replica');
for (const { replica: state, rounds, unseen, onReplica } of ownWrites)
  line(`  ${rounds} times, the replica ${state}`, unseen, onReplica);
for (const difference of [...differences, ...replica.differences]) console.log(`    - ${difference}`);
console.log(`\n${differences.length} differences`);
const [following, still] = ownWrites;
// Once or twice it may have gone on and caught up between a save and the look after it.
const isReplicaMisread = !following?.onReplica || !still || still.onReplica > still.rounds / 4;
const unseen = ownWrites.reduce((sum, own) => sum + own.unseen, 0);
const faults = differences.length + replica.differences.length + report.lost + report.doubled + unseen;
process.exit(faults > 0 || isReplicaMisread || longest > LONGEST_MS ? 1 : 0);
