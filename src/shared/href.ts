// Type-safe addresses of the shop's pages. Pages and their parameters come from src/web/routes.ts through
// React Router's types: an unknown page or a missing or misspelt parameter does not compile.

import type { Register } from 'react-router';

type PathValues = Readonly<Record<string, string | number | undefined>>;

type Pages = Register['pages'];
/** Path of a page as in routes.ts, without the catch-all pages. */
export type PagePath = Exclude<keyof Pages, `${string}*`>;

/**
 * Path of a page without parameters, which is also its address. Scripts with a size limit write `'/checkout'
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
 * Returns the address of a page: `href('/admin/orders/:id', { id })`, or with a query for a page without
 * parameters: `href('/blog', { q })`; undefined values are left out. A fragment is appended by the caller,
 * and `publicUrl` prepended where the full URL is needed.
 */
export function href<Path extends PagePath | Page>(path: Path, ...pathValues: HrefArguments<Path>): string;
export function href(path: string, pathValues: PathValues = {}): string {
  return path.includes(':') ? fillPath(path, pathValues) : withSearch(path, pathValues);
}

/** Fills the parameters of any path: `:id` becomes its value; `:id?` disappears without one. */
export function fillPath(path: string, values: PathValues): string {
  return path.replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) =>
    optional && values[name] === undefined ? '' : `/${encodeURIComponent(String(values[name]))}`,
  );
}

/** Appends a query, as an object or as parsed parameters; undefined and null values are left out. */
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
