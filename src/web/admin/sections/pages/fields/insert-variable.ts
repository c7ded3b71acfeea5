// Inserts a variable into a text; a block variable gets a line of its own.

import { pageVariables, type VariableName } from '#modules/pages/contract.ts';

type Selection = { from: number; until: number };

export function insertVariable(text: string, at: Selection, name: VariableName) {
  if (pageVariables[name].kind !== 'block') return { ...at, put: `{${name}}` };
  const above = at.from > 0 && text[at.from - 1] !== '\n' ? '\n' : '';
  const below = text[at.until] === '\n' ? '' : '\n';
  return { ...at, put: `${above}{${name}}${below}` };
}
