// Merges the origins that several services add to the Content-Security-Policy of a page.

import type { OtherSources } from '#platform/http/content-security-policy.ts';

type SourcesOf = (url: string) => Promise<OtherSources>;

export function joinSources(...services: SourcesOf[]): SourcesOf {
  return async (url) => {
    const joined: Record<string, string[]> = {};
    for (const sources of await Promise.all(services.map((service) => service(url)))) {
      for (const [directive, origins] of Object.entries(sources)) {
        joined[directive] = [...new Set([...(joined[directive] ?? []), ...origins])];
      }
    }
    return joined;
  };
}
