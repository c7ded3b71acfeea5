// What search engines and social sites read of the landing page.

import { landingCopy } from '#copy/landing.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { pageMeta } from '../frame/page-meta.ts';

export function landingMeta({ brand, claims }: PublicSettings, publicUrl: string) {
  const title = landingCopy.meta.title(brand.name);
  return [
    { title },
    ...pageMeta({
      title,
      description: landingCopy.meta.description(claims.resultDays, claims.guaranteeDays),
      keywords: landingCopy.meta.keywords,
      brand: brand.name,
      path: '/',
      publicUrl,
    }),
  ];
}
