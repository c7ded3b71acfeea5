// Tests that the legally required product information is on the page, from the product and the settings.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { landingDefaults } from '#content/pages/landing.ts';
import { defaultSettings } from '#modules/settings/default-settings.ts';
import type { StorefrontProduct } from '#web/shop.ts';
import { ProductLabel } from './product-label.tsx';

const product: StorefrontProduct = {
  name: 'Zwartwit Actieve Kool Tandpoeder',
  benefits: [],
  description: '',
  imageUrl: null,
  ingredients: 'Charcoal Powder, Kaolin',
  warnings: 'Niet inslikken.',
  netWeightGrams: 60,
};
const draw = (change: Partial<StorefrontProduct> = {}, settings = defaultSettings) =>
  renderToStaticMarkup(
    <ProductLabel
      {...landingDefaults.label}
      product={{ ...product, ...change }}
      settings={settings}
      code="zwartwit-charcoal"
    />,
  );

test('the producer is named with postal and electronic address', () => {
  const { name, address, email } = defaultSettings.producer;
  const html = draw();
  for (const fact of [name, address, `mailto:${email}`]) expect(html).toContain(fact);
});

test('product, content, ingredients and warnings are told', () => {
  const html = draw();
  for (const fact of ['zwartwit-charcoal', '60 g', product.ingredients, product.warnings])
    expect(html).toContain(fact);
});

test('a line without a text is left out', () => {
  expect(draw({ warnings: '' })).not.toContain('Let op');
});

test('what the product does is told in its own words', () => {
  expect(draw({ benefits: ['Frisse adem dankzij munt'] })).toContain('Frisse adem dankzij munt');
  expect(draw()).not.toContain('Wat het doet');
});

test('the guarantee of the law stands beside it: drawn, or as its official notice', () => {
  const drawn = draw();
  expect(drawn.replaceAll(/<[^>]+>/g, '')).toContain(
    '14\u00a0dagen bedenktijd, 30\u00a0dagen niet-goed-geld-terug',
  );
  for (const fact of ['Wettelijke garantie', 'minstens, in de hele EU', 'europa.eu/youreurope'])
    expect(drawn).toContain(fact);
  const official = `/media/${'a'.repeat(32)}-900x600/900.webp`;
  const shown = draw({}, { ...defaultSettings, legal: { guaranteeNotice: official } });
  expect(shown).toContain(official);
  expect(shown).toContain('href="https://europa.eu/youreurope');
  expect(shown).not.toContain('minstens, in de hele EU');
});
