// Where a variable comes to stand in a text, and where the caret is after it.

import { pageVariables, type VariableName } from '#modules/pages/contract.ts';

type Selection = { from: number; until: number };

/** What is selected gives way to it; one that stands alone gets a line of its own. */
export function insertVariable(text: string, { from, until }: Selection, name: VariableName) {
  const [before, after] = [text.slice(0, from), text.slice(until)];
  const isAlone = pageVariables[name].kind === 'block';
  const above = isAlone && before !== '' && !before.endsWith('\n') ? '\n' : '';
  const below = isAlone && !after.startsWith('\n') ? '\n' : '';
  const start = `${before}${above}{${name}}${below}`;
  return { text: start + after, caret: start.length };
}
