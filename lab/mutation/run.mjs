// Mutation testing by Stryker: changes the modules of modules.ts one spot at a time and lists every change
// that no unit test notices. Fails below nine of ten noticed. `--mutate src/shared/money.ts` takes one
// module.

import { run } from '../../scripts/bootstrap.mjs';
import { readOptions } from '../support/read-options.ts';

const { mutate } = readOptions({ mutate: '' });
const one = mutate === '' ? [] : ['--mutate', mutate];
const { status } = run('stryker', ['run', 'lab/mutation/stryker.config.mjs', ...one]);
process.exit(status ?? 1);
