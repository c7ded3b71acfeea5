// What the shop answers itself, before anything could lead on.

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTaken } from './taken-addresses.ts';

it.each(readdirSync('public'))('the file %s is the shop’s own', (name) => {
  expect(isTaken(`/${name}`)).toBe(true);
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
  expect(isTaken(path)).toBe(true);
});

it.each(['/oud', '/blog/artikel', '/producten/poeder', '/robots'])('%s may lead on', (path) => {
  expect(isTaken(path)).toBe(false);
});
