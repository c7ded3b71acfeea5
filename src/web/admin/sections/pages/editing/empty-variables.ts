// Finds variables in a page that are empty today, such as the price of a pack that is not for sale; readers
// would see a gap.

import {
  isVariableName,
  type PageContent,
  pageTexts,
  pageVariables,
  type TodaysVariable,
  variableParts,
} from '#modules/pages/contract.ts';

type EmptyVariable = { path: string; name: string };

/**
 * Returns the empty variables of a page with their paths. A block variable, which stands alone on its line,
 * may be empty; its line is then left out.
 */
export function emptyVariables(content: PageContent, today: readonly TodaysVariable[]): EmptyVariable[] {
  const silent = today
    .filter(({ name, value }) => value === '' && isVariableName(name) && pageVariables[name].kind !== 'block')
    .map(({ name }) => name);
  if (silent.length === 0) return [];
  return pageTexts(content).flatMap(({ path, text }) => {
    const named = variableParts(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.variable));
    return [...new Set<string>(named)]
      .filter((name) => silent.includes(name))
      .map((name) => ({ path, name }));
  });
}

export const emptyVariableText = ({ name }: EmptyVariable) =>
  `{${name}} is vandaag leeg: op die plek zien lezers niets.`;
