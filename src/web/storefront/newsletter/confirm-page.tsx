// The page /nieuwsbrief/bevestigen, where a subscriber confirms the newsletter. Opening the link changes
// nothing, because mail scanners open links too; the button confirms.

import { data } from 'react-router';
import { commonCopy } from '#copy/common.ts';
import { newsletterCopy as copy } from '#copy/newsletter.ts';
import { href } from '#shared/href.ts';
import { headersOfLoader } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { PRIVATE_LINK, privateLinkMeta, tokenOf } from '../../private-link.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { Route } from './+types/confirm-page.ts';
import { ConfirmNotice, HomeLink, Notice, NoticeLinks } from './notice.tsx';
import '../legal/article.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const token = tokenOf(request);
  const [subscription, { brand }] = await Promise.all([
    shop.newsletter.findByConfirmToken(token),
    shop.getSettings(),
  ]);
  return data(
    {
      token,
      subscription,
      unsubscribeToken: subscription && shop.newsletter.unsubscribeTokenFor(token),
      brand: brand.name,
    },
    { status: subscription ? 200 : 404, headers: PRIVATE_LINK },
  );
}

/** Confirms the subscription. Afterwards the loader runs again, and the page shows the result. */
export async function action({ context, request }: Route.ActionArgs) {
  await context.get(pageContext).shop.newsletter.confirm(tokenOf(request));
  return null;
}

export const headers = headersOfLoader;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  privateLinkMeta(copy.confirm.title, loaderData?.brand);

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const { subscription, token, unsubscribeToken } = loaderData;
  const { confirm } = copy;
  if (!subscription || subscription.status === 'unsubscribed') {
    const missing = { title: commonCopy.deadLink, text: copy.missingText };
    return (
      <Notice {...(subscription ? { title: confirm.leftTitle, text: confirm.leftText } : missing)}>
        <NoticeLinks>
          <ButtonLink variant="primary" size="large" href={href('/nieuwsbrief')}>
            {copy.toForm}
          </ButtonLink>
        </NoticeLinks>
      </Notice>
    );
  }
  const { email, status } = subscription;
  if (status === 'confirmed') {
    return (
      <Notice title={confirm.doneTitle} text={confirm.doneText(email)}>
        <HomeLink />
        <p className="mt-6 text-[0.9375rem] text-smoke">
          {confirm.undo}{' '}
          <a href={href('/nieuwsbrief/afmelden', { token: unsubscribeToken ?? '' })}>{confirm.undoLink}</a>.
        </p>
      </Notice>
    );
  }
  return (
    <ConfirmNotice
      title={confirm.title}
      text={confirm.text(email)}
      button={confirm.button}
      action={href('/nieuwsbrief/bevestigen', { token })}
    />
  );
}
