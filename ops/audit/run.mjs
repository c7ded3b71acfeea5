// npm run ops -- audit: asks the npm registry for known vulnerabilities of the production packages, and
// checks the registry's signatures of them. Fails on a high or critical vulnerability and on a wrong
// signature. A registry that does not answer is reported, but is no failure.

import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/bootstrap.mjs';

const SECONDS = 30;

const holes = ask('audit', '--omit=dev');
if (!holes?.metadata)
  console.log(`NOT AUDITED: the registry did not answer (${holes?.message ?? 'in time'}).`);
else {
  const { high, critical, total } = holes.metadata.vulnerabilities;
  console.log(
    `${holes.metadata.dependencies.prod} packages that run: ${total} with a known hole, ${high + critical} of weight`,
  );
  for (const { name, severity, range } of Object.values(holes.vulnerabilities))
    console.log(`  ${severity.padEnd(8)} ${name} ${range}`);
  if (high + critical > 0) process.exitCode = 1;
  const signatures = ask('audit', 'signatures', '--omit=dev');
  if (!signatures?.invalid) console.log('Signatures were not verified: the registry did not answer.');
  else {
    const wrong = signatures.invalid.map(({ name, version }) => `${name}@${version}`);
    console.log(wrong.length === 0 ? 'No wrong signature' : `WRONG SIGNATURE: ${wrong.join(', ')}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}

/** Runs npm and returns its answer; undefined when npm does not answer in time. */
function ask(...parameters) {
  const { stdout } = spawnSync(
    'npm',
    [...parameters, '--json', '--fetch-retries=0', `--fetch-timeout=${SECONDS}000`],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      timeout: SECONDS * 1000,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    },
  );
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}
