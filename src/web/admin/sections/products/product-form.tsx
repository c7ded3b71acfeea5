// The dialog that adds or edits a product. The form validates with the same schema as the server.

import type * as z from 'zod';
import { type Product, productInputSchema, productUpdateSchema } from '#modules/catalog/contract.ts';
import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { send } from '#web/client/request.ts';
import { typedAmount } from '../../format.ts';
import { allProductsQuery, CATALOG_KEYS } from '../../shared/catalog/catalog-calls.ts';
import { PackImageField } from '../../shared/pictures/image-field.tsx';
import { LinesField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { fetchNewestIn } from '../../ui/form/fetch-newest-in.ts';
import { fieldsOf, sectionsOf } from '../../ui/form/form-fields.tsx';
import { recordDialogs } from '../../ui/form/record-form.tsx';
import { EuroField, NumberField, TextAreaField, TextField } from '../../ui/form/text-fields.tsx';

const PAIRS = 'form-grid grid-cols-2 max-sm:grid-cols-1';

const onSale = fieldsOf<keyof Product, Product>(
  {
    name: ['Naam', (at) => <TextField {...at} className="span-all" focus />],
    description: [
      'Beschrijving',
      (at) => <TextAreaField {...at} hint="Bij het etiket" className="span-all" />,
    ],
    price: ['Prijs', (at) => <EuroField {...at} hint="Ook de prijs van de losse pot" />],
    originalPrice: ['Van-prijs (optioneel)', (at) => <EuroField {...at} />],
    imageUrl: ['Afbeelding', (at) => <PackImageField {...at} jars={1} />],
    benefits: [
      'Voordelen',
      (at) => <LinesField {...at} hint="Eén per regel, als “Kop: uitleg”" className="span-all" />,
    ],
    inStock: ['Op voorraad', (at) => <SwitchField {...at} />],
    published: [
      'Zichtbaar in de winkel',
      (at) => <SwitchField {...at} hint="De winkel toont één product: het oudste dat zichtbaar is" />,
    ],
  },
  PAIRS,
);

const onPackage = fieldsOf<keyof Product, Product>(
  {
    ingredients: ['Ingrediënten', (at) => <TextAreaField {...at} className="span-all" />],
    warnings: ['Waarschuwingen', (at) => <TextAreaField {...at} className="span-all" />],
    netWeightGrams: ['Netto inhoud', (at) => <NumberField {...at} suffix="gram" empty={null} />],
    peroxidePercent: [
      'Waterstofperoxide',
      (at) => (
        <NumberField {...at} suffix="%" empty={undefined} hint="Boven 0,1% mag het niet aan consumenten" />
      ),
    ],
  },
  PAIRS,
);

const BLANK: z.input<typeof productInputSchema> = {
  name: '',
  description: '',
  price: '',
  originalPrice: '',
  imageUrl: '',
  ingredients: '',
  benefits: [],
  warnings: '',
  netWeightGrams: null,
  peroxidePercent: 0,
  inStock: true,
  published: true,
};

export const productForm = recordDialogs({
  name: 'Product',
  size: 'large',
  invalidates: CATALOG_KEYS,
  ...sectionsOf({ Product: onSale, 'Op de verpakking': onPackage }),
  make: {
    title: 'Nieuw product',
    schema: productInputSchema,
    start: () => BLANK,
    save: (body) => send(productEndpoints.create, { body }),
  },
  change: {
    title: () => 'Product bewerken',
    intro: ({ name }) => name,
    schema: productUpdateSchema,
    start: formOf,
    save: ({ id }, body) => send(productEndpoints.update, { params: { id }, body }),
    newest: fetchNewestIn(allProductsQuery),
  },
});

function formOf(product: Product): z.input<typeof productUpdateSchema> {
  const { name, description, ingredients, benefits, warnings, inStock, published, version } = product;
  const { netWeightGrams, peroxidePercent } = product;
  return {
    name,
    description,
    ingredients,
    benefits,
    warnings,
    inStock,
    published,
    version,
    netWeightGrams,
    peroxidePercent,
    price: typedAmount(product.price),
    originalPrice: typedAmount(product.originalPrice),
    imageUrl: product.imageUrl ?? '',
  };
}
