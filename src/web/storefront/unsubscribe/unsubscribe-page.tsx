// The pages /afmelden and /nieuwsbrief/afmelden, where a person unsubscribes from reminders and review
// requests, or from the newsletter, with the link in any such mail. People press one button; a mail program
// posts "List-Unsubscribe=One-Click" to the same URL (RFC 8058).

import { data } from 'react-router';
import { commonCopy } from '#copy/common.ts';
import { newsletterCopy } from '#copy/newsletter.ts';
import { unsubscribeCopy } from '#copy/unsubscribe.ts';
import { href, type Page } from '#shared/href.ts';
import { headersOfLoader } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { PRIVATE_LINK, privateLinkMeta, tokenOf } from '../../private-link.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { MailAddress } from '../../ui/marks/mail-address.tsx';
import { ConfirmNotice, HomeLink, Notice, NoticeLinks } from '../newsletter/notice.tsx';
import type { Route } from './+types/unsubscribe-page.ts';
import '../legal/article.css';

const isNewsletter = (pathname: string) => pathname.startsWith('/nieuwsbrief' satisfies Page);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const token = tokenOf(request);
  const isOfNews = isNewsletter(new URL(request.url).pathname);
  const [subscription, { brand, company }] = await Promise.all([
    isOfNews ? shop.newsletter.findByUnsubscribeToken(token) : shop.mailSuppression.find(token),
    shop.getSettings(),
  ]);
  const reader = subscription && {
    email: subscription.email,
    hasLeft: 'hasStopped' in subscription ? subscription.hasStopped : subscription.status === 'unsubscribed',
  };
  return data(
    { token, reader, isOfNews, brand: brand.name, shopEmail: company.email },
    { status: reader ? 200 : 404, headers: PRIVATE_LINK },
  );
}

// Whatever the body holds, the signed address is the proof; mail programs send it in forms of several kinds,
// many from one address, so no limit stands in the way of leaving. The page that answers is no redirect, as
// the RFC asks.
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const by = (await request.formData()).has('page') ? 'page' : 'one_click';
  const token = tokenOf(request);
  if (isNewsletter(new URL(request.url).pathname)) await shop.newsletter.unsubscribe(token, by);
  else await shop.mailSuppression.stop(token, by);
  return null;
}

export const headers = headersOfLoader;

const copyOf = (isOfNews: boolean) => (isOfNews ? newsletterCopy.unsubscribe : unsubscribeCopy);

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  privateLinkMeta(copyOf(isNewsletter(location.pathname)).title, loaderData?.brand);

export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  const { reader, token, isOfNews, shopEmail } = loaderData;
  const copy = copyOf(isOfNews);
  if (!reader) {
    const mail = <MailAddress key="mail" address={shopEmail} after="," />;
    return (
      <Notice title={commonCopy.deadLink} text={[copy.missing[0], ' ', mail, ' ', copy.missing[1]]}>
        <NoticeLinks>
          <ButtonLink variant="primary" size="large" href={`mailto:${shopEmail}?subject=Afmelden`}>
            {commonCopy.mailUs}
          </ButtonLink>
        </NoticeLinks>
      </Notice>
    );
  }
  if (!reader.hasLeft)
    return (
      <ConfirmNotice
        title={copy.title}
        text={copy.text(reader.email)}
        button={copy.button}
        action={isOfNews ? href('/nieuwsbrief/afmelden', { token }) : href('/afmelden', { token })}
      />
    );
  return (
    <Notice title={copy.doneTitle} text={copy.doneText(reader.email)}>
      <HomeLink />
      {isOfNews ? (
        <p className="mt-6 text-[0.9375rem] text-smoke">
          {newsletterCopy.unsubscribe.again}{' '}
          <a href={href('/nieuwsbrief')}>{newsletterCopy.unsubscribe.againLink}</a>.
        </p>
      ) : null}
    </Notice>
  );
}
