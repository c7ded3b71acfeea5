// What a run is told on its command line, `--buyers 8`, beside what it does when nothing is said.

import { parseArgs } from 'node:util';

export function readOptions<Name extends string>(defaults: Readonly<Record<Name, string>>) {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
  );
  return { ...defaults, ...parseArgs({ options }).values };
}
