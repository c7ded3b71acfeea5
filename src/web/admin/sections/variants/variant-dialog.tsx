// Makes a pack or changes one, with the same schema the server checks with.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { type Variant, variantInputSchema, variantUpdateSchema } from '#modules/catalog/contract.ts';
import { variantEndpoints } from '#modules/catalog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { typedAmount } from '../../format.ts';
import { CATALOG_KEYS } from '../../shared/catalog/catalog-keys.ts';
import { allProductsQuery } from '../../shared/catalog/product-calls.ts';
import { variantsQuery } from '../../shared/catalog/variant-calls.ts';
import { ImageField } from '../../shared/pictures/image-field.tsx';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { newestOf } from '../../ui/form/newest-of.ts';
import { EuroField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { typedDiscount } from './variant-texts.ts';

const LABELS = {
  productId: 'Product',
  name: 'Naam van de variant',
  sku: 'SKU (optioneel)',
  quantity: 'Aantal potten',
  price: 'Prijs',
  originalPrice: 'Van-prijs (optioneel)',
  stock: 'Voorraad',
  imageUrl: 'Adres van de afbeelding',
  popular: 'Meest besteld',
  isActive: 'Te koop',
} as const satisfies Partial<Record<keyof Variant, string>>;

/** Without a variant it makes a new one. */
export function VariantDialog({ variant, onClose }: { variant: Variant | null; onClose(): void }) {
  return variant ? <EditVariant variant={variant} onClose={onClose} /> : <NewVariant onClose={onClose} />;
}

function NewVariant({ onClose }: { onClose(): void }) {
  const products = useQuery(allProductsQuery);
  const choices = (products.data ?? []).map(({ id, name }) => [id, name] as const);
  return (
    <FormDialog
      title="Nieuwe variant"
      schema={variantInputSchema}
      start={BLANK}
      save={(body) => tell(variantEndpoints.create, { body })}
      invalidates={CATALOG_KEYS}
      saved="Variant created successfully"
      failed="Error creating variant"
      onClose={onClose}
    >
      <div className="form-grid">
        <SelectField
          name="productId"
          label={LABELS.productId}
          options={[[0, products.isPending ? 'Producten laden…' : 'Kies een product'], ...choices]}
          className="span-all"
          asNumber
          focus
        />
        <VariantFields />
        <NumberField
          name="quantity"
          label={LABELS.quantity}
          empty={undefined}
          hint="Laat leeg voor het aantal uit de naam, “3 Pack”"
        />
      </div>
    </FormDialog>
  );
}

function EditVariant({ variant, onClose }: { variant: Variant; onClose(): void }) {
  const client = useQueryClient();
  return (
    <FormDialog
      title="Variant bewerken"
      intro={`${variant.productName} – ${variant.name}`}
      schema={variantUpdateSchema}
      start={variantForm(variant)}
      save={(body) => tell(variantEndpoints.update, { params: { id: variant.id }, body })}
      invalidates={CATALOG_KEYS}
      saved="Variant updated successfully"
      failed="Error updating variant"
      conflict={{
        labels: LABELS,
        fetchNewest: async () => variantForm(await newestOf(client, variantsQuery, variant)),
      }}
      onClose={onClose}
    >
      <div className="form-grid">
        <VariantFields quantity={variant.quantity} focus />
        <SwitchField name="popular" label={LABELS.popular} />
      </div>
    </FormDialog>
  );
}

function VariantFields({ quantity = 1, focus = false }: { quantity?: number; focus?: boolean }) {
  return (
    <>
      <TextField name="name" label={LABELS.name} focus={focus} />
      <TextField name="sku" label={LABELS.sku} spellCheck={false} />
      <EuroField name="price" label={LABELS.price} />
      <EuroField name="originalPrice" label={LABELS.originalPrice} hint={<DiscountHint />} />
      <ImageField
        name="imageUrl"
        label={LABELS.imageUrl}
        className="span-all"
        hint="Zonder eigen afbeelding toont de winkel de getekende potten"
        drawn={<PackPicture pack={{ quantity, imageUrl: null }} sizes="72px" />}
      />
      <NumberField name="stock" label={LABELS.stock} empty={undefined} suffix="stuks" />
      <SwitchField name="isActive" label={LABELS.isActive} />
    </>
  );
}

function DiscountHint() {
  const [price, originalPrice]: unknown[] = useWatch({ name: ['price', 'originalPrice'] });
  const discount = typedDiscount(price, originalPrice);
  return discount === null ? 'Geen korting' : `${discount}% korting`;
}

const BLANK: z.input<typeof variantInputSchema> = {
  ...{ productId: 0, name: '', price: '', originalPrice: '', imageUrl: '', sku: '' },
  ...{ stock: 0, isActive: true },
};

// `stockWas` tells the server what was on screen, so that packs sold meanwhile stay sold.
function variantForm(variant: Variant): z.input<typeof variantUpdateSchema> {
  const { name, stock, popular, isActive, version } = variant;
  return {
    ...{ name, stock, popular, isActive, version },
    stockWas: stock,
    price: typedAmount(variant.price),
    originalPrice: typedAmount(variant.originalPrice),
    imageUrl: variant.imageUrl ?? '',
    sku: variant.sku ?? '',
  };
}
