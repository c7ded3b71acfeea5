// Loaded before an integration test file. Node runs the TypeScript sources directly without Vite, which saves
// seconds per file. This file does the rest of what Vite would do: it imports fonts as data URLs and compiles
// JSX.

import { readFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));

const require = createRequire(import.meta.url);

registerHooks({
  load(url, context, next) {
    const read = READERS.find(([ending]) => url.endsWith(ending))?.[1];
    return read ? { format: 'module', source: read(url), shortCircuit: true } : next(url, context);
  },
});

const READERS = [
  ['.ttf?inline', inlineFont],
  ['.tsx', componentSource],
];

function inlineFont(url) {
  const bytes = readFileSync(new URL(url.replace('?inline', '')));
  return `export default ${JSON.stringify(`data:font/ttf;base64,${bytes.toString('base64')}`)};`;
}

function componentSource(url) {
  // Few tests draw a component, and the compiler takes a second to load.
  const { JsxEmit, ModuleKind, ScriptTarget, transpileModule } = require('typescript');
  const compilerOptions = { jsx: JsxEmit.ReactJSX, module: ModuleKind.ESNext, target: ScriptTarget.ESNext };
  return transpileModule(readFileSync(new URL(url), 'utf8'), { compilerOptions }).outputText;
}
