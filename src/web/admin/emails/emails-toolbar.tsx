// Search, filters and order of the templates, and the list as a file.

import type { EmailTemplate } from '#modules/mail/contract.ts';
import { momentText } from '../format.ts';
import { CsvButton, type CsvColumn } from '../ui/list/csv-button.tsx';
import type { ListChange, ListState } from '../ui/list/list-address.ts';
import { ListSelect, ListToolbar, RefreshButton, SortSelect } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import type { EMAIL_LIST, EmailSort } from './email-list.ts';

type Filter = keyof typeof EMAIL_LIST.filters;

const SORT_LABELS: Readonly<Record<EmailSort, string>> = {
  own: 'Eigen eerst',
  name: 'Naam A–Z',
  updated: 'Laatst gewijzigd',
};

const CSV: readonly CsvColumn<EmailTemplate>[] = [
  ['Naam', ({ name }) => name],
  ['Onderwerp', ({ subject }) => subject],
  ['Status', ({ isActive }) => (isActive ? 'Actief' : 'Inactief')],
  ['Variabelen', ({ variables }) => variables],
  ['Gewijzigd', ({ updatedAt }) => momentText(updatedAt)],
];

type EmailsToolbarProps = {
  state: ListState<Filter, EmailSort>;
  rows: readonly EmailTemplate[];
  refreshing: boolean;
  onChange(change: ListChange<Filter, EmailSort>): void;
  onRefresh(): void;
};

export function EmailsToolbar({ state, rows, refreshing, onChange, onRefresh }: EmailsToolbarProps) {
  return (
    <ListToolbar label="E-mailtemplates">
      <SearchBox
        q={state.q}
        label="Zoek op naam of onderwerp"
        placeholder="Zoek in templates"
        onChange={onChange}
      />
      <ListSelect
        label="Status"
        value={state.filters.status}
        options={[
          ['', 'Alle'],
          ['active', 'Actief'],
          ['inactive', 'Inactief'],
        ]}
        onChange={(status) => onChange({ filters: { status } })}
      />
      <ListSelect
        label="Soort"
        value={state.filters.source}
        options={[
          ['', 'Alle'],
          ['shop', 'Van de winkel'],
          ['own', 'Eigen'],
        ]}
        onChange={(source) => onChange({ filters: { source } })}
      />
      <SortSelect labels={SORT_LABELS} value={state.sort} onChange={onChange} />
      <CsvButton fileName="e-mailtemplates" columns={CSV} rows={rows} />
      <RefreshButton busy={refreshing} onRefresh={onRefresh} />
    </ListToolbar>
  );
}
