// npm run test:books: sells and gives back with many writers at once, on each engine, and proves the books
// afterwards; see tests/books/run.ts.

import { become, ensureBuilt, ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
become('tests/books/run.ts', process.argv.slice(2));
