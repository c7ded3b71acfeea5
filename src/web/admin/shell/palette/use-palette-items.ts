// The lines of the palette for the typed text: immediately from data in the browser, a moment later with the
// shop's search results.

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { matchesAllWords } from '#shared/writing/search-text.ts';
import {
  contactSearchQuery,
  customerSearchQuery,
  draftSearchQuery,
  orderSearchQuery,
} from '../../admin-queries.ts';
import { useRights } from '../../session/admin-session.ts';
import { registeredActions } from '../actions/action-registry.ts';
import { SECTIONS } from '../sections.ts';
import { useNoticeSwitches } from './notice-switches.ts';
import type { PaletteItem } from './palette-item.ts';
import { paletteItems } from './palette-items.ts';
import { searchOf } from './result-items.ts';

const TYPING_PAUSE_MS = 200;

type PaletteState = {
  items: readonly PaletteItem[];
  isError: boolean;
  /** True until the server has answered the text that is now typed into the command palette. */
  isSearching: boolean;
};

export function usePaletteItems(typed: string): PaletteState {
  const rights = useRights();
  const [here] = useState(registeredActions);
  const searchText = searchOf(typed);
  const search = useDebouncedValue(searchText);
  const isSearch = search.length > 1;
  const orders = useQuery({ ...orderSearchQuery(search), enabled: rights.reads('orders') });
  const customers = useQuery({
    ...customerSearchQuery(search),
    enabled: (isSearch || search === '') && rights.reads('customers'),
  });
  const drafts = useQuery({ ...draftSearchQuery(search), enabled: isSearch && rights.reads('drafts') });
  const contacts = useQuery({ ...contactSearchQuery(search), enabled: isSearch && rights.reads('contacts') });
  const switches = useNoticeSwitches(isSearch);
  const isLate = search !== searchText;
  /**
   * Returns the rows of the last answer. While that answer belongs to an earlier search text, returns only
   * the rows that also match the current text, so that Enter does not open a wrong result.
   */
  const still = <Row extends object>({ data, isPlaceholderData }: Answer<Row>): Row[] => {
    const rows = data?.items ?? [];
    if (!isLate && !isPlaceholderData) return rows;
    const matchesSearch = matchesAllWords(searchText);
    return rows.filter((row) => matchesSearch(Object.values(row).join(' ')));
  };
  // Never deferred: Enter chooses by what was typed, however fast it follows.
  const items = paletteItems(typed, {
    here,
    sections: SECTIONS,
    rights,
    switches,
    results: {
      orders: still(orders),
      customers: still(customers),
      drafts: isSearch ? still(drafts) : [],
      contacts: isSearch ? still(contacts) : [],
    },
  });
  const isSearching = isLate || orders.isFetching || customers.isFetching;
  return { items, isError: orders.isError, isSearching };
}

type Answer<Row> = Pick<UseQueryResult<{ items: Row[] }>, 'data' | 'isPlaceholderData'>;

/** Returns `value` once it has not changed for 200 ms, so that a search does not start with every letter. */
function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
