// A process of the benchmark: a crowd of readers, separate so that its work does not count as the buyers'.
// Each reader requests the next page as soon as the last one has arrived. When stopped, it reports the number
// of answers and refusals.

import { Agent, request } from 'node:http';

const READERS = 180;
/**
 * The paths the crowd reads. Half of them are cached for everybody; the others have unlimited different URLs.
 */
const READ = [
  '/',
  '/?gclid=mark',
  '/blog',
  '/api/reviews',
  '/api/products',
  '/reviews',

  '/blog?q=houtskool',
  '/api/blog-posts?q=houtskool',
  '/contact?a=1',
  '/api/reviews?a=1',
  '/blog/geen-artikel',
  '/?a=1',
];

const address = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: READERS });
const answers = { given: 0, refused: 0 };
let isOver = false;
process.on('disconnect', () => process.exit(0));
process.once('message', () => {
  isOver = true;
  process.send?.(answers);
});
await Promise.all(Array.from({ length: READERS }, (_, reader) => readOn(reader)));

async function readOn(reader: number): Promise<void> {
  for (let page = reader; !isOver; page += 1) {
    const status = await ask(READ[page % READ.length] ?? '/');
    if (status === 503) answers.refused += 1;
    else answers.given += 1;
  }
}

function ask(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { agent }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', reject);
    });
    sent.on('error', reject).end();
  });
}
