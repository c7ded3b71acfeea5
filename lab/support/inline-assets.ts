// Lets plain Node import the assets the build puts into its files: `import font from './font.ttf?inline'` is
// a data URL. For experiments that read the sources of the shop.

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('?inline')) return next(url, context);
    const base64 = readFileSync(fileURLToPath(url)).toString('base64');
    const source = `export default ${JSON.stringify(`data:application/octet-stream;base64,${base64}`)};`;
    return { format: 'module', source, shortCircuit: true };
  },
});
