// /afmelden: no more reminders and review requests, with the link of any of them. One button for people; a mail program
// that posts "List-Unsubscribe=One-Click" to the same address (RFC 8058) needs none.

import { data } from 'react-router';
import { unsubscribeCopy as copy } from '#copy/unsubscribe.ts';
import { href } from '#shared/href.ts';
import { headersOfLoader } from '../../cacheable.ts';
import { linkMeta, PRIVATE_LINK, tokenOf } from '../../link-page.ts';
import { pageContext } from '../../page-context.ts';
import { AskNotice, DeadLink, HomeLink, Notice } from '../newsletter/notice.tsx';
import type { Route } from './+types/stop-mail-page.ts';
import '../legal/article.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const token = tokenOf(request);
  const [reader, { brand, company }] = await Promise.all([shop.stopMail.find(token), shop.getSettings()]);
  return data(
    { token, reader, brand: brand.name, shopEmail: company.email },
    { status: reader ? 200 : 404, headers: PRIVATE_LINK },
  );
}

/** The signed address is the proof, whatever the body holds; the page that answers is no redirect, as the RFC asks. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const fromPage = (await request.formData()).has('page');
  await shop.stopMail.stop(tokenOf(request), fromPage ? 'page' : 'one_click');
  return null;
}

export const headers = headersOfLoader;

export const meta = ({ loaderData }: Route.MetaArgs) => linkMeta(copy.title, loaderData?.brand);

export default function StopMailPage({ loaderData }: Route.ComponentProps) {
  const { reader, token, shopEmail } = loaderData;
  if (!reader) return <DeadLink {...{ title: copy.missingTitle, text: copy.missing, email: shopEmail }} />;
  if (reader.hasStopped) {
    return (
      <Notice title={copy.doneTitle} text={copy.doneText(reader.email)}>
        <HomeLink />
      </Notice>
    );
  }
  return (
    <AskNotice
      {...{ title: copy.title, text: copy.text(reader.email), button: copy.button }}
      action={href('/afmelden', { token })}
    />
  );
}
