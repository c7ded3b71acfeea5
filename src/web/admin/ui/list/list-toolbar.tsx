// The toolbar above a list: the search, the filters, and the actions on the whole list.

import { RefreshCw, SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Options } from '#web/ui/controls/options.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * Class names of a list's filters: beside the search on a desktop; on a phone or tablet in a panel at the
 * bottom of the screen, with one filter per line.
 */
const SHEET =
  'contents text-inherit max-lg:inset-x-0 max-lg:top-auto max-lg:hidden max-lg:max-h-[85dvh] max-lg:mx-auto max-lg:w-full max-lg:max-w-136 max-lg:content-start max-lg:gap-2.5 max-lg:rounded-t-[14px] max-lg:border-hairline max-lg:bg-surface max-lg:p-4 max-lg:open:grid max-lg:backdrop:bg-black/40 max-lg:motion-safe:open:animate-rise max-lg:[&_.chip]:w-full max-lg:[&_.chip>:is(select,input)]:ml-auto max-lg:[&_.chip>:is(select,input)]:max-w-[65%] max-lg:[&_fieldset]:-order-1';

/**
 * The toolbar. `label` is the name of the list, so that screen readers can tell two lists on one page apart.
 */
export function ListToolbar({ label, search, active, children }: ListToolbarProps) {
  const sheet = useId();
  return (
    <search className="toolbar" aria-label={label}>
      <SearchBox {...search} />
      {active === undefined ? (
        children
      ) : (
        <>
          <Button className="lg:hidden" popoverTarget={sheet}>
            <SlidersHorizontal size={14} aria-hidden />{' '}
            <span>{active === 0 ? 'Filters' : `Filters (${active})`}</span>
          </Button>
          <div id={sheet} popover="auto" className={SHEET}>
            <h2 className="lg:hidden">Filters</h2>
            {children}
            <Button variant="primary" className="lg:hidden" popoverTarget={sheet} popoverTargetAction="hide">
              Klaar
            </Button>
          </div>
        </>
      )}
    </search>
  );
}

type ListToolbarProps = {
  label: string;
  search: ComponentProps<typeof SearchBox>;
  /**
   * Of the toolbar of a list: the number of active filters. Undefined for a list without filters, whose other
   * tools are then always visible.
   */
  active?: number | undefined;
  children: ReactNode;
};

type ListSelectProps = {
  label: string;
  /**
   * Of a select above a list: true to hide its label on a desktop, where the chosen option is clear without
   * it.
   */
  isPlain?: boolean;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
};

/** A select for one filter or for the sorting of a list. */
export function ListSelect({ label, isPlain, value, options, onChange }: ListSelectProps) {
  return (
    <label className={isPlain ? 'chip lg:pl-1' : 'chip'}>
      <span className={isPlain ? 'lg:sr-only' : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <Options of={options} />
      </select>
    </label>
  );
}

type SortSelectProps<Sort extends string> = {
  /** Of the select for the sorting of a list: the label of each sorting order, the default first. */
  labels: Readonly<Record<Sort, string>>;
  value: Sort;
  onChange(change: { sort: Sort }): void;
};

export function SortSelect<Sort extends string>({ labels, value, onChange }: SortSelectProps<Sort>) {
  return (
    <ListSelect
      label="Volgorde"
      isPlain
      value={value}
      options={Object.entries<string>(labels)}
      onChange={(chosen) => {
        for (const sort in labels) if (sort === chosen) onChange({ sort });
      }}
    />
  );
}

type ListDayProps = { label: string; value: string; onChange(day: string): void };

/** A date field that filters a list by the first or the last day of a period. */
export function ListDay({ label, value, onChange }: ListDayProps) {
  return (
    <label className="chip">
      <span>{label}</span>
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

export function RefreshButton({ busy, onRefresh }: { busy: boolean; onRefresh(): void }) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label="Vernieuwen"
      title="Vernieuwen"
      aria-busy={busy}
      onClick={onRefresh}
    >
      <RefreshCw size={15} aria-hidden className={busy ? 'animate-spin' : ''} />
    </Button>
  );
}
