// Prints the messages on the terminal when the shop has started or could not start.

import { diskTrouble } from './disk-trouble.mjs';

/**
 * @param {{ address: string, testMode: boolean, firstOperator: { username: string, password: string | null }
 * | null }} shop
 */
export function announce({ address, testMode, firstOperator }) {
  console.log(`\n  Zwartwit runs at    ${address}`);
  console.log(`  Back-office         ${address}/admin`);
  if (firstOperator) {
    const password = firstOperator.password ?? '(ADMIN_PASSWORD)';
    console.log(`  Log-in              ${firstOperator.username} / ${password}`);
    if (firstOperator.password) console.log('                      This password is shown only once.');
  }
  if (testMode) console.log('  Test mode           nothing is charged');
  console.log('');
}

const EXPECTED = new Set(['ConfigurationError', 'DataFolderInUse', 'DatabaseIsNewer', 'DatabaseIsTooOld']);

/**
 * Explains an error. Errors that an operator can solve are printed as their message, others with their stack.
 */
export function explain(error) {
  const trouble = diskTrouble(error);
  if (trouble) console.error(`\n${trouble}`);
  else if (error?.code === 'EADDRINUSE')
    console.error(`\nPort ${error.port} is taken. Set PORT to another one.`);
  else if (EXPECTED.has(error?.name)) console.error(`\n${error.message}`);
  else console.error(error);
}
