// Describes the difference between two states of a page in Dutch, for publishing a page and for the list of
// versions.

import { type Block, blockKinds } from './block-kinds.ts';
import type { PageContent } from './page-content.ts';

/**
 * Returns the changes, such as "Eerste scherm gewijzigd" and "Reviews verplaatst"; empty when the contents
 * are equal.
 */
export function pageChanges(before: PageContent, after: PageContent): string[] {
  if (before.kind === 'landing' && after.kind === 'landing') {
    const search = same(before.search, after.search) ? [] : [SEARCH];
    return [...blockChanges(before.blocks, after.blocks), ...search];
  }
  return Object.entries(after).flatMap(([name, value]) =>
    same(value, Object.entries(before).find(([other]) => other === name)?.[1]) ? [] : [PARTS[name] ?? name],
  );
}

const SEARCH = 'Zoeken en delen gewijzigd';

/** The Dutch sentence for a change, by changed field of a text page or of the frame (menu and footer). */
const PARTS: Readonly<Record<string, string>> = {
  title: 'Titel gewijzigd',
  intro: 'Inleiding gewijzigd',
  body: 'Tekst gewijzigd',
  menu: 'Menu gewijzigd',
  service: 'Voettekst gewijzigd',
  search: SEARCH,
};

function blockChanges(before: readonly Block[], after: readonly Block[]): string[] {
  const gone = before.filter(({ id }) => !after.some((block) => block.id === id));
  const stayed = (blocks: readonly Block[], others: readonly Block[]) =>
    blocks.map(({ id }) => id).filter((id) => others.some((block) => block.id === id));
  const strayed = movedIds(stayed(before, after), stayed(after, before));
  return [
    ...after.flatMap((block) => {
      const old = before.find(({ id }) => id === block.id);
      if (!old) return [`${nameOf(block)} toegevoegd`];
      return [
        ...(old.on === block.on ? [] : [`${nameOf(block)} ${block.on ? 'aangezet' : 'uitgezet'}`]),
        ...(same(old.fields, block.fields) ? [] : [`${nameOf(block)} gewijzigd`]),
        ...(strayed.has(block.id) ? [`${nameOf(block)} verplaatst`] : []),
      ];
    }),
    ...gone.map((block) => `${nameOf(block)} verwijderd`),
  ];
}

/**
 * Returns the smallest set of ids whose move explains the new order: all ids outside the longest common
 * subsequence.
 */
function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const places = after.map((id) => before.indexOf(id));
  /**
   * For each position in `after`: the longest series of positions that ends there and whose blocks have the
   * same order in `before`.
   */
  const runs: number[][] = [];
  for (const [at, place] of places.entries()) {
    const longest = places
      .slice(0, at)
      .map((earlier, index) => (earlier < place ? (runs[index] ?? []) : []))
      .reduce((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, at]);
  }
  const longestRun = runs.reduce((best, run) => (run.length > best.length ? run : best), []);
  return new Set(after.filter((_, at) => !longestRun.includes(at)));
}

const nameOf = ({ kind }: Block) => blockKinds[kind].name;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
