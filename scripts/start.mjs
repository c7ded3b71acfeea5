// npm start: runs the shop from a bare checkout and keeps it running. Installs and builds only when needed;
// with NODE_ENV=production only production packages are kept afterwards.

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
