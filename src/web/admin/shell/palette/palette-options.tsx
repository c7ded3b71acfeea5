// Renders the lines of the palette, grouped under headings. The search field above handles the keys.

import { GROUPS, type PaletteItem } from './palette-item.ts';

type PaletteOptionsProps = {
  id: string;
  items: readonly PaletteItem[];
  current: PaletteItem | undefined;
  onChoose(item: PaletteItem): void;
};

export function PaletteOptions({ id, items, current, onChoose }: PaletteOptionsProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Gevonden"
      tabIndex={-1}
      className="min-h-0 overflow-y-auto overscroll-contain border-t border-hairline px-2 pb-6 mask-b-from-[calc(100%-1.75rem)] empty:hidden"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p
            id={`${id}-${group}`}
            className="px-2 pt-2.5 pb-1 text-[0.75rem] font-[560] text-quiet"
            role="presentation"
          >
            {GROUPS[group]}
          </p>
          {items
            .filter((item) => item.group === group)
            .map((item) => (
              <Option
                key={item.id}
                id={optionId(id, item)}
                item={item}
                isCurrent={item === current}
                onChoose={() => onChoose(item)}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

export const optionId = (listId: string, { id }: PaletteItem): string => `${listId}-${id}`;

type OptionProps = { id: string; item: PaletteItem; isCurrent: boolean; onChoose(): void };

function Option({ id, item, isCurrent, onChoose }: OptionProps) {
  const { icon: Icon, label, detail, group } = item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox above
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      ref={isCurrent ? scrollIntoList : null}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 aria-selected:bg-accent-wash pointer-coarse:min-h-11"
      onClick={onChoose}
    >
      <Icon size={15} aria-hidden className="flex-none text-quiet" />
      <span className="clip flex-1">{label}</span>
      {detail === '' ? null : group === 'here' ? (
        <kbd className="pointer-coarse:hidden">{detail}</kbd>
      ) : (
        <span className="max-w-[45%] flex-none truncate text-quiet">{detail}</span>
      )}
    </div>
  );
}

function scrollIntoList(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
