// How much somebody bought, in words a customer counts in: "1 × 2 Pack" is two jars.

/** "Tandpoeder – 2 Pack" once as "Tandpoeder – 2 potten"; what is no pack as "2 × Tandenborstel". What is counted stays in one line. */
export function goodsText(label: string, quantity: number): string {
  const pack = /(\d{1,3}) ?pack$/i.exec(label);
  if (!pack) return quantity === 1 ? label : `${quantity} × ${label}`;
  return `${label.slice(0, pack.index)}${jarsText(Number(pack[1]) * quantity)}`;
}

/** Of a pack only "2 potten", where its name is known or stands beside it. */
export function countedText(label: string, quantity: number): string {
  const text = goodsText(label, quantity);
  return /\d+\u00a0pot(?:ten)?$/.exec(text)?.[0] ?? text;
}

/** What comes with a pack for nothing until its owner says otherwise, as customers read it. */
export const FIRST_GIFT = 'bamboe tandenborstel';

/** "Pot tandpoeder" twice as "2 potten tandpoeder"; what is no jar as "2 × Tandenborstel". */
export function piecesText(name: string, quantity: number): string {
  const [, what] = /^pot\b ?(.*)$/i.exec(name) ?? [];
  return what === undefined ? `${quantity} × ${name}` : `${jarsText(quantity)} ${what}`.trim();
}

export const jarsText = (jars: number): string => `${jars}\u00a0${jars === 1 ? 'pot' : 'potten'}`;
