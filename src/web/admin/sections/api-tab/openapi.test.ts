// Tests which operations of an OpenAPI document the API tab lists.

import { expect, test } from 'vitest';
import { readOperations } from './openapi.ts';

const document = {
  openapi: '3.0.3',
  paths: {
    '/api/things/{id}': {
      put: { tags: ['things'], summary: 'Change a thing', responses: { 204: {} } },
      get: { tags: ['things'], summary: 'Read a thing', responses: { 200: {} } },
    },
    '/api/upload': { post: { requestBody: { content: { 'multipart/form-data': {} } } } },
  },
};

test('every operation is listed with its tag and summary, in the order of tag and path', () => {
  expect(readOperations(document)).toEqual([
    { id: 'POST /api/upload', method: 'POST', path: '/api/upload', tag: 'other', summary: '' },
    {
      id: 'GET /api/things/{id}',
      method: 'GET',
      path: '/api/things/{id}',
      tag: 'things',
      summary: 'Read a thing',
    },
    {
      id: 'PUT /api/things/{id}',
      method: 'PUT',
      path: '/api/things/{id}',
      tag: 'things',
      summary: 'Change a thing',
    },
  ]);
});

test('what is no description is refused', () => {
  expect(() => readOperations({ swagger: '1' })).toThrow();
});
