// What search engines and social sites read of a page of text.

export type PageDescription = {
  title: string;
  description: string;
  brand: string;
  path: string;
  publicUrl: string;
};

export function articleMeta({ title, description, brand, path, publicUrl }: PageDescription) {
  const address = new URL(path, publicUrl).href;
  return [
    { title: `${title} | ${brand}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
  ];
}
