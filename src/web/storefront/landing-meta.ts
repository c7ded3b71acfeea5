// What search engines and social sites read of the landing page.

import { landingCopy } from '#copy/landing.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { findPicture, largestUrl } from '../ui/pictures.ts';

export function landingMeta({ brand, claims }: PublicSettings, publicUrl: string) {
  const title = landingCopy.meta.title(brand.name);
  const description = landingCopy.meta.description(claims.resultDays, claims.guaranteeDays);
  const address = new URL('/', publicUrl).href;
  const card = findPicture('og');
  // Social sites read JPEG everywhere; AVIF and WebP not.
  const picture = card && largestUrl(card, 'jpeg');
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(card && picture
      ? [
          { property: 'og:image', content: new URL(picture, publicUrl).href },
          { property: 'og:image:width', content: String(card.width) },
          { property: 'og:image:height', content: String(card.height) },
          { property: 'og:image:alt', content: card.alt },
        ]
      : []),
  ];
}
