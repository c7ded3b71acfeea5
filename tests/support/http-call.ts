// Sends one HTTP request with JSON over a kept-alive connection. It uses node:http directly, because that
// costs the least time.

import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import * as https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The parsed JSON, or the text of another type. */
  body: unknown;
};

export type Call = {
  method?: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** The request body: an object is sent as JSON; text and bytes are sent unchanged. */
  body?: object | string | Uint8Array | undefined;
  /** The timeout without any data from the server in ms; 20 s by default. */
  patience?: number;
};

const CONNECTIONS = { keepAlive: true, maxSockets: 200 };
const agent = new Agent(CONNECTIONS);
let secureAgent = new https.Agent(CONNECTIONS);

/**
 * Makes later https requests connect to this machine, whatever the host name, and trust this certificate
 * authority.
 */
export function trustAuthority(ca: Buffer): void {
  secureAgent = new https.Agent({
    ...CONNECTIONS,
    ca,
    lookup: (_, { all }, found) => {
      if (all) found(null, [{ address: '127.0.0.1', family: 4 }]);
      else found(null, '127.0.0.1', 4);
    },
  });
}

const TIMEOUT_MS = 60_000;

/**
 * Sends a request and returns the answer. Rejects only when no answer came, because of a connection failure
 * or timeout.
 */
export function callHttp({
  method = 'GET',
  url,
  headers = {},
  body,
  patience = TIMEOUT_MS,
}: Call): Promise<Answer> {
  const plain = typeof body === 'string' || body instanceof Uint8Array;
  const payload = body === undefined ? undefined : plain ? body : JSON.stringify(body);
  const type: Record<string, string> =
    payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
  if (payload !== undefined && !plain) type['content-type'] = 'application/json';
  return new Promise((resolve, reject) => {
    const [ask, by] = url.startsWith('https:') ? [https.request, secureAgent] : [request, agent];
    const sent = ask(url, { method, agent: by, headers: { ...type, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('aborted', () => reject(new Error('the answer broke off')));
      response.on('end', () => {
        try {
          const body = read(Buffer.concat(chunks), response.headers);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.setTimeout(patience, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** Decompresses a body and returns JSON parsed, archives and PDFs as bytes, everything else as text. */
function read(
  bytes: Buffer,
  { 'content-encoding': encoding, 'content-type': type = '' }: IncomingHttpHeaders,
): unknown {
  // To HEAD, and as 304, nothing comes in whatever form it would have.
  if (bytes.length === 0) return '';
  const plain =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  if (type === 'application/zip' || type === 'application/pdf') return plain;
  const text = plain.toString('utf8');
  return /\bjson\b/.test(type) ? JSON.parse(text) : text;
}
