// Builds the breadcrumb from the home page to a path. Known segments of the path have a Dutch label; other
// segments are shown in title case, with spaces for dashes.

import { commonCopy } from '#copy/common.ts';
import { breadcrumbLabels } from '#copy/navigation.ts';
import type { Page } from '#shared/href.ts';

/** One link of a breadcrumb. `href` is null for the current page and for a path segment that has no page. */
export type Crumb = { label: string; href: string | null };

/** Paths of pages that have other pages below them, and are therefore links in a breadcrumb. */
const PARENTS = new Set<string>(['/blog', '/nieuwsbrief'] satisfies Page[]);

/**
 * Path segments that the breadcrumb leaves out unless they come last, because they say nothing to a visitor.
 */
const HIDDEN_SEGMENTS = new Set(['pagina', 'bestelling', 'herstel']);

/**
 * Returns the breadcrumb of a path; empty on the home page. `lastLabel` replaces the label of the last
 * segment, for example by an article's title.
 */
export function breadcrumbTrail(pathname: string, lastLabel?: string): Crumb[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return [];
  const last = segments.length - 1;
  const crumbs = segments.map((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`;
    return {
      label: (index === last && lastLabel) || labelOf(segment),
      href: index < last && PARENTS.has(href) ? href : null,
    };
  });
  const shownCrumbs = crumbs.filter(
    (_, index) => index === last || !HIDDEN_SEGMENTS.has(segments[index] ?? ''),
  );
  return [{ label: commonCopy.home, href: '/' }, ...shownCrumbs];
}

function labelOf(segment: string): string {
  const known = Object.hasOwn(breadcrumbLabels, segment) ? breadcrumbLabels[segment] : undefined;
  return known ?? titleCase(decoded(segment).replaceAll('-', ' '));
}

function titleCase(words: string): string {
  return words.replace(/(^|\s)\S/g, (letter) => letter.toLocaleUpperCase('nl-NL'));
}

// A visitor can type any percent sign into the address.
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
