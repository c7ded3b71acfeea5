// A step of the build: compiles the server's code in advance, so that the first start is fast.

import { loadServer } from '../server/load-server.mjs';

const { loadShop } = await loadServer();
await loadShop();
process.exit(0);
