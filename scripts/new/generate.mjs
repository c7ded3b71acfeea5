// Generates what `npm run new` offers. Nothing is written unless every change fits.

import { addMail } from './mail.mjs';
import { addProvider } from './provider.mjs';
import { addSection } from './section.mjs';
import { openTree, Refused } from './tree.mjs';

const kinds = { mail: addMail, section: addSection, provider: addProvider };

/**
 * Writes the generated files below `root`. Returns their paths and the remaining steps for the developer.
 * Throws `Refused`.
 */
export function generate(root, [kind, ...parameters]) {
  const add = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : null;
  if (!add)
    throw new Refused(`Say what to make and its name: npm run new -- ${Object.keys(kinds).join('|')} <name>`);
  const tree = openTree(root);
  const next = add(tree, parameters);
  return { ...tree.save(), next };
}
