// What stands above a list: its filters and what can be done with the list as a whole.

import { RefreshCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Options } from '#web/ui/controls/options.tsx';
import { SearchBox } from './search-box.tsx';

/** Below the search on a phone, one line that is swept: the rows are what somebody came for. */
const SWEPT =
  'contents max-md:-mx-4 max-md:flex max-md:min-w-0 max-md:flex-[1_0_calc(100%+2rem)] max-md:items-center max-md:gap-2 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:[scrollbar-width:none]';

/** `label` names the list, so that two of them on one page can be told apart. */
export function ListToolbar({ label, search, children }: ListToolbarProps) {
  return (
    <search className="toolbar" aria-label={label}>
      <SearchBox {...search} />
      <div className={SWEPT}>{children}</div>
    </search>
  );
}

type ListToolbarProps = { label: string; search: ComponentProps<typeof SearchBox>; children: ReactNode };

type ListSelectProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
};

/** One filter, or the order of the list. */
export function ListSelect({ label, value, options, onChange }: ListSelectProps) {
  return (
    <label className="chip">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <Options of={options} />
      </select>
    </label>
  );
}

type SortSelectProps<Sort extends string> = {
  /** Every order of the list, the default first. */
  labels: Readonly<Record<Sort, string>>;
  value: Sort;
  onChange(change: { sort: Sort }): void;
};

export function SortSelect<Sort extends string>({ labels, value, onChange }: SortSelectProps<Sort>) {
  return (
    <ListSelect
      label="Volgorde"
      value={value}
      options={Object.entries<string>(labels)}
      onChange={(chosen) => {
        for (const sort in labels) if (sort === chosen) onChange({ sort });
      }}
    />
  );
}

type ListDayProps = { label: string; value: string; onChange(day: string): void };

/** One end of a period. */
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
