// Places in a page by their path, as the shop names them too (`blocks.3.fields.items.0.text`), and what a row
// of a list is known by wherever it is put.

/** Undefined for a place that is not there. */
export function valueAt(whole: unknown, path: string): unknown {
  return namesOf(path).reduce<unknown>(
    (value, name) => (isHolder(value) ? Reflect.get(value, name) : undefined),
    whole,
  );
}

/** The same with something else at one place; what is not on the way there is the very same. */
export function withValue<Whole>(whole: Whole, path: string, value: unknown): Whole;
export function withValue(whole: unknown, path: string, value: unknown): unknown {
  return replaced(whole, namesOf(path), value);
}

function replaced(holder: unknown, names: readonly string[], value: unknown): unknown {
  const [name, ...rest] = names;
  if (name === undefined || !isHolder(holder)) return value;
  const copy = Array.isArray(holder) ? [...holder] : { ...holder };
  Reflect.set(copy, name, replaced(Reflect.get(holder, name), rest, value));
  const key = keys.get(holder);
  if (key !== undefined) keys.set(copy, key);
  return copy;
}

export const listAt = (whole: unknown, path: string): readonly unknown[] => {
  const value = valueAt(whole, path);
  return Array.isArray(value) ? value : [];
};

export function textAt(whole: unknown, path: string): string {
  const value = valueAt(whole, path);
  return typeof value === 'string' ? value : '';
}

const keys = new WeakMap<object, string>();
let lastKey = 0;

/**
 * What a row that has no name of its own is known by as long as the editor is open; a change of it keeps it.
 */
export function keyOf(row: unknown): string {
  if (!isHolder(row)) return String(row);
  const known = keys.get(row);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(row, String(lastKey));
  return String(lastKey);
}

const namesOf = (path: string) => path.split('.').filter((name) => name !== '');
const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;
