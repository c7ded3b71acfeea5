// Writes JSON log lines without personal data: paths lose their query and tokens, and bodies are never
// logged. Every line of a request or job has its trace id as `trace`.

import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { traceFields } from '../trace/trace.ts';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/** Matches paths with a customer's secret token in the segment after the listed prefixes. */
const SECRET_PATHS = /^(\/bestelling|\/herstel|\/betalen|\/sandbox\/(?:bank|3ds)|\/api\/newsletter)\/[^/?]+/;

export function safePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(SECRET_PATHS, '$1/…');
}

export function createLog(level: string, stream?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceFields,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: unknown) => (error instanceof Error ? describeError(error) : { type: typeof error }),
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: safePath(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    redact: {
      paths: [
        '*.password',
        '*.number',
        '*.cvc',
        '*.email',
        '*.customerEmail',
        '*.phone',
        '*.sessionId',
        '*.clientSecret',
      ],
      censor: '…',
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
