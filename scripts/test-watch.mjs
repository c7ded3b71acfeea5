// npm run test:watch: the configuration, alerts and dashboard of deploy/ in Debian's Prometheus, which looks at the built shop while
// somebody buys. Installs the package when it is missing and may be installed.

import { spawnSync } from 'node:child_process';
import { become, ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs';

const isThere = () => spawnSync('promtool', ['--version'], { stdio: 'ignore' }).error === undefined;

if (!isThere()) {
  if (process.getuid?.() !== 0) fail('Prometheus is er niet. Als root: apt-get install prometheus');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', 'prometheus']])
    spawnSync('apt-get', ['-qq', ...parameters], { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (!isThere()) fail('Prometheus is niet te installeren: dit is geen Debian, of er is geen verbinding.');
}
ensureInstalled();
ensureBuilt();
become('tests/watch/run.ts', process.argv.slice(2));
