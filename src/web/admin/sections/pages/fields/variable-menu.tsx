// What the shop knows of itself, to be put into a text instead of typed: a menu of variables, each with what readers would see today.

import { useQuery } from '@tanstack/react-query';
import { Braces } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { pageVariables, type VariableName, variableNames } from '#modules/pages/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { MenuPanel } from '../../../ui/menu/menu-panel.tsx';
import { variablesQuery } from '../page-calls.ts';

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
  const { data: today } = useQuery(variablesQuery);
  const names = variableNames.filter((name) => isArticle || pageVariables[name].kind !== 'block');
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
        className="max-h-80 w-88 max-w-[calc(100vw-2rem)] overflow-y-auto"
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
            <span className="grid min-w-0">
              {pageVariables[name].says}
              <Today value={today?.find((variable) => variable.name === name)?.value} />
            </span>
            <span className="code flex-none text-quiet">{`{${name}}`}</span>
          </DropdownMenu.Item>
        ))}
      </MenuPanel>
    </DropdownMenu.Root>
  );
}

function Today({ value }: { value: string | undefined }) {
  if (value === undefined) return null;
  return value === '' ? (
    <span className="text-warning">Vandaag leeg</span>
  ) : (
    <span className="clip text-quiet">{value}</span>
  );
}
