// /cookies: where a visitor chooses what may be measured, sees the present choice, and takes it back as easily as it was given.
// The page is the same for everyone; the choice itself is only in the visitor's browser.

import { consentCopy as copy } from '#copy/consent.ts';
import { cacheable } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { articleMeta } from '../legal/article-meta.ts';
import type { Route } from './+types/cookies-page.ts';
import { ChoicesForm } from './choices-form.tsx';
import { StoredList } from './stored-list.tsx';
import '../legal/article.css';
import './cookies.css';

export const headers = cacheable('settings');

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { brand, analytics } = await shop.getSettings();
  const connected = Object.values(analytics).some((id) => id !== '');
  return { brand: brand.name, connected, publicUrl: shop.publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { brand, publicUrl } = loaderData;
  const description = copy.pageDescription(brand);
  return articleMeta({ title: copy.pageTitle, description, brand, path: '/cookies', publicUrl });
}

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="legal page-width cookies">
      <header className="legal-head">
        <h1 className="legal-title">{copy.pageTitle}</h1>
        <p className="legal-intro">{copy.pageIntro}</p>
      </header>
      <div className="legal-body">
        <ChoicesForm connected={loaderData.connected} />
        <section aria-labelledby="own-title">
          <h2 id="own-title">{copy.ownTitle}</h2>
          <p>{copy.ownText}</p>
        </section>
        <StoredList />
      </div>
    </div>
  );
}
