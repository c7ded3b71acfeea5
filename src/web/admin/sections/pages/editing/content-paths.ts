// Reads and changes the content of a page by path, in the server's notation (`blocks.3.fields.items.0.text`),
// and gives rows of lists a stable key.

/** Returns the value at `path` in the content of a page; undefined when the path does not exist. */
export function valueAt(whole: unknown, path: string): unknown {
  return namesOf(path).reduce<unknown>(
    (value, name) => (isHolder(value) ? Reflect.get(value, name) : undefined),
    whole,
  );
}

/**
 * Returns a copy of a page's content with `value` at `path`; objects that are not on the path keep their
 * identity, so that React does not render them again.
 */
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
 * A React key for a row without an id. The key stays the same while the editor is open, because `withValue`
 * passes it to the changed copy of a row.
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
