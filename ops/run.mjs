// npm run ops prints the table of commands; npm run ops -- <name> [parameters] runs one. Production packages
// are installed first if needed. The script itself runs on Node 20 or newer, the commands on Node 24.

import { become, ensureInstalled, fail } from '../scripts/bootstrap.mjs';
import { commands } from './commands.mjs';

const [name, ...parameters] = process.argv.slice(2);
if (name === undefined || name === '--help') {
  printTable();
  process.exit(0);
}
const command = commands.find((each) => each.name === name);
if (!command) {
  printTable();
  fail(`There is no command called ${name}.`);
}
ensureInstalled({ tools: false });
become(command.entry, parameters);

function printTable() {
  console.log('npm run ops -- <name> [parameters]\n');
  for (const { name, parameters, does } of commands) {
    console.log(`${name} ${parameters}`.trimEnd());
    console.log(`    ${does}\n`);
  }
}
