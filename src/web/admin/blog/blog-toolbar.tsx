// Search, filters and order of the articles, and the list as a file.

import type { BlogPost } from '#modules/blog/contract.ts';
import { CsvButton, type CsvColumn } from '../ui/list/csv-button.tsx';
import type { ListChange, ListState } from '../ui/list/list-address.ts';
import { ListSelect, ListToolbar, RefreshButton, SortSelect } from '../ui/list/list-toolbar.tsx';
import { SearchBox } from '../ui/list/search-box.tsx';
import { type BlogFilter, type BlogSort, claimCount } from './blog-list.ts';
import { postStanding, STANDING_LABELS, STANDINGS } from './blog-texts.ts';

const SORT_LABELS: Readonly<Record<BlogSort, string>> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  title: 'Titel A–Z',
  author: 'Auteur A–Z',
};

const CSV: readonly CsvColumn<BlogPost>[] = [
  ['Titel', ({ title }) => title],
  ['Adres', ({ slug }) => `/blog/${slug}`],
  ['Auteur', ({ author }) => author],
  ['Status', (post) => STANDING_LABELS[postStanding(post)]],
  ['AI', ({ aiGenerated }) => (aiGenerated ? 'ja' : 'nee')],
  ['Claims', claimCount],
  ['Gemaakt', ({ createdAt }) => createdAt],
  ['Gepubliceerd', ({ publishedAt }) => publishedAt],
  ['Gepland', ({ publishAt }) => publishAt],
];

type BlogToolbarProps = {
  state: ListState<BlogFilter, BlogSort>;
  rows: readonly BlogPost[];
  refreshing: boolean;
  onChange(change: ListChange<BlogFilter, BlogSort>): void;
  onRefresh(): void;
};

export function BlogToolbar({ state, rows, refreshing, onChange, onRefresh }: BlogToolbarProps) {
  return (
    <ListToolbar label="Artikelen">
      <SearchBox
        q={state.q}
        label="Zoek in artikelen"
        placeholder="Titel, auteur of woord"
        onChange={onChange}
      />
      <ListSelect
        label="Status"
        value={state.filters.status}
        options={[['', 'Alle'], ...STANDINGS.map((code) => [code, STANDING_LABELS[code]] as const)]}
        onChange={(status) => onChange({ filters: { status } })}
      />
      <ListSelect
        label="Schrijver"
        value={state.filters.writer}
        options={[
          ['', 'Alle'],
          ['ai', 'AI'],
          ['person', 'Zelf geschreven'],
        ]}
        onChange={(writer) => onChange({ filters: { writer } })}
      />
      <ListSelect
        label="Claims"
        value={state.filters.claims}
        options={[
          ['', 'Alle'],
          ['true', 'Na te kijken'],
        ]}
        onChange={(claims) => onChange({ filters: { claims } })}
      />
      <SortSelect labels={SORT_LABELS} value={state.sort} onChange={onChange} />
      <CsvButton fileName="artikelen" columns={CSV} rows={rows} />
      <RefreshButton busy={refreshing} onRefresh={onRefresh} />
    </ListToolbar>
  );
}
