// Writes XML documents: elements with children in the given order and escaped texts. Empty elements are left
// out.

export type Xml = string | null;

/** The characters that XML 1.0 does not allow. They are removed from texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones.
const NOT_ALLOWED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: string) =>
  value.replaceAll(NOT_ALLOWED, '').replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * Returns an element that contains a text, such as `text('cbc:TaxAmount', '4.33', { currencyID: 'EUR' })`;
 * null for an empty text.
 */
export function text(
  name: string,
  value: string | number | null,
  attributes: Record<string, string> = {},
): Xml {
  if (value === null || value === '') return null;
  return `<${name}${attributesOf(attributes)}>${escaped(String(value))}</${name}>`;
}

/** Returns an element with child elements; null when all children are empty. */
export function group(name: string, ...children: readonly (Xml | readonly Xml[])[]): Xml {
  const inside = children.flat().filter((child) => child !== null);
  return inside.length === 0 ? null : `<${name}>${inside.join('')}</${name}>`;
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}
