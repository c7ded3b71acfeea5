// The page /cookies, where a visitor chooses what may be measured, sees the current choice and can withdraw
// it just as easily. The page is the same for everyone. The choice is stored only in the visitor's browser.

import '../legal/article.css';
import './cookies.css';
import { data } from 'react-router';
import { consentCopy as copy } from '#copy/consent.ts';
import { href } from '#shared/href.ts';
import { headersOfForm } from '../../cacheable.ts';
import { consentCookie, newRecord } from '../../islands/consent/consent-cookie.ts';
import { choicesFromForm } from '../../islands/consent/consent-form.ts';
import { pageContext } from '../../page-context.ts';
import { articleMeta } from '../legal/article-meta.ts';
import { ArticleContents } from '../legal/article-page.tsx';
import type { Route } from './+types/cookies-page.ts';
import { ChoicesForm } from './choices-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { brand, analytics } = await shop.getSettings();
  const connected = Object.values(analytics).some((id) => id !== '');
  return { brand: brand.name, connected, publicUrl: shop.publicUrl };
}

/**
 * Stores the choice in a cookie. Nothing is stored for a browser that sends Global Privacy Control. The form
 * has no rate limit, because a refusal of consent must never be rejected.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const signal = request.headers.get('sec-gpc') === '1';
  const form = await request.formData();
  const switches = { statistics: form.has('statistics'), marketing: form.has('marketing') };
  const stored = signal ? null : newRecord(choicesFromForm(String(form.get('choice')), switches), new Date());
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (stored) headers.set('set-cookie', consentCookie(stored, shop.publicUrl.startsWith('https:')));
  return data({ stored, signal }, { headers });
}

export const headers = headersOfForm;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  articleMeta(
    { title: copy.pageTitle, description: copy.pageDescription },
    { path: href('/cookies') },
    loaderData,
  );

const CONTENTS = [
  { id: 'keuze', title: copy.formLabel },
  { id: 'zelf-geteld', title: copy.ownTitle },
  { id: 'in-je-browser', title: copy.listTitle },
];

export default function CookiesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="legal page-width cookies">
      <header className="legal-head">
        <h1 className="legal-title">{copy.pageTitle}</h1>
        <p className="legal-intro">{copy.pageIntro}</p>
      </header>
      <ArticleContents sections={CONTENTS} />
      <div className="legal-body">
        <ChoicesForm connected={loaderData.connected} {...actionData} />
        <section id="zelf-geteld" aria-labelledby="own-title">
          <h2 id="own-title">{copy.ownTitle}</h2>
          <p>{copy.ownText}</p>
        </section>
        <StoredList />
      </div>
    </div>
  );
}

function StoredList() {
  const timeHead = copy.listHead[2];
  return (
    <section id="in-je-browser" aria-labelledby="list-title">
      <h2 id="list-title">{copy.listTitle}</h2>
      <table>
        <caption>{copy.listCaption}</caption>
        <thead>
          <tr>
            {copy.listHead.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {(['necessary', 'statistics', 'marketing'] as const).map((category) => (
          <tbody key={category}>
            <tr className="cookies-group">
              <th scope="rowgroup" colSpan={3}>
                {copy.categories[category].title}
              </th>
            </tr>
            {copy.list[category].map(([name, purpose, time]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{purpose}</td>
                <td data-label={timeHead}>{time}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
