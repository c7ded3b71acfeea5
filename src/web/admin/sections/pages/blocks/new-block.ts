// A block that comes to the landing page: what it says to begin with, and what it is known by.

import { type Block, type BlockKind, blockKindNames, blockKinds } from '#modules/pages/contract.ts';

/** The kinds there is still room for. */
export const addableKinds = (blocks: readonly Block[]): BlockKind[] =>
  blockKindNames.filter((kind) => countOf(blocks, kind) < blockKinds[kind].most);

/** `text-2`: the first number that no block of the page has. */
export function newBlock(
  blocks: readonly Block[],
  kind: BlockKind,
): { id: string; kind: BlockKind; on: true; fields: object } {
  let number = 1;
  while (blocks.some(({ id }) => id === `${kind}-${number}`)) number += 1;
  return { id: `${kind}-${number}`, kind, on: true, fields: blockKinds[kind].fresh() };
}

const countOf = (blocks: readonly Block[], kind: BlockKind) =>
  blocks.filter((block) => block.kind === kind).length;
