// npm run ops -- sbom [<file>]: writes a list of the production packages with version, checksum and licence
// in the CycloneDX format. npm 10.2 or newer makes the list from the lock file, so no registry is needed.

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fail, root } from '../../scripts/bootstrap.mjs';

const PARAMETERS = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const { status, stdout } = spawnSync('npm', PARAMETERS, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
});
if (status !== 0) fail('npm could not list the packages; it says why above.');
const bom = JSON.parse(stdout);
// npm calls the shop by the folder it lies in, and a library.
Object.assign(bom.metadata.component, { name: 'zwartwit', type: 'application' });
const file = resolve(root, process.argv[2] ?? 'build/sbom.cdx.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} packages (${bom.bomFormat} ${bom.specVersion}): ${file}`);
