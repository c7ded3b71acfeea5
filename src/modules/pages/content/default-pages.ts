// The initial pages of a fresh shop, shown until an operator changes them.

import { frameDefaults, landingDefaults, landingSearch, policyDefaults } from '#content/pages/index.ts';
import type { BlockKind } from './block-kinds.ts';
import { type PageContent, pageContentSchema } from './page-content.ts';
import type { PageKind } from './page-kinds.ts';

const ORDER = [
  'hero',
  'tiles',
  'benefits',
  'comparison',
  'steps',
  'countdown',
  'reviews',
  'questions',
  'label',
  'guarantee',
] as const satisfies readonly BlockKind[];

export type DefaultPage = {
  kind: PageKind;
  /**
   * Last part of a default page's address; empty for the landing page and for the frame (menu and footer),
   * which exist once.
   */
  slug: string;
  /** ISO date of the last change of a default page's text; null for a page that does not show the date. */
  changedOn: string | null;
  content: PageContent;
};

/** The initial landing page, frame (menu and footer) and policies, the pages every shop must have. */
export const defaultPages: readonly DefaultPage[] = [
  { kind: 'landing', slug: '', changedOn: null, content: read(landing()) },
  { kind: 'frame', slug: '', changedOn: null, content: read({ kind: 'frame', ...frameDefaults }) },
  ...policyDefaults.map(
    ({ slug, changedOn, title, description, intro, body }): DefaultPage => ({
      kind: 'policy',
      slug,
      changedOn,
      content: read({ kind: 'text', title, intro, body, search: { title: '', description, imageUrl: '' } }),
    }),
  ),
];

export function findDefaultPage(kind: PageKind, slug: string): DefaultPage | null {
  return defaultPages.find((page) => page.kind === kind && page.slug === slug) ?? null;
}

function landing(): object {
  const blocks = ORDER.map((kind) => ({ id: kind, kind, on: true, fields: landingDefaults[kind] }));
  return { kind: 'landing', blocks, search: landingSearch };
}

function read(content: object): PageContent {
  return pageContentSchema.parse(content);
}
