// Creates a new block for the landing page, with initial texts and a free id.

import { type Block, type BlockKind, blockKindNames, blockKinds } from '#modules/pages/contract.ts';

/** The kinds of blocks the page may still get: those of which it has fewer than the maximum. */
export const addableKinds = (blocks: readonly Block[]): BlockKind[] =>
  blockKindNames.filter((kind) => countOf(blocks, kind) < blockKinds[kind].most);

/** Creates a block with the first free id of its kind, such as `text-2`. */
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
