// Runs wapiti once with a time limit and reads its report.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Finding } from './findings.ts';

/** The attacks that are left out, because they guess file names and passwords for hours. */
const LEFT_OUT = new Set([
  'brute_login_form',
  'buster',
  'nikto',
  'wapp',
  'cms',
  'takeover',
  'ssl',
  'htp',
  'network_device',
]);

const finding = z.object({
  level: z.number(),
  method: z.string(),
  path: z.string(),
  parameter: z.string().nullish(),
  info: z.string(),
});
const kinds = z.record(z.string(), z.array(finding));
const report = z.object({ vulnerabilities: kinds, anomalies: kinds });

type Round = {
  name: string;
  shop: string;
  /** The URL for calls that wapiti tries to make the shop send. */
  endpoint: string;
  starts: readonly string[];
  cookie?: string;
  /** The maximum time of one kind of attack in seconds; crawling may take three times as long. */
  seconds: number;
  /** The folder for reports and wapiti's own state. */
  folder: string;
};

/** Runs the scan; throws when wapiti itself fails. */
export async function scan(round: Round) {
  const { name, shop, endpoint, starts, cookie, seconds, folder } = round;
  const file = join(folder, `${name}.json`);
  const modules = await attacks();
  const parameters = [
    '-u',
    `${shop}/`,
    '--scope',
    'domain',
    '-m',
    modules.join(','),
    '--endpoint',
    endpoint,
    '--no-bugreport',
    '--flush-session',
    '--store-session',
    join(folder, name),
    '--store-config',
    join(folder, 'config'),

    '--max-scan-time',
    String(3 * seconds),
    '--max-attack-time',
    String(seconds),
    '-f',
    'json',
    '-o',
    file,
    '-v',
    '1',
    // It reads no page that comes as Brotli.
    '-H',
    'Accept-Encoding: identity',
    ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
    ...starts.flatMap((path) => ['-s', `${shop}${path}`]),
  ];
  const said = join(folder, `${name}.log`);
  const wapiti = spawn('wapiti', parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  wapiti.stdout.pipe(createWriteStream(said));
  const [code] = await once(wapiti, 'close');
  if (code !== 0) throw new Error(`wapiti ended with ${code}; see ${said}`);
  const addresses = Number(/found (\d+) URLs/.exec(readFileSync(said, 'utf8'))?.[1] ?? 0);
  return { file, addresses, modules: modules.length, findings: read(file) };
}

/** Returns the attacks of the installed version, since their names differ between versions. */
async function attacks(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('wapiti', ['--list-modules']);
  return [...stdout.matchAll(/^\t(\w+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !LEFT_OUT.has(name));
}

function read(file: string): Finding[] {
  const { vulnerabilities, anomalies } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
    found.map(({ parameter, ...rest }) => ({ kind, parameter: parameter ?? '', ...rest })),
  );
}
