// Parses XML into a tree of elements with attributes, texts and children, under the names in the file. Throws
// when the XML is not well-formed.

export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text of the element without that of its child elements. */
  text: string;
};

const TOKEN = /<\?[^?]*\?>|<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function readXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  let at = 0;
  for (const [token, end, name, attributes, isEmpty, text] of xml.matchAll(TOKEN)) {
    at += token.length;
    const parent = open.at(-1) ?? top;
    if (name) {
      const element = { name, attributes: attributesOf(attributes ?? ''), children: [], text: '' };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    } else if (end) {
      if (open.pop()?.name !== end) throw new Error(`</${end}> closes something else`);
    } else if (text) parent.text += plain(text);
  }
  const [root] = top.children;
  if (at !== xml.length) throw new Error(`Not XML from ${xml.slice(at, at + 40)}`);
  if (!root || top.children.length > 1 || open.length > 1 || top.text.trim() !== '')
    throw new Error('Not one root that is closed');
  return root;
}

/**
 * Returns all elements at a path in document order: `elementsAt(invoice, 'cac:TaxTotal/cac:TaxSubtotal')`.
 */
export function elementsAt(from: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((each) => each.name === name)),
      [from],
    );
}

export const textsAt = (from: XmlElement, path: string): string[] =>
  elementsAt(from, path).map(({ text }) => text);

/** Returns the text of the first element at a path; empty when there is none. */
export const textAt = (from: XmlElement, path: string): string => textsAt(from, path)[0] ?? '';

/** Converts "12.50" to 1250 cents; 0 for an empty text. */
export const centsOf = (text: string): number => Math.round(Number(text || '0') * 100);
export const sumAt = (from: XmlElement, path: string): number =>
  textsAt(from, path).reduce((sum, text) => sum + centsOf(text), 0);

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, plain(value)] as const,
  );
  if (new Set(pairs.map(([name]) => name)).size < pairs.length)
    throw new Error(`An attribute stands twice: ${text}`);
  return Object.fromEntries(pairs);
}

function plain(text: string): string {
  return text.replaceAll(/&(\w*;?)/g, (whole, name: string) => {
    const sign = SIGNS[name.slice(0, -1)];
    if (!name.endsWith(';') || sign === undefined) throw new Error(`${whole} is no sign`);
    return sign;
  });
}
