// Makes a product or changes one, with the same schema the server checks with.

import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { type Product, productInputSchema, productUpdateSchema } from '#modules/catalog/contract.ts';
import { productEndpoints } from '#modules/catalog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { PackPicture } from '#web/ui/pictures/pack-picture.tsx';
import { typedAmount } from '../../format.ts';
import { CATALOG_KEYS } from '../../shared/catalog/catalog-keys.ts';
import { allProductsQuery } from '../../shared/catalog/product-calls.ts';
import { ImageField } from '../../shared/pictures/image-field.tsx';
import { LinesField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { newestOf } from '../../ui/form/newest-of.ts';
import { EuroField, NumberField, TextAreaField, TextField } from '../../ui/form/text-fields.tsx';

const LABELS = {
  name: 'Naam',
  description: 'Beschrijving',
  price: 'Prijs',
  originalPrice: 'Van-prijs (optioneel)',
  imageUrl: 'Adres van de afbeelding',
  ingredients: 'Ingrediënten',
  benefits: 'Voordelen',
  warnings: 'Waarschuwingen',
  netWeightGrams: 'Netto inhoud',
  peroxidePercent: 'Waterstofperoxide',
  inStock: 'Op voorraad',
  published: 'Zichtbaar in de winkel',
} as const satisfies Partial<Record<keyof Product, string>>;

type ProductForm = z.input<typeof productUpdateSchema>;

/** Without a product it makes a new one. */
export function ProductDialog({ product, onClose }: { product: Product | null; onClose(): void }) {
  return product ? <EditProduct product={product} onClose={onClose} /> : <NewProduct onClose={onClose} />;
}

function NewProduct({ onClose }: { onClose(): void }) {
  return (
    <FormDialog
      title="Nieuw product"
      size="large"
      schema={productInputSchema}
      start={BLANK}
      save={(body) => tell(productEndpoints.create, { body })}
      invalidates={CATALOG_KEYS}
      saved="Product created successfully"
      failed="Error creating product"
      onClose={onClose}
    >
      <ProductFields />
    </FormDialog>
  );
}

function EditProduct({ product, onClose }: { product: Product; onClose(): void }) {
  const client = useQueryClient();
  return (
    <FormDialog
      title="Product bewerken"
      intro={product.name}
      size="large"
      schema={productUpdateSchema}
      start={productForm(product)}
      save={(body) => tell(productEndpoints.update, { params: { id: product.id }, body })}
      invalidates={CATALOG_KEYS}
      saved="Product updated successfully"
      failed="Error updating product"
      conflict={{
        labels: LABELS,
        fetchNewest: async () => productForm(await newestOf(client, allProductsQuery, product)),
      }}
      onClose={onClose}
    >
      <ProductFields />
    </FormDialog>
  );
}

function ProductFields() {
  return (
    <>
      <fieldset className="form-section">
        <legend>Product</legend>
        <div className="form-grid">
          <TextField name="name" label={LABELS.name} className="span-all" focus />
          <TextAreaField name="description" label={LABELS.description} className="span-all" />
          <EuroField name="price" label={LABELS.price} hint="Ook de prijs van de losse pot" />
          <EuroField name="originalPrice" label={LABELS.originalPrice} />
          <ImageField
            name="imageUrl"
            label={LABELS.imageUrl}
            className="span-all"
            drawn={<PackPicture pack={{ quantity: 1, imageUrl: null }} sizes="72px" />}
          />
          <LinesField
            name="benefits"
            label={LABELS.benefits}
            hint="Eén voordeel per regel"
            className="span-all"
          />
          <SwitchField name="inStock" label={LABELS.inStock} />
          <SwitchField name="published" label={LABELS.published} />
        </div>
      </fieldset>
      <fieldset className="form-section">
        <legend>Op de verpakking</legend>
        <div className="form-grid">
          <TextAreaField name="ingredients" label={LABELS.ingredients} className="span-all" rows={3} />
          <TextAreaField name="warnings" label={LABELS.warnings} className="span-all" rows={2} />
          <NumberField name="netWeightGrams" label={LABELS.netWeightGrams} suffix="gram" empty={null} />
          <NumberField
            name="peroxidePercent"
            label={LABELS.peroxidePercent}
            suffix="%"
            empty={undefined}
            hint="Boven 0,1% mag het niet aan consumenten"
          />
        </div>
      </fieldset>
    </>
  );
}

const BLANK: z.input<typeof productInputSchema> = {
  ...{ name: '', description: '', price: '', originalPrice: '', imageUrl: '', ingredients: '', benefits: [] },
  ...{ warnings: '', netWeightGrams: null, peroxidePercent: 0, inStock: true, published: true },
};

function productForm(product: Product): ProductForm {
  const { name, description, ingredients, benefits, warnings, inStock, published, version } = product;
  const { netWeightGrams, peroxidePercent } = product;
  return {
    ...{ name, description, ingredients, benefits, warnings, inStock, published, version },
    ...{ netWeightGrams, peroxidePercent },
    price: typedAmount(product.price),
    originalPrice: typedAmount(product.originalPrice),
    imageUrl: product.imageUrl ?? '',
  };
}
