// The page /herstel/:token, opened from a recovery mail. Opening it changes nothing, because mail scanners
// open links too; its button moves the basket to this browser. After a link was used, the page says so and
// shows nothing of the basket.

import { data } from 'react-router';
import { recoveryLinkCopy as copy } from '#copy/recovery-link.ts';
import { href } from '#shared/href.ts';
import { headersOfLoader } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { PRIVATE_LINK, privateLinkMeta } from '../../private-link.ts';
import { ConfirmNotice, HomeLink, Notice } from '../newsletter/notice.tsx';
import type { Route } from './+types/recovery-page.ts';
import '../legal/article.css';

const STATUS = { open: 200, paid: 200, spent: 410, invalid: 404 } as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, checkoutSession } = context.get(pageContext);
  const [{ kind }, { brand }] = await Promise.all([
    shop.findRecovery(params.token, checkoutSession),
    shop.getSettings(),
  ]);
  return data(
    { kind, token: params.token, brand: brand.name, breadcrumbLabel: copy.crumb },
    { status: STATUS[kind], headers: PRIVATE_LINK },
  );
}

export const headers = headersOfLoader;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  privateLinkMeta(copy[loaderData?.kind ?? 'invalid'].title, loaderData?.brand);

export default function RecoveryPage({ loaderData }: Route.ComponentProps) {
  const { kind, token } = loaderData;
  const { title, text } = copy[kind];
  if (kind === 'open')
    return (
      <ConfirmNotice
        title={title}
        text={text}
        button={copy.open.button}
        action={href('/herstel/:token', { token })}
      />
    );
  return (
    <Notice title={title} text={text}>
      <HomeLink />
    </Notice>
  );
}
