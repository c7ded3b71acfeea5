// Derives from a name in kebab-case the forms used in code, tables and texts.

import { Refused } from './tree.mjs';

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Reserved words, which cannot be the name of a variable. */
const RESERVED = new Set([
  'await',
  'break',
  'case',
  'catch',
  'class',
  'const',
  'continue',
  'debugger',
  'default',
  'delete',
  'do',
  'else',
  'enum',
  'export',
  'extends',
  'false',
  'finally',
  'for',
  'function',
  'if',
  'implements',
  'import',
  'in',
  'instanceof',
  'interface',
  'let',
  'new',
  'null',
  'package',
  'private',
  'protected',
  'public',
  'return',
  'static',
  'super',
  'switch',
  'this',
  'throw',
  'true',
  'try',
  'typeof',
  'undefined',
  'var',
  'void',
  'while',
  'with',
  'yield',
]);

/** Returns the forms of a name; throws `Refused` when the name is not kebab-case. */
export function formsOf(kebab, example = 'thank-you') {
  if (!KEBAB_CASE.test(kebab))
    throw new Refused(`"${kebab}" is not a name in kebab-case, such as ${example}.`);
  const camel = kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel,
    pascal: upperFirst(camel),
    snake: kebab.replaceAll('-', '_'),
    words,
    title: upperFirst(words),
  };
}

/** Returns the forms of a plural and of its singular: gift-wishes and gift-wish. */
export function formsOfMany(plural) {
  const many = formsOf(plural, 'gift-wishes');
  const singular = singularOf(plural);
  if (singular === null) throw new Refused(`"${plural}" is not a plural, such as gift-wishes.`);
  return { many, one: formsOf(singular) };
}

function singularOf(plural) {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ch|sh|ss|x|zz)es$/.test(plural)) return plural.replace(/es$/, '');
  return /[a-z0-9][^s-]s$/.test(plural) ? plural.replace(/s$/, '') : null;
}

/**
 * Throws `Refused` when a name would collide with another name in the generated text; `skeleton` is that text
 * generated with a different name.
 */
export function refuseClashes(forms, skeleton) {
  const used = new Set(skeleton.match(/\w+/g));
  for (const { kebab, camel, pascal } of forms)
    if (RESERVED.has(camel) || used.has(camel) || used.has(pascal))
      throw new Refused(`"${kebab}" is a word the code around it uses already: choose another name.`);
}

function upperFirst(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
