// The page /contact: a plain contact form. It is rendered for each visitor, because it contains the time of
// rendering. The response is the same for known and unknown customers.

import { data } from 'react-router';
import { contactCopy as copy } from '#copy/contact.ts';
import { href } from '#shared/href.ts';
import { normaliseForm } from '#shared/writing/normalise-text.ts';
import { pageContext } from '../../page-context.ts';
import { articleMeta } from '../legal/article-meta.ts';
import { HomeLink, Notice } from '../newsletter/notice.tsx';
import type { Route } from './+types/contact-page.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactSidebar } from './contact-sidebar.tsx';
import { EMPTY_FORM, submitContactForm } from './contact-state.ts';
import '../legal/article.css';
import '../form/form.css';

const PRIVATE = { 'cache-control': 'private, no-store' };

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { brand, company, support } = await shop.getSettings();
  const info = { company, support };
  return data(
    { info, brand: brand.name, publicUrl: shop.publicUrl, token: shop.contactForm.createToken() },
    { headers: PRIVATE },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, tooManyForms } = context.get(pageContext);
  const state = await submitContactForm(normaliseForm(await request.formData()), {
    submit: shop.recordContact,
    check: shop.contactForm.check,
    waitSeconds: tooManyForms?.retryAfter ?? null,
  });
  const headers = new Headers(PRIVATE);
  if (tooManyForms) headers.set('retry-after', String(tooManyForms.retryAfter));
  return data(state, { status: state.status, headers });
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders ?? loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  articleMeta(copy, { path: href('/contact') }, loaderData);

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { info, token } = loaderData;
  const { answerHours } = info.support;
  if (actionData?.step === 'sent')
    return (
      <Notice title={copy.sentTitle} text={copy.sentText(actionData.email, answerHours)}>
        <HomeLink />
      </Notice>
    );
  const form = actionData ?? { values: EMPTY_FORM, problems: {}, held: null };
  return (
    <div className="legal page-width form-page">
      <header className="legal-head">
        <h1 className="legal-title">{copy.title}</h1>
        <p className="legal-intro">{copy.intro(answerHours)}</p>
      </header>
      <div className="grid gap-x-20 gap-y-10 *:min-w-0 lg:grid-cols-[7fr_5fr] lg:items-start">
        <ContactForm {...form} token={token} email={info.company.email} />
        <ContactSidebar {...info} />
      </div>
    </div>
  );
}
