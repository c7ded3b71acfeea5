// Reads stored page content that an earlier or later release may have written. Unreadable parts are replaced
// by defaults, so a page is always shown.

import { type Block, blockKinds, blockSchema } from './content/block-kinds.ts';
import { findDefaultPage } from './content/default-pages.ts';
import {
  arrangementErrors,
  type LandingContent,
  type PageContent,
  pageContentSchema,
} from './content/page-content.ts';
import type { PageKind } from './content/page-kinds.ts';

type Place = { kind: PageKind; slug: string };

/**
 * Returns the stored content of a written page if this release can read it completely. Otherwise returns the
 * readable part, completed with defaults.
 */
export function readStored(stored: unknown, { kind, slug }: Place): PageContent {
  const { data } = pageContentSchema.safeParse(stored);
  if (data) return data;
  const instead = findDefaultPage(kind, slug)?.content;
  if (instead?.kind === 'landing') return landingOf(stored, instead);
  return textOf(stored) ?? instead ?? EMPTY;
}

const EMPTY: PageContent = {
  kind: 'text',
  title: '–',
  intro: '',
  body: '',
  search: { title: '', description: '', imageUrl: '' },
};

/**
 * Returns the readable blocks of a stored landing page in their order, with missing required blocks from the
 * default page `instead`. Returns `instead` as a whole when the result could not be published.
 */
function landingOf(stored: unknown, instead: LandingContent): LandingContent {
  const { blocks: listed } = Object(stored);
  const readable: Block[] = (Array.isArray(listed) ? listed : []).flatMap(
    (each: unknown) => blockSchema.safeParse(each).data ?? [],
  );
  const missing = instead.blocks.filter(
    ({ kind }) => blockKinds[kind].required && !readable.some((block) => block.kind === kind),
  );
  const blocks = [
    ...missing.filter(({ kind }) => blockKinds[kind].first),
    ...readable,
    ...missing.filter(({ kind }) => !blockKinds[kind].first),
  ];
  return arrangementErrors(blocks).length === 0 ? { ...instead, blocks } : instead;
}

/**
 * Reads the stored text of an own page or policy without checking its variables; an unknown variable is shown
 * as typed. Null when the stored data is not a text.
 */
function textOf(stored: unknown): PageContent | null {
  const { title, intro, body, search } = Object(stored);
  if (typeof title !== 'string' || typeof intro !== 'string' || typeof body !== 'string') return null;
  const { title: searchTitle = '', description = '', imageUrl = '' } = Object(search);
  return {
    kind: 'text',
    title,
    intro,
    body,
    search: { title: String(searchTitle), description: String(description), imageUrl: String(imageUrl) },
  };
}
