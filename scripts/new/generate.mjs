// What `npm run new` can make, and making it: nothing is written unless all of it fits.

import { addMail } from './mail.mjs';
import { addProvider } from './provider.mjs';
import { addSection } from './section.mjs';
import { openTree, Refused } from './tree.mjs';

const kinds = { mail: addMail, section: addSection, provider: addProvider };

/** Writes below `root`; answers the paths and what to do next. Throws `Refused`. */
export function generate(root, [kind, ...parameters]) {
  const add = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : null;
  if (!add)
    throw new Refused(`Say what to make and its name: npm run new -- ${Object.keys(kinds).join('|')} <name>`);
  const tree = openTree(root);
  const next = add(tree, parameters);
  return { ...tree.save(), next };
}
