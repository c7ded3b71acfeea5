// Adds the first product to the catalog of a new shop, in four packs. The description says what the powder
// does and does not do.

import type { Orm } from '#platform/database/database.ts';
import { type Cents, cents } from '#shared/money.ts';
import { appendPrice } from './prices/price-history.repository.ts';
import { countProducts, insertProduct, lockForSeeding } from './products.repository.ts';
import { insertVariant } from './variants.repository.ts';

const FIRST_STOCK = 500;

const DESCRIPTION = `Fijn poeder van actieve kool uit kokosnootschalen, met kalk, witte klei en een vleugje munt. Het poetst aanslag van koffie, thee, rode wijn en tabak van je tanden, zodat je eigen tandkleur weer zichtbaar wordt.

Doop een vochtige tandenborstel licht in het poeder, poets twee minuten in kleine rondjes en spoel goed na. Gebruik het 3 tot 5 keer per week naast je gewone tandpasta.

Wat het niet doet: het poeder bleekt je tanden niet en bevat geen peroxide en geen fluoride. Kronen, vullingen en facings worden er niet witter van. Heb je gevoelige tanden of een blootliggende tandhals, vraag dan eerst je tandarts.`;

const INGREDIENTS =
  'Calcium Carbonate, Charcoal Powder, Kaolin, Sodium Bicarbonate, Xylitol, Mentha Piperita (Peppermint) Oil, Limonene, Linalool';

const BENEFITS = [
  'Zichtbaar wittere tanden: Fijne actieve kool poetst aanslag van koffie, thee en rode wijn weg. Poets 3 tot 5 keer per week.',
  '100% natuurlijk en vegan: Actieve kool van kokosnootschaal, poederfijn gemalen. Zonder peroxide, kleurstoffen of dierlijke ingrediënten.',
  'Veilig voor je glazuur: Poets zonder druk, in kleine rondjes, met een zachte borstel. Twee minuten is genoeg.',
  'Frisse adem: Een vleugje pepermunt. Je mond voelt fris, je tanden glad.',
];

const WARNINGS =
  'Alleen om mee te poetsen. Niet doorslikken. Buiten bereik van kinderen bewaren. Niet gebruiken door kinderen jonger dan 12 jaar. Stop bij irritatie. Het poeder kan vlekken geven op textiel en voegen.';

type SeedPack = { code: string; quantity: number; price: Cents; original: Cents | null; popular: boolean };

const PACKS: readonly SeedPack[] = [
  { code: '1x', quantity: 1, price: cents(2495), original: null, popular: false },
  { code: '2x', quantity: 2, price: cents(3743), original: cents(4990), popular: true },
  { code: '3x', quantity: 3, price: cents(4885), original: cents(7485), popular: false },
  { code: '4x', quantity: 4, price: cents(4990), original: cents(9980), popular: false },
];

export type CatalogSeed = { now: Date; images?: Readonly<Record<string, string>> };

/**
 * Adds the product and its packs to a shop without products and returns true; otherwise does nothing and
 * returns false.
 */
export async function seedCatalog(tx: Orm, { now, images = {} }: CatalogSeed): Promise<boolean> {
  await lockForSeeding(tx);
  if ((await countProducts(tx)) > 0) return false;
  const productId = await insertProduct(tx, {
    name: 'Zwartwit Actieve Kool Tandpoeder',
    description: DESCRIPTION,
    priceCents: cents(2495),
    imageUrl: images['1x'] ?? null,
    ingredients: INGREDIENTS,
    benefits: BENEFITS,
    warnings: WARNINGS,
    netWeightGrams: 60,
    createdAt: now,
    updatedAt: now,
  });
  for (const { code, quantity, price, original, popular } of PACKS) {
    await insertVariant(tx, {
      code,
      productId,
      name: `${quantity} Pack`,
      quantity,
      priceCents: price,
      originalPriceCents: original,
      imageUrl: images[code] ?? null,
      sku: `ZW-KOOL-60-${quantity}`,
      stock: FIRST_STOCK,
      popular,
      createdAt: now,
      updatedAt: now,
    });
    await appendPrice(tx, { variantCode: code, price, originalPrice: original, validFrom: now });
  }
  return true;
}
