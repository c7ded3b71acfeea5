// Reads the options of an experiment from its command line, such as `--buyers 8`, with their defaults.
// `--help` lists them and ends the process.

import { parseArgs } from 'node:util';

type Defaults = Readonly<Record<string, string | boolean>>;
type Options<Given extends Defaults> = {
  [Name in keyof Given]: Given[Name] extends boolean ? boolean : string;
};

/**
 * Returns the options given on the command line or their defaults; ends the process with an error for an
 * unknown option.
 */
export function readOptions<Given extends Defaults>(defaults: Given): Options<Given> {
  return readArguments(defaults).options;
}

/**
 * Returns the options and the parameters without a name. `usage` is their text in the help; null when the
 * experiment has none.
 */
export function readArguments<Given extends Defaults>(
  defaults: Given,
  usage: string | null = null,
): { options: Options<Given>; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const), default: value },
    ]),
  );
  const parsed = parseArgs({
    options: { ...options, help: { type: 'boolean' } },
    allowPositionals: usage !== null,
  });
  const { help, ...values } = parsed.values;
  const given = { ...defaults, ...values } as Options<Given>;
  if (help) {
    printOptions(given, usage);
    process.exit(0);
  }
  return { options: given, positionals: parsed.positionals };
}

function printOptions(options: Defaults, usage: string | null): void {
  const lines = Object.entries(options).map(([name, value]) => {
    return typeof value === 'boolean' ? `  --${name}` : `  --${name} ${value || '<value>'}`;
  });
  console.log([...(usage === null ? [] : [`  ${usage}`]), ...lines].join('\n') || '  no options');
}
