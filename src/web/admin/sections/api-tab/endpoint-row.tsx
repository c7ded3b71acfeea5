// One operation of the API on one line: method, path and summary.

import type { Method, Operation } from './openapi.ts';

const METHOD_COLOURS: Readonly<Record<Method, string>> = {
  GET: 'text-accent-text',
  POST: 'text-info',
  PUT: 'text-info',
  PATCH: 'text-info',
  DELETE: 'text-danger',
};

export function EndpointRow({ operation }: { operation: Operation }) {
  const { method, path, summary } = operation;
  return (
    <li className="flex min-h-9 items-baseline gap-2.5 py-1.5 pr-4 pl-10 max-lg:min-h-11 max-lg:flex-wrap">
      <span className={`w-15 flex-none text-[0.75rem] font-[650] ${METHOD_COLOURS[method]}`}>{method}</span>
      <span className="code wrap-anywhere lg:flex-[2_1_0]">{path}</span>
      <span className="muted min-w-0 max-lg:flex-[1_0_100%] lg:flex-[3_1_0]">{summary}</span>
    </li>
  );
}
