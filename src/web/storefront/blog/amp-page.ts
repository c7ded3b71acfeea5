// The page /amp/blog/:slug: the AMP document of a published article. It is the only page that may load a
// script from another host: the AMP runtime, as the format requires.

import { redirect } from 'react-router';
import { blogCopy } from '#copy/blog/blog.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { freeShippingIn } from '../../free-shipping.ts';
import { pageContext } from '../../page-context.ts';
import { cachedSelling, offeredPacks } from '../../selling.ts';
import type { Route } from './+types/amp-page.ts';
import { ampDocument } from './amp-document.ts';

const RUNTIME = 'https://cdn.ampproject.org';

/**
 * Content-Security-Policy of AMP pages. The runtime may insert styles and load its components; nothing else
 * is allowed.
 */
const AMP_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  `connect-src 'self' ${RUNTIME}`,
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  `script-src ${RUNTIME}`,
  `style-src 'unsafe-inline' ${RUNTIME}`,
].join('; ');

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { shop } = page;
  const [isOpen, post, packs, settings, product, countries] = await Promise.all([
    cachedSelling(page),
    shop.findBlogPost(params.slug),
    shop.listPackVariants(),
    shop.getSettings(),
    shop.findProduct(),
    shop.listShippingCountries(),
  ]);
  // The ordinary page says that there is no such article, and with the right status.
  if (!post) return redirect(href('/blog/:slug', params));
  const brand = settings.brand.name;
  const html = ampDocument({
    post: { ...post, author: post.author || blogCopy.post.defaultAuthor(brand) },
    brand,
    publicUrl: shop.publicUrl,
    testMode: shop.testMode,
    pack: offeredPacks(isOpen, packs)[0],
    product: product?.name ?? brand,
    freeIn: freeShippingIn(countries),
    company: settings.company,
  });
  return new Response(html, {
    headers: {
      ...cacheable('blog', 'catalog', 'settings')(),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': AMP_POLICY,
    },
  });
}
