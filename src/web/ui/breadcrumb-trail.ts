// The way from the home page to a path, in words. Known segments have their own label;
// others are title-cased with spaces for dashes.

import { commonCopy } from '#copy/common.ts';
import { breadcrumbLabels } from '#copy/navigation.ts';

export type Crumb = { label: string; href: string };

/** Empty on the home page. `lastLabel` replaces the words of the last segment, such as an article's title. */
export function breadcrumbTrail(pathname: string, lastLabel?: string): Crumb[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return [];
  const crumbs = segments.map((segment, index) => ({
    label: labelOf(segment),
    href: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  const last = crumbs.at(-1);
  if (last && lastLabel) last.label = lastLabel;
  return [{ label: commonCopy.home, href: '/' }, ...crumbs];
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
