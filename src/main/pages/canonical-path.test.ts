// Tests that every spelling of a page's URL is redirected to one canonical spelling.

import { describe, expect, it } from 'vitest';
import { canonicalPath, createKnowsPage } from './canonical-path.ts';

describe('the spelling', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/blog', '/blog'],
    ['/BLOG', '/blog'],
    ['/%62log/', '/blog'],
    ['/./blog', '/blog'],
    ['/x/%2e%2e/blog', '/blog'],
    ['//1/', '/1'],
    ['/blog//Houtskool', '/blog/houtskool'],
    ['/Bestelling/MjA.aB-_9', '/bestelling/MjA.aB-_9'],
    ['/bestelling/MjA.aB/Factuur/2026-1', '/bestelling/MjA.aB/Factuur/2026-1'],
    ['/blog/a%2Fb', '/blog/a%2Fb'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/100%', '/100%25'],
    ['/_root.data', '/_root.data'],
    ['/__manifest', '/__manifest'],
  ])('of %s is %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
    expect(canonicalPath(expected)).toBe(expected);
  });
});

describe('whether a page answers', () => {
  const knows = createKnowsPage({
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      home: { id: 'home', parentId: 'root', index: true, module: { default: () => null } },
      shop: { id: 'shop', parentId: 'root', module: { default: () => null } },
      post: { id: 'post', parentId: 'shop', path: 'blog/:slug', module: { default: () => null } },
      rest: { id: 'rest', parentId: 'root', path: '*', module: { default: () => null } },
    },
  });

  it.each([
    ['/', true],
    ['/_root.data', true],
    ['/blog/x', true],
    ['/blog/x.data', true],
    ['/blog', false],
    ['/a/b', false],
  ])('at %s: %s', (path, expected) => {
    expect(knows(path)).toBe(expected);
  });
});
