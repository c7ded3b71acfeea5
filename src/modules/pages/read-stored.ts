// What is kept of a page, which a release before or after this one may have written: what this one cannot
// read makes way for what it knows, and no page fails because of it.

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

/** The content itself when this release can read it all; else as much of it as makes a page. */
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

/** The blocks that can be read in their order; what may not be missing as it is in a fresh shop. */
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
 * A text of which a variable has another name by now is read all the same: that name stands there as it was
 * written.
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
