// Tests how the app is found in an archive, how its files are classified, and how its framework and app
// builder are recognised.

import { expect, test } from 'vitest';
import { classifyFile } from './classify-file.ts';
import { findProject } from './find-project.ts';
import { listProjectEntries } from './list-entries.ts';
import { recogniseProject } from './recognise-project.ts';

test.each([
  ['src/components/Button.tsx', 'component'],
  ['src/components/ui/card.jsx', 'component'],
  ['components/Kaart.vue', 'component'],
  ['src/lib/components/Knop.svelte', 'component'],
  ['src/components/pages/Home.tsx', 'component'],
  ['src/components/button.css', 'other'],
  ['src/components/use-thing.ts', 'other'],
  ['src/pages/Index.tsx', 'page'],
  ['app/blog/[slug]/page.tsx', 'page'],
  ['src/routes/+page.svelte', 'page'],
  ['index.html', 'page'],
  ['public/index.html', 'other'],
  ['src/App.tsx', 'other'],
  ['public/logo.SVG', 'asset'],
  ['src/fonts/inter.woff2', 'asset'],
  ['public/film.mp4', 'asset'],
  ['handleiding.pdf', 'asset'],
  ['node_modules/x/components/Y.tsx', 'other'],
  ['node_modules/x/logo.png', 'other'],
  ['png', 'other'],
])('%s is a %s', (path, kind) => {
  expect(classifyFile(path)).toBe(kind);
});

test.each([
  ['at the top', ['package.json', 'src/main.ts'], ''],
  ['in the one folder that holds everything', ['my-app/package.json', 'my-app/app/page.tsx'], 'my-app'],
  [
    'beside what macOS adds',
    ['my-app/package.json', 'my-app/pages/a.tsx', '__MACOSX/._x', '.DS_Store'],
    'my-app',
  ],
  ['nowhere without a package.json', ['src/main.ts'], null],
  ['nowhere without sources beside it', ['package.json', 'lib/a.js'], null],
  ['nowhere when the sources are elsewhere', ['package.json', 'x/src/a.ts'], null],
  ['nowhere in one of several folders', ['a/package.json', 'a/src/x.ts', 'b/readme.md'], null],
  ['nowhere two folders deep', ['a/b/package.json', 'a/b/src/x.ts'], null],
  ['nowhere in an empty archive', [], null],
])('the project is %s', (_title, paths, root) => {
  expect(findProject(paths)).toBe(root);
});

const recognise = (json: object, paths: string[] = []) => recogniseProject('', JSON.stringify(json), paths);

test.each([
  ['React + Vite', { dependencies: { react: '19' }, devDependencies: { vite: '8' } }],
  ['Next.js', { dependencies: { next: '16', react: '19' } }],
  ['Vue + Vite', { dependencies: { vue: '3' }, devDependencies: { vite: '8' } }],
  ['SvelteKit', { devDependencies: { '@sveltejs/kit': '2', svelte: '5', vite: '8' } }],
  ['Create React App', { dependencies: { react: '18', 'react-scripts': '5' } }],
  [null, { dependencies: { express: '5' } }],
])('the framework %s is recognised', (framework, json) => {
  expect(recognise(json).framework).toBe(framework);
});

test.each([
  ['Lovable', { devDependencies: { 'lovable-tagger': '1' } }, []],
  ['Bolt', {}, ['.bolt/config.json']],
  ['v0', { name: 'my-v0-project' }, []],
  ['Replit', {}, ['.replit']],
  ['Base44', { dependencies: { '@base44/sdk': '0.1' } }, []],
  [null, { name: 'winkel' }, ['src/main.ts']],
])('the builder %s is recognised', (builder, json, paths) => {
  expect(recognise(json, paths).builder).toBe(builder);
});

test.each(['', 'geen json', '[]', '{"name":7,"dependencies":"veel"}'])(
  'a package.json of %s tells nothing and is no reason to refuse',
  (text) => {
    expect(recogniseProject('', text, [])).toMatchObject({
      name: '',
      framework: null,
      builder: null,
      dependencies: 0,
    });
  },
);

test('folders come before files and know what they hold; what is outside the project is left out', () => {
  const file = (path: string, bytes: number) => ({
    path,
    bytes,
    contentStart: 0,
    packedBytes: 0,
    deflated: false,
    digest: 0,
    headerStart: 0,
  });
  const entries = listProjectEntries(
    [
      file('app/package.json', 10),
      file('app/src/b2.ts', 1),
      file('app/src/b10.ts', 2),
      file('__MACOSX/x', 9),
    ],
    'app',
  );
  expect(entries.map(({ path, parent, kind, bytes, files }) => [path, parent, kind, bytes, files])).toEqual([
    ['src', '', 'folder', 3, 2],
    ['package.json', '', 'other', 10, 1],
    ['src/b2.ts', 'src', 'other', 1, 1],
    ['src/b10.ts', 'src', 'other', 2, 1],
  ]);
});
