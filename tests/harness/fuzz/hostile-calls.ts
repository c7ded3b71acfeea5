// Generates invalid calls of one API operation, each wrong in one place: a parameter, a field at any depth,
// the body, the file, or a header.

import type { Operation, Schema } from '#tests/support/api/read-document.ts';
import { formWithFile } from '#tests/support/multipart.ts';
import {
  hostileBodies,
  hostileHeaders,
  hostileTexts,
  hostileTypes,
  hostileValues,
} from './hostile-values.ts';
import { resolve, type Sampler } from './sample-values.ts';

export type HostileCall = {
  operation: string;
  place: string;
  method: string;
  /** The path with its query string. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
};

export type Trade = {
  sample: Sampler;
  components: Readonly<Record<string, Schema>>;
  pick<Item>(items: readonly Item[]): Item;
};

type Field = readonly string[];

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = 'multipart/form-data';

/**
 * Returns a correct call, and one call per place of the operation (headers, each parameter, the body, each
 * field) with a hostile value there.
 */
export function hostileCalls(operation: Operation, trade: Trade): HostileCall[] {
  const { method, parameters, requestBody } = operation;
  const json = requestBody?.content['application/json']?.schema;
  const form = requestBody?.content[FORM]?.schema;
  const call = (place: string, changes: Partial<HostileCall> = {}): HostileCall => ({
    operation: `${method} ${operation.path}`,
    place,
    method,
    path: pathOf(operation, trade),
    headers: json ? JSON_TYPE : {},
    ...(json ? { body: JSON.stringify(trade.sample(json)) } : {}),
    ...changes,
  });
  const calls = [
    call('as it should be'),
    call('headers', { headers: { ...JSON_TYPE, ...trade.pick(hostileHeaders) } }),
  ];
  for (const { name, in: where } of parameters) {
    const text = trade.pick(hostileTexts);
    if (where === 'path' || where === 'query')
      calls.push(call(`${where} ${name}`, { path: pathOf(operation, trade, { [name]: text }) }));
  }
  if (method !== 'GET') {
    calls.push(call('whole body', { headers: JSON_TYPE, body: trade.pick(hostileBodies) }));
    calls.push(
      call('content type', { headers: { 'content-type': trade.pick(hostileTypes) }, body: '{"a":1}' }),
    );
  }
  for (const field of json ? fieldsOf(json, trade) : []) {
    const body = JSON.stringify(placed(trade.sample(json ?? {}), field, trade.pick(hostileValues)));
    calls.push(call(`body ${field.join('.')}`, { body }));
  }
  for (const name of Object.keys(form?.properties ?? {})) calls.push(...fileCalls(name, call, trade));
  return calls;
}

function fileCalls(
  field: string,
  call: (place: string, changes: Partial<HostileCall>) => HostileCall,
  { pick }: Trade,
): HostileCall[] {
  const content = Buffer.from(
    pick([...hostileTexts, 'PK\x03\x04', '\x89PNG\r\n\x1a\n', 'GIF89a', '<svg', '%PDF-1.7']),
  );
  const fileName = pick(hostileTexts)
    .replaceAll(/["\r\n]/g, '')
    .slice(0, 5000);
  const { body, type } = formWithFile({
    field,
    fileName,
    type: pick(['image/png', 'application/zip', '']),
    content,
  });
  const broken = body.subarray(0, Math.floor(body.length / 2));
  const sent = (place: string, bytes: Uint8Array) =>
    call(`${place} ${field}`, { headers: { 'content-type': type }, body: bytes });
  return [sent('file', body), sent('half a file', broken)];
}

function pathOf(
  { path, parameters }: Operation,
  { sample }: Trade,
  given: Record<string, string> = {},
): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: where, schema } of parameters) {
    const text = given[name] ?? String(sample(schema) ?? '');
    // A lone half of a pair has no URL encoding at all.
    const encoded = encodeURIComponent(text.toWellFormed());
    if (where === 'path') filled = filled.replace(`{${name}}`, encoded.slice(0, 3000) || '%20');
    else if (where === 'query' && (given[name] !== undefined || Object.keys(given).length === 0))
      query.append(name, text.slice(0, 700));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/**
 * Returns the path of every field of a body schema, including the fields of all alternatives (`anyOf`,
 * `oneOf`, `allOf`).
 */
function fieldsOf(given: Schema, trade: Trade, above: Field = []): Field[] {
  const schema = resolve(given, trade.components);
  const sides = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    [...above, name],
    ...fieldsOf(property, trade, [...above, name]),
  ]);
  const items = schema.items ? [[...above, '0'], ...fieldsOf(schema.items, trade, [...above, '0'])] : [];
  return [...own, ...items, ...sides.flatMap((side) => fieldsOf(side, trade, above))];
}

/** Returns the value with `hostile` at the given path; missing objects and lists on the way are created. */
function placed(value: unknown, [name, ...rest]: Field, hostile: unknown): unknown {
  if (name === undefined) return hostile;
  if (name === '0') {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return [placed(list[0], rest, hostile), ...list.slice(1)];
  }
  const known = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = known.find(([key]) => key === name)?.[1];
  return Object.fromEntries([...known.filter(([key]) => key !== name), [name, placed(inner, rest, hostile)]]);
}
