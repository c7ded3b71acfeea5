// What the API tab reads of a description, and the calls it makes of it.

import { expect, test } from 'vitest';
import { addressOf, readOperations } from './openapi.ts';
import { exampleOf, schemaLines, typeText } from './schema-texts.ts';

const document = {
  openapi: '3.0.3',
  paths: {
    '/api/things/{id}': {
      put: {
        tags: ['things'],
        summary: 'Change a thing',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'q', in: 'query', schema: { type: 'string' } },
          { name: 'x-secret', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name', 'kind'],
                properties: {
                  name: { type: 'string' },
                  kind: { type: 'string', enum: ['a', 'b'] },
                  tags: { type: 'array', items: { type: 'string' } },
                  owner: { type: 'object', properties: { email: { type: 'string', format: 'email' } } },
                },
              },
            },
          },
        },
        responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } }, 204: {} },
      },
    },
    '/api/upload': { post: { requestBody: { content: { 'multipart/form-data': {} } } } },
  },
};
const operations = readOperations(document);
const change = operations.find(({ id }) => id === 'PUT /api/things/{id}');
if (!change) throw new Error('The operation was not read');

test('every operation is read with its tag, its parameters and whether it takes a file', () => {
  expect(operations.map(({ id, tag, takesFile }) => [id, tag, takesFile])).toEqual([
    ['POST /api/upload', 'other', true],
    ['PUT /api/things/{id}', 'things', false],
  ]);
  expect(change.parameters.map(({ name }) => name)).toEqual(['id', 'q']);
  expect(change.responses.map(({ status }) => status)).toEqual(['200', '204']);
});

test('what is typed becomes the address, nothing of it another path', () => {
  expect(addressOf(change, { id: '7', q: '' })).toBe('/api/things/7');
  expect(addressOf(change, { id: '../admin?x', q: 'a&b' })).toBe('/api/things/..%2Fadmin%3Fx?q=a%26b');
});

test('a schema is told field by field', () => {
  const lines = schemaLines(change.body ?? {});
  expect(lines.map(({ name, depth, type, required }) => [name, depth, type, required])).toEqual([
    ['name', 0, 'string', true],
    ['kind', 0, '"a" of "b"', true],
    ['tags', 0, 'lijst van string', false],
    ['owner', 0, 'object', false],
    ['email', 1, 'string (email)', false],
  ]);
  expect(typeText({ anyOf: [{ type: 'number' }, { type: 'null' }] })).toBe('number of null');
});

test('an example holds what is required', () => {
  expect(exampleOf(change.body ?? {})).toEqual({ name: '', kind: 'a' });
});
