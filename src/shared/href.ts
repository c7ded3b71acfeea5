// The addresses of the shop's pages, for whoever links to one. Which pages there are and what each has to be
// told comes from src/web/routes.ts, by the types React Router makes of it: a page that does not exist, or a
// parameter that is missing or misspelt, does not compile.

import type { Register } from 'react-router';

type PathValues = Readonly<Record<string, string | number | undefined>>;

type Pages = Register['pages'];
/** As routes.ts has it, without the pages that catch every other address. */
export type PagePath = Exclude<keyof Pages, `${string}*`>;

/**
 * A page that has to be told nothing: this is its address. Scripts that count their bytes say `'/checkout'
 * satisfies Page`.
 */
export type Page = WithoutParameters<PagePath>;
type WithoutParameters<Path> = Path extends `${infer Start}/:${infer Name}`
  ? Name extends `${string}/${string}`
    ? never
    : Name extends `${string}?`
      ? Start
      : never
  : Path;

type PathParameters<Path extends PagePath> = {
  readonly [Name in keyof Pages[Path]['params']]: string | number;
};

type HrefArguments<Path> = Path extends Page
  ? [search?: PathValues]
  : Path extends PagePath
    ? Record<never, never> extends PathParameters<Path>
      ? [parameters?: PathParameters<Path>]
      : [parameters: PathParameters<Path>]
    : never;

/**
 * `href('/admin/orders/:id', { id })`, or of a page without parameters what is searched for: `href('/blog', {
 * q })`; what is undefined is left out. A fragment is written behind it, and before it `publicUrl` where the
 * whole address is wanted.
 */
export function href<Path extends PagePath | Page>(path: Path, ...pathValues: HrefArguments<Path>): string;
export function href(path: string, pathValues: PathValues = {}): string {
  return path.includes(':') ? fillPath(path, pathValues) : withSearch(path, pathValues);
}

/** Of any path: `:id` takes its value; `:id?` falls away when it has none. */
export function fillPath(path: string, values: PathValues): string {
  return path.replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) =>
    optional && values[name] === undefined ? '' : `/${encodeURIComponent(String(values[name]))}`,
  );
}

/**
 * What is asked for, by name or as it stands in an address already. What is undefined or null is not asked
 * for.
 */
export function withSearch(path: string, query: object): string {
  const search = query instanceof URLSearchParams ? query : searchOf(query);
  return search.size === 0 ? path : `${path}?${search}`;
}

function searchOf(query: object): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return search;
}
