// The blocks of the landing page in order. Blocks can be switched on and off, moved, and opened one at a time
// for editing.

import type { LandingContent } from '#modules/pages/contract.ts';
import { moved } from '../../../ui/sortable/move.ts';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import { useDraftContext } from '../editing/draft-context.ts';
import { AddBlock } from './add-block.tsx';
import { BlockRow } from './block-row.tsx';
import { blockName } from './block-texts.ts';

type BlockListProps = {
  content: LandingContent;
  /**
   * Of the list of landing-page blocks in the editor: the id of the block whose fields are unfolded; null
   * when all blocks are folded.
   */
  open: string | null;
  onOpen(id: string | null): void;
};

/** The number of blocks at the top of the landing page that the owner cannot move. */
const HEAD = 1;

export function BlockList({ content: { blocks }, open, onOpen }: BlockListProps) {
  const { change, mayWrite } = useDraftContext();
  return (
    <>
      <SortableList
        label="Blokken van de pagina"
        className="divide-y divide-hairline rounded-lg border border-hairline bg-surface"
        items={blocks}
        idOf={({ id }) => id}
        nameOf={blockName}
        head={HEAD}
        onMove={(from, to) => change('blocks', moved(blocks, from, to), null)}
      >
        {(block, index, order) => (
          <BlockRow
            block={block}
            order={order}
            isOpen={open === block.id}
            path={`blocks.${index}`}
            onToggle={() => onOpen(open === block.id ? null : block.id)}
            onRemove={() => {
              change('blocks', blocks.toSpliced(index, 1), null);
              onOpen(null);
            }}
          />
        )}
      </SortableList>
      {mayWrite ? <AddBlock blocks={blocks} open={open} onOpen={onOpen} /> : null}
    </>
  );
}
