// Tests that the scripts of a page stay the same and in the same order, but load later.

import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const PAGE = `<head><link rel="stylesheet" href="/assets/root.css"/><link rel="modulepreload" nonce="n" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/react.js"/></head>
<script nonce="n">window.__reactRouterContext = {};</script><script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/checkout.js";
  window.__reactRouterManifest = {"path":"import","module":"/assets/import.js"};
  window.__reactRouterRouteModules = {"root":route0,"checkout":route1};

import("/assets/entry.js");</script>`;

test('no file is named in the head, and none is imported before the page is drawn', () => {
  const page = deferScripts(PAGE);
  expect(page).toContain('<head><link rel="stylesheet" href="/assets/root.css"/></head>');
  expect(page).not.toMatch(/\bimport ["*]/);
  expect(page).toMatch(/<script nonce="n" type="module" async="">await \(function afterFirstPaint/);
  expect(page).toContain('(["/assets/entry.js","/assets/react.js"]);');
});

test('what was imported is imported in the same order, and the entry last', () => {
  const page = deferScripts(PAGE);
  const order = [...page.matchAll(/import ?\("([^"]+)"\)/g)].map(([, file]) => file);
  expect(order).toEqual([
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/checkout.js',
    '/assets/entry.js',
  ]);
  expect(page).toContain(
    'const route1 = await import("/assets/checkout.js");\n  window.__reactRouterManifest',
  );
});

test('a route whose path is a word of the language keeps it', () => {
  expect(deferScripts(PAGE)).toContain('{"path":"import","module":"/assets/import.js"}');
});

test('a page of small scripts stays as it is', () => {
  const plain =
    '<head><link rel="modulepreload" href="/assets/page.js"/></head><main>import * as x from "y"</main>';
  expect(deferScripts(plain)).toBe(plain);
});
