// Part of the build: compiles the server for the first start.

import { loadServer } from '../server/load-server.mjs';

const { loadShop } = await loadServer();
await loadShop();
process.exit(0);
