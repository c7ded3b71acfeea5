// A small S3-compatible service on a free loopback port: one bucket in memory, addressed by path, with the calls the shop makes.
// It asks for a signature of the fourth version by its own key, and takes what is signed for good.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenAnywhere } from '#platform/http/listen.ts';

export type S3Server = {
  options: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };
  stop(): Promise<void>;
};

type Kept = { bytes: Buffer; type: string; sha256: string | undefined; keptAt: Date; etag: string };

const REGION = 'us-east-1';
const BUCKET = 'beelden';
const KEY_ID = 'SLEUTEL';
/** Small, so that a few pictures take several pages to list. */
const PAGE = 3;

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Kept>();
  const server = createServer((request, response) => {
    answer(objects, request, response).catch((error: unknown) => response.destroy(new Error(String(error))));
  });
  const port = await listenAnywhere(server);
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      ...{ region: REGION, bucket: BUCKET, accessKeyId: KEY_ID, secretAccessKey: 'geheim' },
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(objects: Map<string, Kept>, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const body = await buffer(request);
  const refuse = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
  const signed = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${KEY_ID}/\\d{8}/${REGION}/s3/aws4_request, .*Signature=`,
  );
  if (!signed.test(request.headers.authorization ?? '')) return refuse(403, 'InvalidAccessKeyId');
  const [, bucket, ...path] = url.pathname.split('/').map(decodeURIComponent);
  if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket');
  const key = path.join('/');
  if (request.method === 'GET' && key === '') return list(objects, url.searchParams, response);
  if (request.method === 'PUT') {
    const sha256 = request.headers['x-amz-meta-sha256'];
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const type = request.headers['content-type'] ?? 'application/octet-stream';
    objects.set(key, { bytes: body, type, sha256: sha256?.toString(), keptAt: new Date(), etag });
    return response.writeHead(200, { etag }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const kept = objects.get(key);
  if (!kept) return refuse(404, 'NoSuchKey');
  response.writeHead(200, {
    ...{ 'content-type': kept.type, 'content-length': kept.bytes.length, etag: kept.etag },
    ...(kept.sha256 && { 'x-amz-meta-sha256': kept.sha256 }),
  });
  return response.end(request.method === 'HEAD' ? undefined : kept.bytes);
}

function list(objects: Map<string, Kept>, query: URLSearchParams, response: ServerResponse) {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.keptAt.toISOString()}</LastModified></Contents>`,
  );
  const more = keys.length > PAGE;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount>` +
        `<IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
}
