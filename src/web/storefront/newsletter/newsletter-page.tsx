// The page /nieuwsbrief: the newsletter form, and without JavaScript the target of the form in the footer.
// The response is the same for every address, whether it is known or not.

import { data } from 'react-router';
import { newsletterCopy as copy, newsletterRequest } from '#copy/newsletter.ts';
import { submitContactSchema } from '#modules/contacts/contract.ts';
import { href } from '#shared/href.ts';
import { normaliseForm } from '#shared/writing/normalise-text.ts';
import { headersOfForm } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { articleMeta } from '../legal/article-meta.ts';
import type { Route } from './+types/newsletter-page.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { HomeLink, Notice } from './notice.tsx';
import '../legal/article.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { brand } = await shop.getSettings();
  return { brand: brand.name, publicUrl: shop.publicUrl };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, tooManyForms } = context.get(pageContext);
  const typed = normaliseForm(await request.formData()).get('email');
  const email = typeof typed === 'string' ? typed : '';
  const parsed = submitContactSchema.safeParse({ ...newsletterRequest, email });
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (!parsed.success) {
    const problem = parsed.error.issues[0]?.message ?? null;
    return data({ sent: false, email, problem }, { status: 422, headers });
  }
  if (tooManyForms) {
    headers.set('retry-after', String(tooManyForms.retryAfter));
    return data({ sent: false, email, problem: copy.tooOften }, { status: 429, headers });
  }
  await shop.recordContact(parsed.data);
  return data({ sent: true, email: parsed.data.email, problem: null }, { headers });
}

export const headers = headersOfForm;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  articleMeta(copy, { path: href('/nieuwsbrief') }, loaderData);

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  if (actionData?.sent) {
    return (
      <Notice title={copy.sentTitle} text={copy.sentText(actionData.email)}>
        <HomeLink />
      </Notice>
    );
  }
  return (
    <Notice title={copy.title} text={copy.intro}>
      <NewsletterForm
        id="nieuwsbrief-adres"
        value={actionData?.email ?? ''}
        problem={actionData?.problem ?? null}
      />
    </Notice>
  );
}
