// Tests that the server's HTML has the complete first screen: packs, prices and sold-out packs.

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { landingDefaults } from '#content/pages/landing.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import type { SocialProof } from '#modules/reviews/contract.ts';
import { notForSale } from '../../../selling.ts';
import { Hero } from './hero.tsx';

const claims = { guaranteeDays: 30, moneyBackDays: 14, resultDays: 14 };
const proof: SocialProof = {
  rating: { average: 4.8, count: 247, roundCount: '300+' },
  counted: null,
  satisfiedCustomers: 247,
};

function pack(quantity: number, priceCents: number, more: Partial<PackVariant> = {}): PackVariant {
  const pricePerJarCents = Math.round(priceCents / quantity);
  return {
    id: `${quantity}x`,
    name: `${quantity} Pack`,
    price: priceCents / 100,
    originalPrice: null,
    save: null,
    popular: false,
    quantity,
    soldOut: false,
    imageUrl: null,
    gift: '',
    gtin: null,
    mpn: null,
    priceCents,
    originalPriceCents: null,
    pricePerJar: pricePerJarCents / 100,
    pricePerJarCents,
    ...more,
  };
}

const single = pack(1, 2495);
const double = pack(2, 3743, { originalPriceCents: 4990, save: '25%', popular: true });

const render = (
  packs: PackVariant[],
  jarGrams: number | null = 60,
  {
    isOpen = true,
    until = '16:00',
    satisfiedCustomers = 247,
  }: { isOpen?: boolean; until?: string | null; satisfiedCustomers?: number | null } = {},
) =>
  renderToStaticMarkup(
    <Hero
      {...landingDefaults.hero}
      tiles={null}
      packs={packs}
      notForSale={notForSale({ isOpen, packs })}
      claims={claims}
      proof={{ ...proof, satisfiedCustomers }}
      nearbyDay={isOpen ? { word: 'dinsdag', homes: ['NL', 'BE'], until } : null}
      jarGrams={jarGrams}
      freeIn="NL en BE"
    />,
  );

const radios = (html: string) => html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];

describe('the first screen', () => {
  const html = render([single, double]);

  test('the form opens the checkout with the chosen pack without any script', () => {
    expect(html).toMatch(/<form id="bestel"[^>]* action="\/checkout" method="get">/);
    expect(radios(html).map((radio) => /name="variant".*value="(\w+)"/.exec(radio)?.[1])).toEqual([
      '1x',
      '2x',
    ]);
  });

  test('one jar is chosen first', () => {
    expect(radios(html).map((radio) => radio.includes('checked'))).toEqual([true, false]);
  });

  test('a pack shows its price, what it costs apart, the saving and the price per jar', () => {
    for (const text of [
      '€37,43',
      '<s>€49,90</s>',
      'Bespaar 25%',
      '€18,72</span> per pot',
      'je bespaart €12,47',
      'Meest besteld',
    ]) {
      expect(html).toContain(text);
    }
  });

  test('the day of delivery is told once, with the moment until which it holds', () => {
    expect(html.match(/in huis/g)).toHaveLength(1);
    expect(html).toContain('Dinsdag in huis (NL\u00a0&amp;\u00a0BE). Bestel voor 16:00.');
  });

  test('past that time the day is that of whatever is ordered today', () => {
    const late = render([single], 60, { until: null }).replaceAll(/<[^>]+>/g, '');
    expect(late).toContain('Vandaag besteld\u00a0=\u00a0Dinsdag in huis');
    expect(late).not.toContain('16:00');
  });

  test('the price per 100 g follows the content of a jar', () => {
    expect(html).toContain('1\u00a0pot van 60\u00a0g, €41,58\u00a0per\u00a0100\u00a0g');
    expect(html).toContain('2\u00a0potten van 60\u00a0g, €31,19\u00a0per\u00a0100\u00a0g');
    expect(render([single], null)).not.toContain('per\u00a0100\u00a0g');
  });

  test('packs have their names, and how many customers are satisfied stands above where it may be said', () => {
    expect(html).toMatch(/>1 Pack<.*>2 Pack</s);
    expect(html).toContain('247 tevreden klanten');
    expect(render([single], 60, { satisfiedCustomers: null })).not.toContain('tevreden klanten');
  });

  test('nothing carries an inline style, which the content policy would block', () => {
    expect(html).not.toContain('style=');
  });
});

describe('sold out', () => {
  test('a sold-out pack cannot be chosen and the next one is', () => {
    const html = render([pack(1, 2495, { soldOut: true }), double]);
    expect(radios(html).map((radio) => radio.includes('disabled'))).toEqual([true, false]);
    expect(radios(html).map((radio) => radio.includes('checked'))).toEqual([false, true]);
    expect(html).toContain('Uitverkocht');
    expect(html).toContain('Ja, Ik Wil Wittere Tanden!');
  });

  test('with every pack sold out the price says so and nothing orders', () => {
    const html = render([pack(1, 2495, { soldOut: true })]);
    expect(html).not.toContain('Ja, Ik Wil Wittere Tanden!');
    expect(html).toMatch(/<p class="price-hint">Uitverkocht/);
    expect(html).not.toContain('<button');
    expect(html).toMatch(/<a[^>]*href="\/nieuwsbrief"[^>]*>Mail me als er weer voorraad is/);
  });
});

test('in a closed shop no pack can be chosen or is praised, and the way on is a mail', () => {
  const html = render([single, double], 60, { isOpen: false });
  expect(radios(html).map((radio) => radio.includes('disabled'))).toEqual([true, true]);
  expect(html).not.toMatch(/checked|Meest besteld|Voordeligst|Uitverkocht/);
  expect(html).toMatch(/<p class="price-hint">Bestellen kan even niet/);
  expect(html).not.toContain('<button');
  expect(html).toMatch(/<a[^>]*href="\/nieuwsbrief"[^>]*>Mail me als bestellen weer kan/);
});
