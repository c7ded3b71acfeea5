// Renders a page to HTML in one piece. No page of the shop is streamed, so its status and headers are final
// when the first byte is sent.

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { isBackOffice } from './back-office-path.ts';
import { deferScripts } from './defer-scripts.ts';
import { pageContext } from './page-context.ts';

const RENDER_TIMEOUT_MS = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(pageContext);
  let outcome = status;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          outcome = 500;
          loadContext.get(pageContext).reportError(error);
        },
      },
    );
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
    timeout.unref();
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // A page of the back-office is of use once it answers: its scripts only stand back for its looks.
  const page = isBackOffice(new URL(request.url).pathname)
    ? html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    : deferScripts(html);
  return new Response(page, { headers, status: outcome });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(pageContext).reportError(error);
}
