// Mutation testing with Stryker: changes the modules of modules.ts at one place at a time and lists every
// change that no unit test detects. Fails when fewer than nine of ten are detected. `--mutate
// src/shared/money.ts` tests one module.

import { run } from '../../scripts/bootstrap.mjs';
import { readOptions } from '../support/read-options.ts';

const { mutate } = readOptions({ mutate: '' });
const one = mutate === '' ? [] : ['--mutate', mutate];
const { status } = run('stryker', ['run', 'lab/mutation/stryker.config.mjs', ...one]);
process.exit(status ?? 1);
