// How much JavaScript the landing page loads before anybody touches it: its scripts and preloads, and what those
// import statically, as brotli bytes over the wire.

import { brotliCompressSync } from 'node:zlib';
import { callHttp } from '#tests/support/http-call.ts';

export async function measureLandingScript(address: string): Promise<{ bytes: number; files: string[] }> {
  const page = await callHttp({ url: `${address}/` });
  const html = String(page.body);
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const first = tags.flatMap((tag) => {
    const isScript =
      tag.startsWith('<script') ||
      /rel="?(?:modulepreload|preload)"?[^>]*as="?script|rel="?modulepreload/.test(tag);
    const path = /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    return isScript && path ? [path] : [];
  });
  const inline = [
    ...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([^<]*)<\/script>/g),
  ];
  const seen = new Set<string>();
  let bytes = inline.reduce((sum, [, code = '']) => sum + brotliCompressSync(code).length, 0);
  for (const waiting = [...first]; waiting.length > 0; ) {
    const path = waiting.shift() ?? '';
    if (seen.has(path)) continue;
    seen.add(path);
    const code = String((await callHttp({ url: new URL(path, address).href })).body);
    bytes += brotliCompressSync(code).length;
    for (const [, imported = ''] of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[^'"();]*?from\s*)?["']([^"']+)["']/g,
    )) {
      waiting.push(new URL(imported, new URL(path, address)).pathname);
    }
  }
  return { bytes, files: [...seen] };
}
