// What the law wants told beside the offer stands on the page, from the product and the settings.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { landingDefaults } from '#content/pages/landing.ts';
import { defaultSettings } from '#modules/settings/default-settings.ts';
import { ProductLabel } from './product-label.tsx';

const product = {
  name: 'Zwartwit Actieve Kool Tandpoeder',
  benefits: [],
  description: '',
  imageUrl: null,
  ingredients: 'Charcoal Powder, Kaolin',
  warnings: 'Niet inslikken.',
  netWeightGrams: 60,
};
const draw = (change: Partial<typeof product> = {}) =>
  renderToStaticMarkup(
    <ProductLabel
      {...landingDefaults.label}
      product={{ ...product, ...change }}
      settings={defaultSettings}
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
