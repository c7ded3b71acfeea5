// What somebody bought, by the names of the packs, and what is in them.

const PACK = /(\d{1,3}) ?pack$/i;

/** "Tandpoeder – 2 Pack"; several as "2 × Tandenborstel". */
export const goodsText = (label: string, quantity: number): string =>
  quantity === 1 ? label : `${quantity} × ${label}`;

/** Of a pack only "2 Pack", where the name of the product is known or stands beside it. */
export const countedText = (label: string, quantity: number): string =>
  goodsText(PACK.exec(label)?.[0] ?? label, quantity);

/** "Tandpoeder – 2 Pack (2 potten)", where one of it must not be taken for one jar. */
export function describedGoods(label: string): string {
  const jars = PACK.exec(label)?.[1];
  return jars === undefined ? label : `${label} (${jarsText(Number(jars))})`;
}

/** What comes with a pack for nothing until its owner says otherwise, as customers read it. */
export const FIRST_GIFT = 'bamboe tandenborstel';

/** "Pot tandpoeder" twice as "2 potten tandpoeder"; what is no jar as "2 × Tandenborstel". */
export function piecesText(name: string, quantity: number): string {
  const [, what] = /^pot\b ?(.*)$/i.exec(name) ?? [];
  return what === undefined ? `${quantity} × ${name}` : `${jarsText(quantity)} ${what}`.trim();
}

export const jarsText = (jars: number): string => `${jars}\u00a0${jars === 1 ? 'pot' : 'potten'}`;
