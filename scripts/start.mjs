// npm start: from a bare checkout to a running shop that stays running. Installs and builds only when needed; on a
// server (NODE_ENV=production) only the packages that run are kept afterwards.

import { ensureBuilt, keepWhatRuns } from './bootstrap.mjs';
import { keepRunning } from './keep-running.mjs';

ensureBuilt();
if (process.env.NODE_ENV === 'production') keepWhatRuns();
keepRunning('scripts/serve.mjs', process.argv.slice(2), { NODE_ENV: 'production' });
