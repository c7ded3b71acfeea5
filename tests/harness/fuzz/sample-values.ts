// Generates valid values for a schema, so that only the one changed field of a call is wrong.

import fc from 'fast-check';
import type { Schema } from '#tests/support/api/read-document.ts';

export type Sampler = (schema: Schema) => unknown;

const TEXTS: Readonly<Record<string, string>> = {
  email: 'fuzz@example.nl',
  uri: 'https://example.nl/a',
  date: '2026-11-22',
  'date-time': '2026-11-22T10:00:00Z',
  binary: 'bytes',
};

const DEEPEST = 8;

export function createSampler(components: Readonly<Record<string, Schema>>, random: () => number): Sampler {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];

  function sample(given: Schema, depth: number): unknown {
    const schema = resolve(given, components);
    if (depth > DEEPEST) return null;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return sample(pick(choices) ?? {}, depth + 1);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(part, depth + 1)));
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
    switch (type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([name]) => schema.required?.includes(name) || random() < 0.5)
            .map(([name, property]) => [name, sample(property, depth + 1)]),
        );
      case 'array':
        return Array.from({ length: Math.floor(random() * 3) }, () => sample(schema.items ?? {}, depth + 1));
      case 'integer':
      case 'number':
        return Math.max(schema.minimum ?? 0, 1);
      case 'boolean':
        return random() < 0.5;
      case 'null':
        return null;
      default:
        return textOf(schema);
    }
  }

  function textOf({ format, pattern, minLength = 0 }: Schema): string {
    const known = TEXTS[format ?? ''];
    if (known) return known;
    if (pattern) return matching(pattern) ?? '1';
    return '1x'.padEnd(minLength, 'x');
  }

  function matching(pattern: string): string | undefined {
    try {
      const seed = Math.floor(random() * 1e9);
      return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 1, seed })[0];
    } catch {
      return undefined;
    }
  }

  return (schema) => sample(schema, 0);
}

export function resolve(schema: Schema, components: Readonly<Record<string, Schema>>): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolve(components[name] ?? {}, components);
}
