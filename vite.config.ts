import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { browserFiles } from './scripts/build/browser-files.mjs';

const LOADED_AT_ONCE =
  /src\/web\/(client\/(pack-|browser-storage)|islands\/(behaviours\/(pack-picker|sticky-buy|drawer)|shop-events|offline-notice|reload-page|analytics\/(start-analytics|event-queue|report-batch)|consent\/(show-consent-banner|consent-store|consent-record)))/;

/**
 * Hundreds of files of which a few are used, with what they stand on: a start need not read them. 50 MB of
 * icons need not even be installed.
 */
const TAKEN_IN = [
  'lucide-react',
  'drizzle-orm',
  'zod',
  'fastify-type-provider-zod',
  '@fastify/error',
  'react-hook-form',
  '@hookform/resolvers',
  'csv-parse',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'pg-boss',
  'cron-parser',
  'luxon',
  'rrule-temporal',
  'serialize-error',
  'non-error',
  'prom-client',
  'cockatiel',
  '@opentelemetry/api',
  'tdigest',
  'bintrees',
  'radix-ui',
  'aria-hidden',
  'react-remove-scroll',
  'react-remove-scroll-bar',
  'react-style-singleton',
  'use-callback-ref',
  'use-sidecar',
  'get-nonce',
  'detect-node-es',
  'tslib',
];

const ZOD_IN_BROWSERS = '\0zod-in-browsers';
const DUTCH = fileURLToPath(new URL('./src/shared/api/dutch-input-errors.ts', import.meta.url));

/**
 * zod is set up before anything of it is used, and on no page without it: it speaks Dutch as on the server,
 * and does not try `new Function`, which a strict policy reports, when its first schema is made.
 */
const zodInBrowsers: Plugin = {
  name: 'zod-in-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source === 'zod' && importer !== ZOD_IN_BROWSERS ? ZOD_IN_BROWSERS : undefined,
  load: (id) =>
    id === ZOD_IN_BROWSERS
      ? `import { config } from 'zod';
         import { dutchInputErrors } from ${JSON.stringify(DUTCH)};
         config({ jitless: true, localeError: dutchInputErrors });
         export * from 'zod';`
      : undefined,
};

/**
 * One graph: the server, its jobs and the pages are one SSR build, so a module never exists twice
 * (docs/decisions/0003).
 */
export default defineConfig(({ command }) => ({
  plugins: [zodInBrowsers, tailwindcss(), reactRouter()],
  // The manifest names the starter of the islands; under `environments` alone the router's plugin deletes it.
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  // All packages of the pages are found at the start of development, so that no page reloads half-way for a
  // new one.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!src/web/**/*.test.*'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: ['src/web/islands/start.ts'],
          // A page that takes one word from a contract takes neither its schemas nor zod along.
          treeshake: {
            moduleSideEffects: [{ test: /\/(src\/(modules|shared|copy)|content)\//, sideEffects: false }],
          },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // What nearly every content page loads at once travels as one file: small files compress badly.
            codeSplitting: { groups: [{ name: 'page', test: LOADED_AT_ONCE, priority: 3 }, ...browserFiles] },
          },
        },
      },
    },
    ssr: {
      // While developing nothing is built, and what some of them ask for with `require` would not be found.
      resolve: { noExternal: command === 'build' ? [...TAKEN_IN, /^@(radix-ui|floating-ui)\//] : [] },
      build: {
        target: 'node24',
        rollupOptions: {
          input: {
            index: 'src/main/server.ts',
            'pglite-worker': 'src/platform/database/embedded/pglite-worker.ts',
            'svg-renderer': 'src/modules/media/processing/svg-renderer.ts',
            'mail-reader-process': 'src/integrations/imap-mail/reading/mail-reader-process.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
}));
