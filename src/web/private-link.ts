// Response headers of private pages and files behind a signed link: they must not be cached or indexed.

export const PRIVATE_LINK = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export function privateLinkMeta(title: string, brand: string | undefined) {
  return [{ title: brand ? `${title} | ${brand}` : title }, { name: 'robots', content: 'noindex, nofollow' }];
}
