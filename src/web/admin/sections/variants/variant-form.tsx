// The dialog that adds or edits a pack. The form validates with the same schema as the server.

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { type Variant, variantInputSchema, variantUpdateSchema } from '#modules/catalog/contract.ts';
import { variantEndpoints } from '#modules/catalog/endpoints.ts';
import { FIRST_GIFT } from '#shared/goods-text.ts';
import { send } from '#web/client/request.ts';
import { typedAmount } from '../../format.ts';
import { allProductsQuery, CATALOG_KEYS, variantsQuery } from '../../shared/catalog/catalog-calls.ts';
import { PackImageField } from '../../shared/pictures/image-field.tsx';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { fetchNewestIn } from '../../ui/form/fetch-newest-in.ts';
import { fieldsOf } from '../../ui/form/form-fields.tsx';
import { recordDialogs } from '../../ui/form/record-form.tsx';
import { EuroField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import type { FormFieldProps } from '../../ui/form/use-field.ts';
import { enteredDiscount } from './variant-texts.ts';

const BLANK: z.input<typeof variantInputSchema> = {
  productId: 0,
  name: '',
  price: '',
  originalPrice: '',
  imageUrl: '',
  sku: '',
  gtin: '',
  mpn: '',
  stock: 0,
  gift: FIRST_GIFT,
  isActive: true,
};

const MOST_ORDERED =
  'Klanten zien dit alleen bij het pack dat de laatste 30 dagen het vaakst is betaald, vanaf vijf keer. In testmodus altijd.';

const GTIN = 'Optioneel: het nummer onder de streepjescode, dat je bij GS1 hebt aangevraagd';
const MPN = 'Optioneel: het artikelnummer van de fabrikant';

const STOCK = 'Packs die erbij komen. De potten die er al liggen, tellen vanzelf mee.';

export const variantForm = recordDialogs({
  name: 'Variant',
  invalidates: CATALOG_KEYS,
  // The product of a pack cannot be changed. The number of jars is asked only for a new pack; the favourite
  // only for an existing pack.
  ...fieldsOf<keyof Variant, Variant>({
    productId: ['Product', (at, row) => (row ? null : <ProductField {...at} />)],
    name: ['Naam van de variant', (at) => <TextField {...at} focus />],
    quantity: [
      'Aantal potten',
      (at, row) =>
        row ? null : (
          <NumberField {...at} empty={undefined} hint="Laat leeg voor het aantal uit de naam, “3 Pack”" />
        ),
    ],
    sku: ['SKU (optioneel)', (at) => <TextField {...at} spellCheck={false} />],
    gtin: ['GTIN (EAN/UPC)', (at) => <TextField {...at} inputMode="numeric" hint={GTIN} />],
    mpn: ['MPN', (at) => <TextField {...at} spellCheck={false} hint={MPN} />],
    price: ['Prijs', (at) => <EuroField {...at} />],
    originalPrice: ['Van-prijs (optioneel)', (at) => <EuroField {...at} hint={<DiscountHint />} />],
    stock: ['Voorraad', (at, row) => (row ? null : <NumberField {...at} empty={0} hint={STOCK} />)],
    imageUrl: [
      'Afbeelding',
      (at, row) => <PackImageField {...at} jars={row?.quantity ?? 1} product={row?.productImageUrl} />,
    ],
    gift: ['Gratis erbij', (at) => <TextField {...at} hint="Zo lezen klanten het; leeg: niets" />],
    isActive: ['Te koop', (at) => <SwitchField {...at} />],
    popular: ['Meest besteld', (at, row) => (row ? <SwitchField {...at} hint={MOST_ORDERED} /> : null)],
  }),
  make: {
    title: 'Nieuwe variant',
    schema: variantInputSchema,
    start: () => BLANK,
    save: (body) => send(variantEndpoints.create, { body }),
  },
  change: {
    title: () => 'Variant bewerken',
    intro: ({ productName, name }) => `${productName} – ${name}`,
    schema: variantUpdateSchema,
    start: formOf,
    save: ({ id }, body) => send(variantEndpoints.update, { params: { id }, body }),
    newest: fetchNewestIn(variantsQuery),
  },
});

function ProductField(at: FormFieldProps) {
  const products = useQuery(allProductsQuery);
  const { getValues, setValue } = useFormContext();
  const choices = (products.data ?? []).map(({ id, name }) => [id, name] as const);
  const only = choices.length === 1 ? choices[0]?.[0] : undefined;
  useEffect(() => {
    if (only !== undefined && getValues(at.name) === 0) setValue(at.name, only);
  }, [only, at.name, getValues, setValue]);
  const first = [0, products.isPending ? 'Producten laden…' : 'Kies een product'] as const;
  return <SelectField {...at} options={[first, ...choices]} className="span-all" asNumber />;
}

function DiscountHint() {
  const [price, originalPrice]: unknown[] = useWatch({ name: ['price', 'originalPrice'] });
  const discount = enteredDiscount(price, originalPrice);
  return discount === null ? 'Geen korting' : `${discount}% korting`;
}

function formOf(variant: Variant): z.input<typeof variantUpdateSchema> {
  const { name, popular, gift, isActive, version } = variant;
  return {
    name,
    popular,
    gift,
    isActive,
    version,
    price: typedAmount(variant.price),
    originalPrice: typedAmount(variant.originalPrice),
    imageUrl: variant.imageUrl ?? '',
    sku: variant.sku ?? '',
    gtin: variant.gtin ?? '',
    mpn: variant.mpn ?? '',
  };
}
