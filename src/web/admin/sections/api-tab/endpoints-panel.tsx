// Every operation of the API, grouped by subject, with a search field. The list comes from the API
// description of the running shop.

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { matchesAllWords } from '#shared/writing/search-text.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { countedText } from '../../format.ts';
import { ListBody, ListPanel, ShowMore } from '../../ui/list/list-panel.tsx';
import { ListSelect, ListToolbar } from '../../ui/list/list-toolbar.tsx';
import { FIRST_PAGE, isFiltered, type ListShape, setCount } from '../../ui/list/list-url.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { operationsQuery } from './api-calls.ts';
import { EndpointRow } from './endpoint-row.tsx';
import type { Operation } from './openapi.ts';

const SHAPE = {
  filters: { tag: /^[\w-]{1,40}$/, method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
  sorts: ['usual'],
} as const satisfies ListShape;
const EMPTY = { title: 'Geen aanroepen', text: '', filteredText: 'Geen aanroep past bij deze zoekopdracht.' };
const METHOD_OPTIONS = [
  ['', 'Alle'],
  ...SHAPE.filters.method.map((method) => [method, method] as const),
] as const;

const SEARCH_LABEL = 'Zoek op pad of omschrijving';

export function EndpointsPanel() {
  const query = useQuery(operationsQuery);
  const { state, change } = useListState(SHAPE);
  const all = query.data ?? [];
  const shown = useMemo(() => {
    const matchesSearch = matchesAllWords(state.q);
    const { tag, method } = state.filters;
    return (query.data ?? []).filter(
      (operation) =>
        matchesSearch(`${operation.id} ${operation.summary} ${operation.tag}`) &&
        (tag === '' || operation.tag === tag) &&
        (method === '' || operation.method === method),
    );
  }, [query.data, state]);
  const tags = [...new Set(all.map(({ tag }) => tag))];
  const most = isFiltered(state) || state.more > 0 ? tags.length : FIRST_PAGE;
  return (
    <ListPanel
      title="Aanroepen"
      count={query.isSuccess ? countedText(shown.length, 'aanroep', 'aanroepen') : ''}
      toolbar={
        <ListToolbar
          label="Aanroepen"
          search={{ q: state.q, label: SEARCH_LABEL, placeholder: 'Pad of omschrijving', onChange: change }}
          active={setCount(state)}
        >
          <ListSelect
            label="Onderwerp"
            value={state.filters.tag}
            options={[['', 'Alle'], ...tags.map((tag) => [tag, tag] as const)]}
            onChange={(tag) => change({ filters: { tag } })}
          />
          <ListSelect
            label="Methode"
            value={state.filters.method}
            options={METHOD_OPTIONS}
            onChange={(method) => change({ filters: { method } })}
          />
          <ButtonLink href="/api/openapi.json" target="_blank" rel="noreferrer">
            OpenAPI
          </ButtonLink>
        </ListToolbar>
      }
      footer={<ShowMore hasMore={tags.length > most} more={state.more} onChange={change} />}
    >
      <ListBody
        query={query}
        rows={shown}
        loading="Aanroepen laden"
        failed="De API is niet geladen"
        filtered={isFiltered(state)}
        empty={EMPTY}
      >
        {(rows) => <Groups operations={rows} isOpen={isFiltered(state)} most={most} />}
      </ListBody>
    </ListPanel>
  );
}

type GroupsProps = { operations: readonly Operation[]; isOpen: boolean; most: number };

/**
 * The operations in one folding group per subject, since the full list is too long to scroll. `most` is the
 * number of groups shown; `isOpen` unfolds all groups, for search results.
 */
function Groups({ operations, isOpen, most }: GroupsProps) {
  const groups = [...Map.groupBy(operations, ({ tag }) => tag)];
  return groups
    .slice(0, most)
    .map(([tag, members]) => <Group key={`${tag} ${isOpen}`} tag={tag} members={members} isOpen={isOpen} />);
}

type GroupProps = { tag: string; members: readonly Operation[]; isOpen: boolean };

function Group({ tag, members, isOpen }: GroupProps) {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  return (
    <details
      className="group/subject border-t border-hairline"
      open={isOpen}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary className="flex min-h-9 cursor-pointer items-center gap-2.5 px-4 -outline-offset-2 hover:bg-raised/55 max-lg:min-h-11">
        <ChevronRight
          size={14}
          aria-hidden
          className="flex-none text-quiet transition-transform group-open/subject:rotate-90"
        />
        <h3>{tag}</h3>
        <span className="muted tabular-nums">{members.length}</span>
      </summary>
      {isUnfolded ? (
        <ul>
          {members.map((operation) => (
            <EndpointRow key={operation.id} operation={operation} />
          ))}
        </ul>
      ) : null}
    </details>
  );
}
