// A schema in words, line by line, and an example of it to start typing from.

import type { Schema } from './openapi.ts';

export type SchemaLine = { name: string; depth: number; type: string; required: boolean };

const DEEPEST = 6;

/** The fields of an object, and of what is inside them. */
export function schemaLines(schema: Schema, depth = 0): SchemaLine[] {
  const object = objectIn(schema);
  if (!object?.properties || depth > DEEPEST) return [];
  const required = new Set(object.required);
  return Object.entries(object.properties).flatMap(([name, property]) => [
    { name, depth, type: typeText(property), required: required.has(name) },
    ...schemaLines(property, depth + 1),
  ]);
}

/** "string", "number of null", "“aan” of “uit”", "lijst van object". */
export function typeText(schema: Schema): string {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map(typeText))].join(' of ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' of ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const names = [schema.type ?? []].flat();
  const plain = names.map((name) =>
    name === 'array' ? `lijst van ${schema.items ? typeText(schema.items) : 'alles'}` : name,
  );
  if (schema.nullable) plain.push('null');
  const text = plain.join(' of ') || 'alles';
  return schema.format ? `${text} (${schema.format})` : text;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'naam@voorbeeld.nl',
  date: '2026-12-31',
  'date-time': '2026-12-31T12:00:00.000Z',
  uri: 'https://voorbeeld.nl',
};

/** Something of the right shape; only what is required, so that a change of one thing stays one. */
export function exampleOf(schema: Schema): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first);
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const [type] = [schema.type ?? 'object'].flat();
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? '';
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 0, 0);
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type === 'null') return null;
  const entries = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  return Object.fromEntries(
    entries.filter(([name]) => required.has(name)).map(([name, property]) => [name, exampleOf(property)]),
  );
}

/** The object in a schema: itself, what a list is of, or the first that fits of several. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  for (const option of schema.anyOf ?? schema.oneOf ?? []) {
    const found = objectIn(option);
    if (found) return found;
  }
  return undefined;
}
