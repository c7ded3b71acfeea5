// Tests the paths the shop serves itself, which cannot be redirected.

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isReservedPath } from './reserved-paths.ts';

it.each(readdirSync('public'))('the file %s is the shop’s own', (name) => {
  expect(isReservedPath(`/${name}`)).toBe(true);
});

it.each([
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/metrics',
  '/.well-known/security.txt',
  '/blog/rss.xml',
  '/blog',
])('%s is the shop’s own', (path) => {
  expect(isReservedPath(path)).toBe(true);
});

it.each(['/oud', '/blog/artikel', '/producten/poeder', '/robots'])('%s may lead on', (path) => {
  expect(isReservedPath(path)).toBe(false);
});
