// The button that adds a block to the landing page, below the open block or else at the end. It offers only
// kinds the page may have more of.

import { Plus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { type Block, type BlockKind, blockKinds } from '#modules/pages/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useRegisterAction } from '../../../shell/actions/page-action.tsx';
import { MenuPanel } from '../../../ui/menu/menu-panel.tsx';
import { useDraftContext } from '../editing/draft-context.ts';
import { addableKinds, newBlock } from './new-block.ts';

type AddBlockProps = { blocks: readonly Block[]; open: string | null; onOpen(id: string): void };

const COMMAND = { command: 'add-block', label: 'Blok toevoegen', icon: Plus, letter: 'n' };

export function AddBlock({ blocks, open, onOpen }: AddBlockProps) {
  const { change, focusPath } = useDraftContext();
  const [isUnfolded, setUnfolded] = useState(false);
  const hasChosen = useRef(false);
  useRegisterAction({ ...COMMAND, words: 'eigen tekst foto video nieuw', press: () => setUnfolded(true) });

  function add(kind: BlockKind) {
    const block = newBlock(blocks, kind);
    const place = blocks.findIndex(({ id }) => id === open) + 1 || blocks.length;
    focusPath.current = `blocks.${place}.fields.title`;
    hasChosen.current = true;
    change('blocks', [...blocks.slice(0, place), block, ...blocks.slice(place)], null);
    onOpen(block.id);
  }

  return (
    <p className="mt-3">
      <DropdownMenu.Root modal={false} open={isUnfolded} onOpenChange={setUnfolded}>
        <DropdownMenu.Trigger asChild>
          <Button aria-keyshortcuts={COMMAND.letter} title={`${COMMAND.label} (${COMMAND.letter})`}>
            <Plus size={14} aria-hidden /> <span>{COMMAND.label}</span>
          </Button>
        </DropdownMenu.Trigger>
        <MenuPanel
          className="w-96 max-w-[calc(100vw-2rem)]"
          align="start"
          keepsFocus={() => {
            // By now the first field of the new block has the focus.
            const chosen = hasChosen.current;
            hasChosen.current = false;
            return chosen;
          }}
        >
          {addableKinds(blocks).map((kind) => (
            <DropdownMenu.Item
              key={kind}
              className="cursor-pointer rounded-[5px] px-2.5 py-1.5 data-highlighted:bg-raised"
              onSelect={() => add(kind)}
            >
              <span className="block font-[560]">{blockKinds[kind].name}</span>
              <span className="text-quiet">{blockKinds[kind].about}</span>
            </DropdownMenu.Item>
          ))}
        </MenuPanel>
      </DropdownMenu.Root>
    </p>
  );
}
