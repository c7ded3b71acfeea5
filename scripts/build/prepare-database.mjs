// A step of the build: writes build/database/prepared.tar. The first start of the embedded database unpacks
// its data folder from that file. Needs Node 24, which runs TypeScript sources directly.

import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from '../../src/platform/jobs/prepare-database.ts';

const root = new URL('../../', import.meta.url);
const archive = fileURLToPath(new URL('build/database/prepared.tar', root));
const migrationsFolder = fileURLToPath(new URL('database/migrations', root));

const startedAt = performance.now();
await prepareDatabase({ archive, migrationsFolder });
const megabytes = (statSync(archive).size / 1024 / 1024).toFixed(1);
console.log(`Prepared database: ${megabytes} MB in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
