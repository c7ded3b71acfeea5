// Builds the lines of the palette for a typed text, in groups: actions of the current page, pages, commands
// and settings by name and synonyms, and search results.

import { Keyboard, LogOut, type LucideIcon, Monitor, Moon, Settings2, Sun } from 'lucide-react';
import { href } from '#shared/href.ts';
import { SECTIONS as SETTINGS, type SettingField } from '../../sections/settings/setting-fields.ts';
import { TOPICS } from '../../sections/settings/setting-topics.ts';
import type { Rights } from '../../session/admin-session.ts';
import type { RegisteredAction } from '../actions/action-registry.ts';
import { partOf, type Section } from '../sections.ts';
import { COMMANDS } from './commands.ts';
import { isNearMatch, type MatchScore, matchScore } from './fuzzy-match.ts';
import { type Findable, GROUPS, type PaletteAction, type PaletteItem } from './palette-item.ts';
import { orderActionOf, resultItems, type SearchResults } from './result-items.ts';

const shellItem = (action: PaletteAction, label: string, icon: LucideIcon, words: string): Findable => ({
  id: action,
  group: 'acts',
  kind: 'action',
  detail: '',
  action,
  label,
  icon,
  words,
});

const SHELL_ITEMS: readonly Findable[] = [
  shellItem('dark', 'Thema donker', Moon, 'nacht dark mode zwart kleuren weergave wissel'),
  shellItem('light', 'Thema licht', Sun, 'dag light mode wit kleuren weergave wissel'),
  shellItem('system', 'Thema als het apparaat', Monitor, 'systeem automatisch kleuren weergave'),
  shellItem('shortcuts', 'Toon sneltoetsen', Keyboard, 'help toetsenbord toetsen'),
  shellItem('logout', 'Uitloggen', LogOut, 'afmelden uit'),
];

const commandItems = ({ writes }: Rights) =>
  COMMANDS.filter(({ path, part = partOf(path) }) => part === null || writes(part)).map(
    ({ id, label, path, words, icon }): Findable => ({
      id,
      group: 'acts',
      kind: 'command',
      command: id,
      detail: '',
      label,
      path,
      words,
      icon,
    }),
  );

/**
 * Turns an action on the current page into a line of the command palette. The line also gets the synonyms of
 * the general command of that name: "voorraad tellen" finds "Tellen" on the page of the stock.
 */
const hereItem = ({ command, label, icon, words = '', letter = '', press }: RegisteredAction): Findable => {
  const elsewhere = COMMANDS.find(({ id }) => id === command);
  return {
    id: `here-${command}`,
    group: 'here',
    kind: 'press',
    label,
    icon,
    detail: letter,
    press,
    words: `${words} ${elsewhere?.label ?? ''} ${elsewhere?.words ?? ''}`,
  };
};

const SETTING_ITEMS = TOPICS.flatMap(({ path, label: topic, sections }) =>
  sections.flatMap((section) => {
    const { title, fields } = SETTINGS[section];
    const shared = {
      group: 'settings',
      kind: 'page',
      icon: Settings2,
      path: `${href('/admin/settings/:topic?', { topic: path })}#${section}`,
    } as const;
    const named = Object.entries<SettingField>(fields).map(
      ([name, { label, hint = '', kind }]): Findable => ({
        ...shared,
        id: `setting-${section}-${name}`,
        label,
        detail: title,
        words: `${title} ${hint} ${kind === 'switch' ? 'zet aan uit' : ''}`,
      }),
    );
    const whole: Findable = { ...shared, id: `setting-${section}`, label: title, detail: topic };
    return [whole, ...named.filter(({ label }) => label !== title)];
  }),
);

type PaletteSources = {
  /** Of the sources of the command palette: the actions of the page that is open behind it. */
  here: readonly RegisteredAction[];
  sections: readonly Pick<Section, 'path' | 'part' | 'label' | 'words' | 'icon'>[];
  rights: Rights;
  results: SearchResults;
  /** Of the sources of the command palette: the switches of notices, which it toggles directly. */
  switches?: readonly Findable[];
};

/**
 * Returns the lines of the palette for the typed text. Without a text: the actions of the page, the newest
 * records, all pages and the operator's account. Lines the operator has no right to are left out.
 */
export function paletteItems(
  typed: string,
  { here, sections, rights, results, switches = [] }: PaletteSources,
): PaletteItem[] {
  const pages = sections
    .filter(({ part }) => rights.reads(part))
    .map(
      ({ path, label, words, icon }): Findable => ({
        id: path,
        group: 'pages',
        kind: 'page',
        detail: '',
        path,
        label,
        words,
        icon,
      }),
    );
  const orderAction = rights.writes('orders') ? orderActionOf(typed) : null;
  const fromShop = resultItems(results, orderAction);
  const onPage = here.map(hereItem);
  if (typed.trim() === '') return [...onPage, ...fromShop, ...pages, ...SHELL_ITEMS];
  // Commands that the current page offers as actions are not listed a second time.
  const commands = commandItems(rights).filter(({ id }) => !here.some(({ command }) => command === id));
  const settings = rights.reads('settings') ? SETTING_ITEMS : [];
  return [
    ...rankItems(
      typed,
      [...onPage, ...pages, ...commands, ...SHELL_ITEMS, ...switches, ...settings],
      fromShop,
    ),
  ];
}

const MAX_PER_GROUP = 6;

/**
 * Sorts the matching lines: first the groups that contain a best match, and within a group the best match
 * first. Lines that match only with a typing error are left out when another line or a record of the shop
 * matches.
 */
function rankItems(typed: string, all: readonly Findable[], fromShop: readonly PaletteItem[]): PaletteItem[] {
  const fitting = all
    .map((item) => ({ item, fit: matchScore(typed, item.label, item.words) }))
    .filter((each): each is { item: Findable; fit: MatchScore } => each.fit !== null)
    .sort((one, other) => other.fit - one.fit);
  const right = fitting.filter(({ fit }) => !isNearMatch(fit));
  const shown = right.length > 0 ? right : fromShop.length > 0 ? [] : fitting;
  const best = shown[0]?.fit ?? 0;
  const ranked = shown.map(({ item, fit }) => ({ item, isBest: fit === best }));
  const groups = Object.keys(GROUPS);
  const itemsOf = (group: string) =>
    [...ranked.map(({ item }) => item), ...fromShop]
      .filter((item) => item.group === group)
      .slice(0, MAX_PER_GROUP);
  const isLed = (group: string) => ranked.some(({ item, isBest }) => isBest && item.group === group);
  return [...groups.filter(isLed), ...groups.filter((group) => !isLed(group))].flatMap(itemsOf);
}
