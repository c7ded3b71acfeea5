// The menu of variables to insert into a text, each with its value today.

import { useQuery } from '@tanstack/react-query';
import { Braces, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { pageVariables, type VariableName, variableNames } from '#modules/pages/contract.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { MenuPanel } from '../../../ui/menu/menu-panel.tsx';
import { variablesQuery } from '../page-calls.ts';

type VariableMenuProps = {
  /** Of the menu of variables: the label of the text field it belongs to, such as "Kop". */
  label: string;
  /**
   * Of the menu of variables: true to offer also block variables, such as a table, which need a line of their
   * own.
   */
  isArticle: boolean;
  onChoose(name: VariableName): void;
  /** Of the menu of variables: called when the menu opens, so that its text field can scroll into view. */
  onOpen(): void;
  /**
   * Of the menu of variables: called when the menu has closed after a choice, so that its text field can take
   * the focus again.
   */
  onChosen(): void;
};

/**
 * Class names that show the menu of variables as a panel at the bottom of the screen on a phone. They
 * override the position computed by the menu library.
 */
const SHEET =
  'contents max-sm:has-[[role=menu]]:before:fixed max-sm:before:inset-0 max-sm:before:z-20 max-sm:before:bg-black/40 max-sm:[&>[data-radix-popper-content-wrapper]]:inset-[auto_0_0_0]! max-sm:[&>[data-radix-popper-content-wrapper]]:min-w-0! max-sm:[&>[data-radix-popper-content-wrapper]]:transform-none!';
const ITEM_CLASS =
  'max-h-[min(20rem,var(--radix-dropdown-menu-content-available-height))] w-88 overflow-y-auto max-sm:max-h-[50dvh] max-sm:w-full max-sm:rounded-t-[14px] max-sm:rounded-b-none max-sm:px-2 max-sm:pb-[env(safe-area-inset-bottom)]';

export function VariableMenu({ label, isArticle, onChoose, onOpen, onChosen }: VariableMenuProps) {
  const hasChosen = useRef(false);
  const { data: today } = useQuery(variablesQuery);
  const names = variableNames.filter((name) => isArticle || pageVariables[name].kind !== 'block');
  return (
    <span className={SHEET}>
      <DropdownMenu.Root modal={false} onOpenChange={(isOpen) => isOpen && onOpen()}>
        <DropdownMenu.Trigger asChild>
          <Button
            variant="quiet"
            className="absolute -top-1.5 right-0 px-1.5 text-quiet hover:text-text pointer-coarse:-top-3"
            aria-label={`Variabele invoegen in ${label}`}
            title="Variabele invoegen"
          >
            <Braces size={14} aria-hidden />
            Variabele
          </Button>
        </DropdownMenu.Trigger>
        <MenuPanel
          className={ITEM_CLASS}
          align="end"
          keepsFocus={() => {
            const chosen = hasChosen.current;
            hasChosen.current = false;
            if (chosen) onChosen();
            return chosen;
          }}
        >
          <div className="sticky -top-1 flex items-center justify-between bg-surface pl-2.5 sm:hidden">
            <DropdownMenu.Label className="font-[580]">
              Variabele voor ‘<span>{label}</span>’
            </DropdownMenu.Label>
            <DropdownMenu.Item className="grid size-11 place-items-center text-quiet" aria-label="Sluiten">
              <X size={16} aria-hidden />
            </DropdownMenu.Item>
          </div>
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
                <span>{pageVariables[name].says}</span>
                <Today value={today?.find((variable) => variable.name === name)?.value} />
              </span>
              <span className="code flex-none text-quiet">{`{${name}}`}</span>
            </DropdownMenu.Item>
          ))}
          {/* That there is more below. */}
          <span className="pointer-events-none sticky -bottom-1 block h-8 bg-linear-to-t from-surface max-sm:bottom-0" />
        </MenuPanel>
      </DropdownMenu.Root>
    </span>
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
