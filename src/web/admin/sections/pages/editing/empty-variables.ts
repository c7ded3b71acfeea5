// Variables a page names that say nothing today, such as the price of a pack that is not for sale: readers
// would find a hole there.

import {
  isVariableName,
  type PageContent,
  pageTexts,
  pageVariables,
  type TodaysVariable,
  variablePieces,
} from '#modules/pages/contract.ts';

type EmptyVariable = { path: string; name: string };

/** What stands alone on its line may have nothing to say: then the line is not there. */
export function emptyVariables(content: PageContent, today: readonly TodaysVariable[]): EmptyVariable[] {
  const silent = today
    .filter(({ name, value }) => value === '' && isVariableName(name) && pageVariables[name].kind !== 'block')
    .map(({ name }) => name);
  if (silent.length === 0) return [];
  return pageTexts(content).flatMap(({ path, text }) => {
    const named = variablePieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.variable));
    return [...new Set<string>(named)]
      .filter((name) => silent.includes(name))
      .map((name) => ({ path, name }));
  });
}

export const emptyVariableText = ({ name }: EmptyVariable) =>
  `{${name}} is vandaag leeg: op die plek zien lezers niets.`;
