// The landing page, which sells the jar, in the blocks the owner arranged: promise, packs and order button
// first.

import { commonCopy } from '#copy/common.ts';
import { landingCopy } from '#copy/landing/landing.ts';
import { giftOfAll } from '#modules/catalog/contract.ts';
import { uploadedPicture } from '#modules/media/contract.ts';
import type { Block } from '#modules/pages/contract.ts';
import { cacheable } from '../../cacheable.ts';
import type { Shop } from '../../shop.ts';
import { articleOf } from '../cms/article-of.ts';
import { landingOf, loadPages } from '../cms/load-pages.ts';
import { variableInfoOf } from '../cms/variable-info.ts';
import { fillContent } from '../cms/variable-values.ts';
import { pageMeta } from '../frame/page-meta.ts';
import type { Route } from './+types/landing-page.ts';
import { LandingBlocks } from './landing-blocks.tsx';
import { loadLanding } from './landing-data.ts';
import { landingStructuredData } from './landing-structured-data.ts';

export const headers = cacheable('catalog', 'reviews', 'settings');

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPages(args);
  const { page } = loaded;
  const content = landingOf(loaded);
  const data = await loadLanding(page);
  const info = variableInfoOf(page, data);
  const { blocks, search } = fillContent(content, info);
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? [[block.id, articleOf(block.fields.body, info).lead] as const] : [],
  );
  return {
    ...data,
    blocks,
    search,
    texts: Object.fromEntries(texts),
    pictureTexts: await readPictureTexts(page.shop, blocks),
    structuredData: landingStructuredData({ ...data, counted: data.proof.counted, blocks }),
  };
}

/**
 * Returns the alternative text of each picture in the landing page's blocks, by block id: the text the owner
 * wrote, or else the text in the media library.
 */
async function readPictureTexts(
  shop: Shop,
  blocks: readonly Block[],
): Promise<Readonly<Record<string, string>>> {
  const texts = blocks.map(async ({ id, kind, fields }) => {
    if (kind !== 'picture' && kind !== 'video') return [];
    return [[id, fields.alt || (await shop.findPictureText(fields.imageUrl)) || fields.title] as const];
  });
  return Object.fromEntries((await Promise.all(texts)).flat());
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { search, settings, packs, publicUrl, structuredData } = loaderData;
  const brand = settings.brand.name;
  const keywords = [...landingCopy.meta.keywords, giftOfAll(packs)].filter(Boolean);
  const title = search.title || brand;
  const picture = uploadedPicture(search.imageUrl);
  return [
    { title },
    ...pageMeta({
      title,
      description: search.description,
      brand,
      path: '/',
      publicUrl,
      keywords,
      picture: picture && { ...picture.social, alt: title },
    }),
    ...structuredData.map((data) => ({ 'script:ld+json': data })),
  ];
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {/* Shown by src/web/islands/redirect-notice.ts to whoever asked for an address that leads here. */}
      <p id="geleid" popover="auto" role="status" className="passing-note">
        {commonCopy.ledHome}
      </p>
      <LandingBlocks {...loaderData} />
    </>
  );
}
