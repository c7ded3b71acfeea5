// Part of the build: compiles the server for the first start.

import { loadServer } from './load-server.mjs';

await loadServer();
process.exit(0);
