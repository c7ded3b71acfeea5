// Lets plain Node import assets that the build embeds: `import font from './font.ttf?inline'` becomes a data
// URL. For experiments that run the shop's sources directly.

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
