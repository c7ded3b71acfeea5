// What the shop knows of itself, to be put into a text instead of typed: a menu of variables, each as readers will know it.

import { Braces } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { isVariableName, pageVariables, type VariableName } from '#modules/pages/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';

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
      <DropdownMenu.Content
        className="z-30 max-h-80 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-lg border border-hairline bg-surface p-1 shadow-[0_8px_28px_rgb(0_0_0/0.18)]"
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          if (!hasChosen.current) return;
          hasChosen.current = false;
          event.preventDefault();
          onChosen();
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
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
