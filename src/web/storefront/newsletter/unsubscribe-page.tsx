// /nieuwsbrief/afmelden: leaving the newsletter with the link of any mail. One button for people; a mail program that
// posts "List-Unsubscribe=One-Click" to the same address (RFC 8058) needs none.

import { data } from 'react-router';
import { newsletterCopy as copy } from '#copy/newsletter.ts';
import { href } from '#shared/href.ts';
import { headersOfLoader } from '../../cacheable.ts';
import { linkMeta, PRIVATE_LINK, tokenOf } from '../../link-page.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/unsubscribe-page.ts';
import { AskNotice, DeadLink, HomeLink, Notice } from './notice.tsx';
import '../legal/article.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const token = tokenOf(request);
  const [subscription, { brand, company }] = await Promise.all([
    shop.newsletter.findByUnsubscribeToken(token),
    shop.getSettings(),
  ]);
  return data(
    { token, subscription, brand: brand.name, email: company.email },
    { status: subscription ? 200 : 404, headers: PRIVATE_LINK },
  );
}

/**
 * Whatever the body holds, the signed address is the proof; mail programs send it in forms of several kinds, many from one
 * address, so no limit stands in the way of leaving. The page that answers is no redirect, as the RFC asks.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const fromPage = (await request.formData()).has('page');
  await shop.newsletter.unsubscribe(tokenOf(request), fromPage ? 'page' : 'one_click');
  return null;
}

export const headers = headersOfLoader;

export const meta = ({ loaderData }: Route.MetaArgs) => linkMeta(copy.unsubscribe.title, loaderData?.brand);

export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  const { subscription, token, email: shopEmail } = loaderData;
  const { unsubscribe } = copy;
  if (!subscription)
    return <DeadLink {...{ title: copy.missingTitle, text: copy.missingUnsubscribe, email: shopEmail }} />;
  const { email, status } = subscription;
  if (status === 'unsubscribed') {
    return (
      <Notice title={unsubscribe.doneTitle} text={unsubscribe.doneText(email)}>
        <HomeLink />
        <p className="mt-6 text-[0.9375rem] text-smoke">
          {unsubscribe.again} <a href={href('/nieuwsbrief')}>{unsubscribe.againLink}</a>.
        </p>
      </Notice>
    );
  }
  return (
    <AskNotice
      {...{ title: unsubscribe.title, text: unsubscribe.text(email), button: unsubscribe.button }}
      action={href('/nieuwsbrief/afmelden', { token })}
    />
  );
}
