// The page that sells the jar, in the blocks its owner arranged: promise, packs and order button first.

import { landingCopy } from '#copy/landing.ts';
import { defaultLanding } from '#modules/pages/contract.ts';
import { cacheable } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { legalInfo } from '../legal/legal-info.ts';
import { articleOf } from '../written/article-of.ts';
import { fillContent } from '../written/fact-values.ts';
import type { Route } from './+types/landing-page.ts';
import { LandingBlocks } from './landing-blocks.tsx';
import { loadLanding } from './landing-data.ts';
import { landingStructuredData } from './landing-structured-data.ts';

export const headers = cacheable('catalog', 'reviews', 'settings');

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const data = await loadLanding(page);
  const { settings, countries, proof, packs, nearbyDay, product } = data;
  const info = {
    legal: legalInfo(settings, countries, {
      ...{ ...proof, testMode: page.shop.testMode },
      productName: product?.name ?? settings.brand.name,
    }),
    resultDays: settings.claims.resultDays,
    packs,
    nearbyDay: () => nearbyDay,
  };
  const content = defaultLanding();
  const { blocks, search } = fillContent(content, info);
  const texts = content.blocks.flatMap((block) =>
    block.kind === 'text' ? [[block.id, articleOf(block.fields.body, info).lead] as const] : [],
  );
  return {
    ...data,
    ...{ blocks, search, texts: Object.fromEntries(texts) },
    pictureTexts: {},
    structuredData: landingStructuredData({ ...data, counted: proof.counted }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { search, settings, publicUrl, structuredData } = loaderData;
  return [
    { title: search.title },
    ...pageMeta({
      ...{ title: search.title, description: search.description, brand: settings.brand.name },
      ...{ keywords: landingCopy.meta.keywords, path: '/', publicUrl },
    }),
    ...structuredData.map((data) => ({ 'script:ld+json': data })),
  ];
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return <LandingBlocks {...loaderData} />;
}
