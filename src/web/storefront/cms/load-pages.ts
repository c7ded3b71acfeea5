// Loads the owner's published pages. For an operator's preview, a draft or an earlier version replaces one of
// them.

import type { RouterContextProvider } from 'react-router';
import { mayCall } from '#modules/accounts/contract.ts';
import {
  type Block,
  type BlockKind,
  type FrameContent,
  type LandingContent,
  type PageContent,
  PREVIEW,
  PREVIEW_VERSION,
  type PublishedPage,
  type PublishedPages,
} from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { operatorOn, type PageContext, pageContext } from '../../page-context.ts';

export type LoaderRequest = { context: Readonly<RouterContextProvider>; request: Request };
export type LoadedPages = PublishedPages & { page: PageContext; url: URL };

/**
 * Loads the published pages. For an operator's preview, a draft or version replaces its published page. The
 * operator's session is read only for a preview, because a page that depends on a session is never cached.
 */
export async function loadPages({ context, request }: LoaderRequest): Promise<LoadedPages> {
  const page = context.get(pageContext);
  const url = new URL(request.url);
  const [shown, preview] = await Promise.all([page.shop.readPages(), findPreview(page, url.searchParams)]);
  if (!preview) return { ...shown, page, url };
  const others = shown.pages.filter(({ kind, slug }) => kind !== preview.kind || slug !== preview.slug);
  return { ...shown, pages: [preview, ...others], page, url };
}

async function findPreview(page: PageContext, query: URLSearchParams): Promise<PublishedPage | null> {
  const id = numberOf(query.get(PREVIEW));
  const operator = id === null ? null : operatorOn(page);
  if (id === null || operator === null || !mayCall(operator.role, pageEndpoints.one)) return null;
  return page.shop.findPagePreview(id, numberOf(query.get(PREVIEW_VERSION)));
}

/**
 * Parses an id or version number from the query of a URL. Null when the text is missing or not a positive
 * whole number of at most nine digits.
 */
export function numberOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export const landingOf = ({ pages }: PublishedPages): LandingContent => contentOf(pages, 'landing');

/**
 * Returns menu and footer of the shop's pages as the owner wrote them. A link to a part of the home page is
 * left out while that part is not shown.
 */
export function frameOf(shown: PublishedPages): FrameContent {
  const frame = contentOf(shown.pages, 'frame');
  const anchors = new Set(landingOf(shown).blocks.flatMap(anchorOf));
  const leads = ({ href }: { href: string }) => !href.startsWith('/#') || anchors.has(href.slice(2));
  return { ...frame, menu: frame.menu.filter(leads), service: frame.service.filter(leads) };
}

/** Fixed anchors of the blocks that can exist only once. The owner's own blocks use their id as anchor. */
const ANCHORS: Partial<Record<BlockKind, string>> = {
  hero: 'bestel',
  benefits: 'benefits',
  reviews: 'reviews',
  questions: 'faq',
  label: 'etiket',
};

const anchorOf = ({ on, kind, id }: Block) => (on ? [ANCHORS[kind] ?? id] : []);

function contentOf<Kind extends PageContent['kind']>(
  pages: readonly PublishedPage[],
  kind: Kind,
): Extract<PageContent, { kind: Kind }> {
  const isOfKind = (content: PageContent): content is Extract<PageContent, { kind: Kind }> =>
    content.kind === kind;
  const content = pages.map((page) => page.content).find(isOfKind);
  if (!content) throw new Error(`a shop without its ${kind}`);
  return content;
}
