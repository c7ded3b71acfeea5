// npm start: from a bare checkout to a running shop that stays running. Installs and builds only when needed;
// on a server (NODE_ENV=production) only the packages that run are kept afterwards.

import { become, ensureBuilt, keepWhatRuns, settings } from './bootstrap.mjs';
import { keepRunning } from './server/keep-running.mjs';
import { launchAlone, launchTogether, placesFor } from './server/launch-shop.mjs';

ensureBuilt();
if (process.env.NODE_ENV === 'production') keepWhatRuns();
const told = settings();
if (!told.WEB_CONCURRENCY) keepRunning(launchAlone('scripts/serve.mjs', process.argv.slice(2)));
else if (process.versions.node.startsWith('24.')) {
  const { gatherMetrics } = await import('./server/gather-metrics.mjs');
  gatherMetrics();
  keepRunning(launchTogether, placesFor(told));
} else become('scripts/start.mjs', process.argv.slice(2));
