// Tests that texts for readers use typographic marks: ’ and ‘…’ for apostrophes and quotes, – between
// numbers, − before an amount that is subtracted. This test reads the sources of all texts except the mails,
// which have their own tests.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const PLACES = ['content', 'src/copy', 'src/modules/advice', 'src/integrations/offline-text', 'src/web'];
const TYPEWRITTEN = /(?<=\p{L})'|'(?=\p{L})|"|\d-\d+ \p{L}|-€|\b(?:ma|di|wo|do|vr)-(?:vr|za|zo)\b/u;

function files(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** Returns all texts of a source file: strings, the fixed parts of templates, words between tags. */
function textsOf(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(ROOT, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/**
 * Returns true when a text of a source file in `src/web` is code (a selector, markup or a security policy)
 * and not text for readers. Always false for files outside that folder.
 */
const isCode = (path: string, text: string) =>
  path.startsWith('src/web') && /[<>=[\]]|'(?:self|none|unsafe-inline)'|format\(/.test(text);

test.each(PLACES.flatMap(files))('%s has no typewriter’s marks', (path) => {
  expect(textsOf(path).filter((text) => TYPEWRITTEN.test(text) && !isCode(path, text))).toEqual([]);
});
