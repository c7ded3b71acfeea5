// Type-safe addresses of the shop's pages. Pages and their parameters come from src/web/routes.ts through
// React Router's types, so an unknown page or a missing or misspelt parameter does not compile.

import type { Register } from 'react-router';

type PathValues = Readonly<Record<string, string | number | undefined>>;

type Pages = Register['pages'];
/** Type of the page paths in routes.ts, without the catch-all pages. */
export type PagePath = Exclude<keyof Pages, `${string}*`>;

/**
 * Type of the page paths without required parameters; optional ones are left out, so that each path is also
 * the address of its page. Scripts with a size limit write `'/checkout' satisfies Page` instead of calling
 * `href`.
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
 * Returns the address of a page: `href('/admin/orders/:id', { id })`. A page without parameters may have a
 * query: `href('/blog', { q })`; undefined values are left out. The caller appends a fragment, and prepends
 * `publicUrl` for a full URL.
 */
export function href<Path extends PagePath | Page>(path: Path, ...pathValues: HrefArguments<Path>): string;
export function href(path: string, pathValues: PathValues = {}): string {
  return path.includes(':') ? fillPath(path, pathValues) : withSearch(path, pathValues);
}

/**
 * Returns a path with its parameters filled in. `:id` is replaced by its value; `:id?` is removed when it has
 * no value.
 */
export function fillPath(path: string, values: PathValues): string {
  return path.replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) =>
    optional && values[name] === undefined ? '' : `/${encodeURIComponent(String(values[name]))}`,
  );
}

/**
 * Returns a path with a query, given as an object or as URL parameters. Values that are undefined or null are
 * left out.
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
