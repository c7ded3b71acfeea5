// Loaded before an integration test file. Its sources are TypeScript that Node reads as it stands, so Vite is left out, which
// saves each file seconds; what is said here in Node's words is what Vite knew: a font is its bytes as text.

import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.ttf?inline')) return next(url, context);
    const bytes = readFileSync(new URL(url.replace('?inline', '')));
    const text = `data:font/ttf;base64,${bytes.toString('base64')}`;
    return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
  },
});
