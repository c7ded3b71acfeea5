// What the shop knows of itself, to be put into a text instead of typed: a menu of variables, each as readers will know it.

import { Braces } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { isVariableName, pageVariables, type VariableName } from '#modules/pages/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { MenuPanel } from '../../../ui/menu/menu-panel.tsx';

type VariableMenuProps = {
  /** Of the field: "Kop". */
  label: string;
  /** An article takes those too that stand alone on a line. */
  isArticle: boolean;
  onChoose(name: VariableName): void;
  /** The menu has closed after a choice: the field takes the focus back. */
  onChosen(): void;
};

export function VariableMenu({ label, isArticle, onChoose, onChosen }: VariableMenuProps) {
  const hasChosen = useRef(false);
  const names = Object.keys(pageVariables)
    .filter(isVariableName)
    .filter((name) => isArticle || pageVariables[name].kind !== 'block');
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="quiet"
          className="flex-none px-1.5 text-quiet hover:text-text"
          aria-label={`Gegeven invoegen in ${label}`}
        >
          <Braces size={14} aria-hidden /> Gegeven invoegen
        </Button>
      </DropdownMenu.Trigger>
      <MenuPanel
        className="max-h-80 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto"
        align="end"
        keepsFocus={() => {
          const chosen = hasChosen.current;
          hasChosen.current = false;
          if (chosen) onChosen();
          return chosen;
        }}
      >
        {names.map((name) => (
          <DropdownMenu.Item
            key={name}
            className="flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-[5px] px-2.5 py-1 data-highlighted:bg-raised pointer-coarse:min-h-11"
            onSelect={() => {
              hasChosen.current = true;
              onChoose(name);
            }}
          >
            {pageVariables[name].says} <span className="code flex-none text-quiet">{`{${name}}`}</span>
          </DropdownMenu.Item>
        ))}
      </MenuPanel>
    </DropdownMenu.Root>
  );
}
