// npm run release: switches this server to the version that is checked out; `-- <commit>` to another version,
// `-- --back` to the previous one. The server must have been set up by `npm run service` (docs/deploy.md).

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fail, root } from '../../scripts/bootstrap.mjs';
import { PLACES } from './files.mjs';
import { currentRelease, makeRelease, previousRelease, switchTo } from './releases.mjs';

if (!existsSync(PLACES.service))
  fail('This server has no shop yet: npm run service -- --domain shop.example');
const [wanted] = process.argv.slice(2);
try {
  const folder = wanted === '--back' ? previousRelease() : makeRelease(root, wanted);
  if (folder === null) fail('There is no version to go back to.');
  if (folder === currentRelease()) fail(`${basename(folder)} runs already.`);
  await switchTo(folder);
  console.log(`${basename(folder)} runs.`);
} catch (error) {
  fail(error.message);
}
