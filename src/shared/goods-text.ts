// Dutch texts for purchased goods: the names of packs and their contents.

const PACK = /(\d{1,3}) ?pack$/i;

/**
 * Returns a purchased pack or article with its quantity as text: "Tandpoeder – 2 Pack" for one, "2 ×
 * Tandenborstel" for several.
 */
export const goodsText = (label: string, quantity: number): string =>
  quantity === 1 ? label : `${quantity} × ${label}`;

/**
 * Returns a purchased pack with its quantity, without the product name: "2 Pack" instead of "Tandpoeder – 2
 * Pack". For places where the product is already known.
 */
export const countedText = (label: string, quantity: number): string =>
  goodsText(PACK.exec(label)?.[0] ?? label, quantity);

/**
 * Returns the label of a pack with its number of jars: "Tandpoeder – 2 Pack (2 potten)". Any other label is
 * returned unchanged. For places where a pack must not be mistaken for one jar.
 */
export function describedGoods(label: string): string {
  const jars = PACK.exec(label)?.[1];
  return jars === undefined ? label : `${label} (${jarsText(Number(jars))})`;
}

/** Dutch name of the gift with a pack, until the owner changes it. */
export const FIRST_GIFT = 'bamboe tandenborstel';

/**
 * Returns a quantity of a stock article as text: "2 potten tandpoeder" for two of "Pot tandpoeder", "2 ×
 * Tandenborstel" for any other article.
 */
export function piecesText(name: string, quantity: number): string {
  const [, what] = /^pot\b ?(.*)$/i.exec(name) ?? [];
  return what === undefined ? `${quantity} × ${name}` : `${jarsText(quantity)} ${what}`.trim();
}

export const jarsText = (jars: number): string => `${jars}\u00a0${jars === 1 ? 'pot' : 'potten'}`;
