// Checks the structure of an XML file: the children of each element, their order and number, and the type of
// their text. A format is described by one line per element: `id=text name=50? line*`.

import type { XmlElement } from './xml-tree.ts';

/** A broken rule: `rule` is its official name where it has one, `at` the element or value that breaks it. */
export type Fault = { rule: string; at: string };

/** A rule; `holds` returns true when the file follows it. */
export type Rule = readonly [name: string, holds: (root: XmlElement) => boolean];

/**
 * The content of each element: `?` optional, `*` any number, `+` one or more; `=kind` is the type of its
 * text.
 */
export type Shapes = Readonly<Record<string, string>>;
export type Kinds = Readonly<Record<string, (text: string) => boolean>>;

type Place = { name: string; kind: string | undefined; isNeeded: boolean; isMany: boolean };

export type Format = { prefix: string; shapes: Shapes; kinds: Kinds };

export function checkShape(element: XmlElement, format: Format, path = element.name): Fault[] {
  const places = placesOf(format.shapes[element.name] ?? '');
  const fault = (rule: string, at = path): Fault => ({ rule: `${format.prefix}-${rule}`, at });
  const counts = new Map<string, number>();
  const faults: Fault[] = [];
  let reached = 0;
  for (const child of element.children) {
    const at = `${path}/${child.name}`;
    const place = places.findIndex(({ name }) => name === child.name);
    const known = places[place];
    if (!known) {
      faults.push(fault('UNKNOWN', at));
      continue;
    }
    if (place < reached) faults.push(fault('ORDER', at));
    reached = Math.max(reached, place);
    const count = (counts.get(child.name) ?? 0) + 1;
    counts.set(child.name, count);
    if (count > 1 && !known.isMany) faults.push(fault('REPEATED', at));
    if (known.kind === undefined) faults.push(...checkShape(child, format, at));
    else if (child.children.length > 0 || !isOfKind(child.text, known.kind, format))
      faults.push(fault('TYPE', at));
  }
  for (const { name, isNeeded } of places)
    if (isNeeded && !counts.has(name)) faults.push(fault('REQUIRED', `${path}/${name}`));
  if (element.text.trim() !== '') faults.push(fault('TYPE'));
  return faults;
}

/** True when the text has this type; a number as type is the maximum length of a text. */
function isOfKind(text: string, kind: string, { kinds }: Format): boolean {
  if (/^\d+$/.test(kind)) return text.length <= Number(kind);
  const test = kinds[kind];
  if (!test) throw new Error(`Nothing is known of the kind ${kind}`);
  return test(text);
}

const placesOf = (shape: string): Place[] =>
  shape
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [, name = '', kind, times = ''] = /^([\w:]+)(?:=(\w+))?([?*+]?)$/.exec(word) ?? [];
      return { name, kind, isNeeded: times === '' || times === '+', isMany: times === '*' || times === '+' };
    });

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
