// Checks the files of ops/prometheus and the metrics of the built shop with promtool. Then Prometheus itself
// reads the shop with these files, and must evaluate every expression of the dashboard and every alert
// without an error.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { readOptions } from '#lab/support/read-options.ts';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { startBuiltShop } from '#tests/e2e/built-shop.ts';
import { dashboardExpressions } from '#tests/harness/monitoring/monitored-metrics.ts';
import { createBuyer } from '#tests/support/buyer.ts';

readOptions({});
const TOKEN = 'het-wachtwoord-van-de-monitor';
const LOOKS = 3;
const configuration = fileURLToPath(new URL('../../ops/prometheus', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'zwartwit-watch-'));
let faults = 0;

function judge(what: string, isGood: boolean, detail = ''): void {
  if (!isGood) faults += 1;
  console.log(`${isGood ? '✓' : '✗'} ${what}${isGood || detail === '' ? '' : `\n${detail}`}`);
}

function promtool(what: string, parameters: string[], input?: string): void {
  const { status, stdout, stderr } = spawnSync('promtool', parameters, {
    cwd: folder,
    encoding: 'utf8',
    ...(input !== undefined && { input }),
  });
  judge(what, status === 0, `${stdout}${stderr}`);
}

/**
 * Writes the configuration files for Prometheus, with only the shop's address, the path of the token and the
 * scrape interval changed.
 */
function layOut(address: string): void {
  cpSync(configuration, folder, { recursive: true });
  const token = join(folder, 'token');
  writeFileSync(token, TOKEN);
  const config = readFileSync(join(folder, 'prometheus.yml'), 'utf8')
    .replace('127.0.0.1:3000', address)
    .replace('/etc/prometheus/zwartwit-token', token)
    .replace('scrape_interval: 30s', 'scrape_interval: 1s')
    .replace('evaluation_interval: 30s', 'evaluation_interval: 1s');
  writeFileSync(join(folder, 'prometheus.yml'), config);
}

const answerSchema = z.object({
  status: z.string(),
  error: z.string().optional(),
  data: z
    .looseObject({ result: z.array(z.looseObject({ value: z.tuple([z.number(), z.string()]) })) })
    .optional(),
});
const rulesSchema = z.object({
  data: z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ name: z.string(), health: z.string() })) })),
  }),
});

/** Replaces the variables of an expression as Grafana does. */
const filled = (expr: string) => expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*');

const shop = await startBuiltShop({ METRICS_TOKEN: TOKEN });
const port = await findFreePort();
const prometheus = `http://127.0.0.1:${port}`;
layOut(new URL(shop.url).host);
const watcher = spawn(
  'prometheus',
  [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ],
  { stdio: 'inherit' },
);

const ask = async (expr: string) => {
  const answer = await fetch(`${prometheus}/api/v1/query?${new URLSearchParams({ query: filled(expr) })}`);
  return answerSchema.parse(await answer.json());
};

try {
  promtool('promtool check config', ['check', 'config', 'prometheus.yml']);
  promtool('promtool check rules', ['check', 'rules', 'alerts.yml']);
  promtool('promtool test rules', ['test', 'rules', 'alerts.test.yml']);

  const buyer = createBuyer(shop.url);
  await buyer.saveDetails();
  await buyer.payByCard(await buyer.checkout({ variant: '2x' }));
  const figures = await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  promtool('promtool check metrics', ['check', 'metrics'], await figures.text());

  const looked = async () =>
    ask('count_over_time(up{job="zwartwit"}[5m]) and up == 1').then(
      ({ data }) => Number(data?.result[0]?.value[1] ?? 0),
      () => 0,
    );
  for (let waited = 0; waited < 120 && (await looked()) < LOOKS; waited += 1) await pause(500);
  judge(`Prometheus has looked at the shop ${LOOKS} times`, (await looked()) >= LOOKS);

  // The order comes with the provider's message, and is told at the look after it.
  const purchases = () =>
    ask('sum(zwartwit_purchases_total)').then(({ data }) => data?.result[0]?.value[1] ?? 'nothing');
  for (let waited = 0; waited < 120 && (await purchases()) !== '1'; waited += 1) await pause(500);
  judge('it knows of the purchase', (await purchases()) === '1', await purchases());

  const expressions = dashboardExpressions();
  const answers = await Promise.all(
    expressions.map(async ({ title, expr }) => ({ title, expr, answer: await ask(expr) })),
  );
  const broken = answers.filter(({ answer }) => answer.status !== 'success');
  judge(
    `${answers.length} expressions of the dashboard are answered`,
    broken.length === 0,
    broken.map(({ title, expr, answer }) => `  ${title}: ${expr}\n    ${answer.error}`).join('\n'),
  );
  const empty = answers.filter(({ answer }) => answer.data?.result.length === 0);
  console.log(
    `  ${answers.length - empty.length} with figures; as yet nothing to show: ${empty.map(({ title }) => title).join(', ') || 'none'}`,
  );

  const { data } = rulesSchema.parse(await (await fetch(`${prometheus}/api/v1/rules`)).json());
  const rules = data.groups.flatMap((group) => group.rules);
  const ill = rules.filter(({ health }) => health !== 'ok').map(({ name, health }) => `  ${name}: ${health}`);
  judge(`${rules.length} alerts are evaluated`, rules.length > 0 && ill.length === 0, ill.join('\n'));
} finally {
  watcher.kill('SIGTERM');
  await once(watcher, 'exit');
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
