// npm run lab -- bench: measures the built shop against static servers and its aims, in one table. Options:
// `--only starts,answers,sales,crowd,processes`, `--engine embedded|postgres`, `--json file` stores the rows,
// `--profile folder` stores a processor profile of each server. PostgreSQL is the server of
// TEST_DATABASE_URL.

import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { withBenchDatabase } from '../support/bench-database.ts';
import { readOptions } from '../support/read-options.ts';
import { printTable, type Row } from '../support/table.ts';
import { benchEngine, ENGINE_PARTS } from './bench-engine.ts';
import { benchProcesses } from './bench-processes.ts';
import { loadTool } from './load.ts';

const PARTS = [...ENGINE_PARTS, 'processes'];
/** The share of busy cores (0–1) above which another program is running and the figures are unreliable. */
const BUSY = 0.25;

const values = readOptions({
  seconds: '5',
  rounds: '3',
  only: PARTS.join(','),
  engine: 'both',
  json: '',
  profile: '',
});
const asked = values.only.split(',');
if (!asked.every((part) => PARTS.some((each) => each === part)))
  throw new Error(`--only knows ${PARTS.join(', ')}; asked for was ${values.only}`);
const options = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  parts: ENGINE_PARTS.filter((part) => asked.includes(part)),
  profileFolder: values.profile || null,
};
const server = process.env.TEST_DATABASE_URL;
const [load = 0] = loadavg();
const busy = load > cpus().length * BUSY;

console.log(
  `Measurements: ${cpus().length} cores, load by ${loadTool}, ${options.seconds} s per measurement after a warm-up, the middle one of ${options.rounds}`,
);
if (busy)
  console.log(
    `!! The machine is busy already (load ${load.toFixed(1)}): these figures say nothing of the shop. Wait until it is quiet.`,
  );

const rows: Row[] = [];
const onDatabase = server !== undefined && values.engine !== 'embedded' ? server : null;
if (options.parts.length > 0) {
  if (values.engine !== 'postgres') rows.push(...(await benchEngine('embedded', null, options)));
  if (onDatabase)
    rows.push(...(await withBenchDatabase(onDatabase, (url) => benchEngine('postgres', url, options))));
}
if (onDatabase && asked.includes('processes')) rows.push(...(await benchProcesses(onDatabase, options)));
if (!server) console.log('!! PostgreSQL: no server was found, not measured. Set TEST_DATABASE_URL.');
console.log('');
printTable(rows);
if (values.json) writeFileSync(values.json, JSON.stringify({ at: new Date(), busy, options, rows }, null, 2));
process.exit(rows.every(({ ok }) => ok !== false) ? 0 : 1);
