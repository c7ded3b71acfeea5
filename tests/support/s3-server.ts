// A small S3-compatible service on a free local port: one bucket in memory, addressed by path, with the
// operations the shop uses. It checks signatures of version 4 with its own key.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnFreePort } from '#platform/http/connections/listen.ts';

export type S3Server = {
  options: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };
  stop(): Promise<void>;
};

type Kept = { bytes: Buffer; type: string; sha256: string | undefined; keptAt: Date; etag: string };

type Uploads = Map<string, Map<number, Buffer>>;

const REGION = 'us-east-1';
const BUCKET = 'beelden';
const KEY_ID = 'SLEUTEL';
/** The number of objects per page; small, so that listing a few pictures takes several pages. */
const PAGE = 3;
const LEAST_PART = 5 * 1024 * 1024;

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Kept>();
  const uploads: Uploads = new Map();
  const server = createServer((request, response) => {
    answer(objects, uploads, request, response).catch((error: unknown) =>
      response.destroy(new Error(String(error))),
    );
  });
  const port = await listenOnFreePort(server);
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: REGION,
      bucket: BUCKET,
      accessKeyId: KEY_ID,
      secretAccessKey: 'geheim',
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

async function answer(
  objects: Map<string, Kept>,
  uploads: Uploads,
  request: IncomingMessage,
  response: ServerResponse,
) {
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
  const uploadId = url.searchParams.get('uploadId');
  if (url.searchParams.has('uploads') || uploadId !== null)
    return takePart(objects, uploads, { method: request.method, url, key, body }, response);
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
    'content-type': kept.type,
    'content-length': kept.bytes.length,
    etag: kept.etag,
    ...(kept.sha256 && { 'x-amz-meta-sha256': kept.sha256 }),
  });
  return response.end(request.method === 'HEAD' ? undefined : kept.bytes);
}

type Part = { method: string | undefined; url: URL; key: string; body: Buffer };

/**
 * Stores one part of a large object. Only the last part may be small, and the object exists once all parts
 * have arrived.
 */
function takePart(
  objects: Map<string, Kept>,
  uploads: Uploads,
  { method, url, key, body }: Part,
  response: ServerResponse,
) {
  const id = url.searchParams.get('uploadId') ?? `upload-${uploads.size + 1}`;
  const parts = uploads.get(id) ?? new Map<number, Buffer>();
  const xml = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
  if (method === 'DELETE') {
    uploads.delete(id);
    return response.writeHead(204).end();
  }
  if (method === 'PUT') {
    parts.set(Number(url.searchParams.get('partNumber')), body);
    return response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  }
  uploads.set(id, parts);
  if (url.searchParams.has('uploads'))
    return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  const inOrder = [...parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
  if (inOrder.slice(0, -1).some(({ length }) => length < LEAST_PART))
    return response.writeHead(400).end('<Error><Code>EntityTooSmall</Code></Error>');
  const etag = `"${id}-${inOrder.length}"`;
  objects.set(key, {
    bytes: Buffer.concat(inOrder),
    type: 'application/octet-stream',
    sha256: undefined,
    keptAt: new Date(),
    etag,
  });
  uploads.delete(id);
  return xml(`<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>`);
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
