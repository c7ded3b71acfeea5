// Tests that every arrangement of blocks an owner can publish gives a valid page: one first-level heading and
// the others in order, unique ids, no duplicate of a single block, no inline script or style, and questions
// in the structured data as shown.

import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { blockSchema } from '#modules/pages/content/block-kinds.ts';
import { findDefaultPage } from '#modules/pages/content/default-pages.ts';
import { landingContentSchema } from '#modules/pages/content/page-content.ts';
import { type Block, type BlockKind, blockKindNames, blockKinds } from '#modules/pages/contract.ts';
import { defaultSettings } from '#modules/settings/default-settings.ts';
import { publicSettings } from '#modules/settings/index.ts';
import { cents } from '#shared/money.ts';
import { htmlFaults } from '#tests/e2e/pages/html-rules.ts';
import { structuredDataFaults } from '#tests/e2e/pages/structured-data-rules.ts';
import { articleOf } from '../cms/article-of.ts';
import { fillContent, type VariableInfo } from '../cms/variable-values.ts';
import { LandingBlocks, type ShownLanding } from './landing-blocks.tsx';
import { landingStructuredData } from './landing-structured-data.ts';

const settings = publicSettings(defaultSettings);
const pack: PackVariant = {
  id: '1x',
  name: '1 Pack',
  price: 24.95,
  originalPrice: null,
  save: null,
  popular: false,
  quantity: 1,
  soldOut: false,
  imageUrl: null,
  gift: '',
  gtin: null,
  mpn: null,
  priceCents: 2495,
  originalPriceCents: null,
  pricePerJar: 24.95,
  pricePerJarCents: 2495,
};
const { company, delivery, support, claims, brand } = settings;
const info: VariableInfo = {
  legal: {
    brand: brand.name,
    product: 'Poeder',
    company,
    delivery,
    support,
    rating: null,
    carriers: ['PostNL'],
    withdrawalDays: 14,
    returnDays: 14,
    refundDays: 14,
    guaranteeDays: claims.guaranteeDays,
    guaranteeNotice: '',
    zones: [{ kind: 'home', countries: ['Nederland'], fee: null }],
    notServed: [],
  },

  resultDays: claims.resultDays,
  packs: [pack],
  nearbyDay: () => ({ word: 'dinsdag', homes: ['NL', 'BE'] as const, until: '16:00' }),
};
const review = {
  id: 1,
  customerName: 'Jo',
  avatarUrl: null,
  rating: 5,
  comment: 'Heel fijn',
  sample: false,
  verified: true,
  importedFrom: null,
  ownerReply: null,
  writtenOn: null,
};
const VIDEO = 'https://youtu.be/abc';
const BODY = '*Eerst*\nWe begonnen in {winkel}.\n• een\n• twee\n1. stap';
const MEDIA = '/media/0123456789abcdef0123456789abcdef-800x600/800.webp';
const ownFields = (kind: BlockKind, id: string): object => {
  const title = `Eigen ${id}`;
  if (kind === 'picture') return { title, imageUrl: MEDIA, alt: '', caption: 'Zo staat hij daar' };
  if (kind === 'video') return { title, text: '', imageUrl: MEDIA, alt: 'Een pot', address: VIDEO };
  return kind === 'text' ? { title, body: BODY } : blockKinds[kind].fresh();
};

const blockOf = (kind: BlockKind, id: string, on: boolean): Block =>
  blockSchema.parse({ id, kind, on, fields: ownFields(kind, id) });

/**
 * Generates arrangements of blocks that an owner can publish: at most two of each kind, some switched off, in
 * any order below the first screen.
 */
const arrangements = fc
  .tuple(
    fc.shuffledSubarray(
      blockKindNames.flatMap((kind) =>
        kind === 'hero' || kind === 'label'
          ? []
          : Array.from({ length: Math.min(blockKinds[kind].most, 2) }, () => kind),
      ),
    ),
    fc.nat(30),
    fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
  )
  .map(([kinds, at, on]) => {
    const place = at % (kinds.length + 1);
    const below: BlockKind[] = [...kinds.slice(0, place), 'label', ...kinds.slice(place)];
    return [
      blockOf('hero', 'hero', true),
      ...below.map((kind, index) => blockOf(kind, `b${index}`, kind === 'label' || (on[index] ?? true))),
    ];
  });

const shops = fc.record({
  countdown: fc.constantFrom<ShownLanding['countdown']>(
    null,
    { until: 'midnight' },
    { until: 'dispatch', at: 1, cutOff: '16:00' },
  ),
  reviews: fc.constantFrom(
    [],
    [review],
    [1, 2, 3, 4].map((id) => ({ ...review, id })),
  ),
  hasProduct: fc.boolean(),
});

function draw(
  arranged: Block[],
  shop: { countdown: ShownLanding['countdown']; reviews: ShownLanding['reviews']; hasProduct: boolean },
) {
  const blocks = fillContent(arranged, info);
  const product = shop.hasProduct
    ? {
        name: 'Poeder',
        benefits: [],
        description: 'Tandpoeder',
        imageUrl: null,
        ingredients: 'Kaolin',
        warnings: 'Let op',
        netWeightGrams: 60,
      }
    : null;
  const data = {
    isOpen: true,
    notForSale: null,
    packs: [pack],
    reviews: shop.reviews,
    settings,
    product,
    countries: [{ code: 'NL', name: 'Nederland', fee: cents(0), enabled: true }],
    picture: null,
    blocks,

    proof: { rating: null, counted: null, satisfiedCustomers: null },
    nearbyDay: { word: 'dinsdag', homes: ['NL', 'BE'] as const, until: '16:00' },
    countdown: shop.countdown,
    publicUrl: 'https://shop.example',
    pictureTexts: {},
    texts: Object.fromEntries(
      arranged.flatMap((block) =>
        block.kind === 'text' ? [[block.id, articleOf(block.fields.body, info).lead]] : [],
      ),
    ),
  };
  const structured = landingStructuredData({ ...data, counted: null });
  const scripts = structured.map(
    (each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>`,
  );
  const html = renderToStaticMarkup(<LandingBlocks {...data} />);
  return {
    html,
    structured,
    page: `<!DOCTYPE html>\n<html lang="nl"><head><title>Winkel</title>${scripts.join('')}</head><body><main>${html}</main></body></html>`,
  };
}

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, match = '']) => match);
const BEHAVIOURS = ['walk', 'pack-picker', 'countdown', 'comparison', 'turning-jar'];

test('every arrangement is a sound page', async () => {
  await fc.assert(
    fc.asyncProperty(arrangements, shops, async (blocks, shop) => {
      const landing = { ...findDefaultPage('landing', '')?.content, blocks };
      expect(landingContentSchema.safeParse(landing).error).toBeUndefined();
      const { html, structured, page } = draw(blocks, shop);
      const headings = matches(html, /<h([1-6])/g).map(Number);
      expect(headings.filter((level) => level === 1)).toHaveLength(1);
      expect(headings[0]).toBe(1);
      for (const [at, level] of headings.entries())
        expect(level).toBeLessThanOrEqual((headings[at - 1] ?? 0) + 1);
      expect(await htmlFaults(page)).toEqual([]);
      // A shop between two products has none to describe.
      if (shop.hasProduct) expect(structuredDataFaults(page)).toEqual([]);
      expect(html).not.toMatch(/<script|style=|\{[a-z-]+\}/);
      const behaviours = matches(html, /data-behaviour="([^"]+)"/g);
      expect(new Set(behaviours).size).toBe(behaviours.length);
      expect(behaviours.filter((name) => !BEHAVIOURS.includes(name))).toEqual([]);
      const questions = matches(html, /<summary><h3[^>]*>([^<]+)</g).length;
      const faqData = structured.filter((each) => JSON.stringify(each).includes('"FAQPage"'));
      expect(faqData).toHaveLength(questions > 0 ? 1 : 0);
      for (const picture of matches(html, /(<img [^>]*>)/g))
        expect(picture).toMatch(/ width="\d+" height="\d+"/);
    }),
    { numRuns: 25 },
  );
});
