// The page /leave-review with the review form. It works without JavaScript; a script, loaded at the first
// touch, shows the result on the page. A signed link fills in name and order and marks the review as
// verified.

import { data } from 'react-router';
import { href } from '#shared/href.ts';
import { normaliseForm } from '#shared/writing/normalise-text.ts';
import { headersOfForm } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { PRIVATE_LINK } from '../../private-link.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { articleMeta } from '../legal/article-meta.ts';
import { HomeLink, Notice, NoticeLinks } from '../newsletter/notice.tsx';
import type { Route } from './+types/leave-review-page.ts';
import { ReviewForm } from './review-form.tsx';
import { submitReviewForm } from './review-state.ts';
import '../legal/article.css';
import './leave-review.css';
import { reviewCopy as copy } from '#copy/reviews.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const token = query.get('token') ?? '';
  const [settings, invited] = await Promise.all([
    shop.getSettings(),
    token ? shop.findReviewInvitation(token) : null,
  ]);
  const isEnded = invited === 'ended';
  const invitation = isEnded ? null : invited;
  const prefilled = {
    // A first name is enough for what everybody reads.
    customerName: (invitation?.customerName.split(' ')[0] ?? query.get('name') ?? '').slice(0, 80),
    rating: ratingOf(query),
    comment: '',
    orderNumber: invitation?.orderNumber ?? (query.get('order') ?? '').slice(0, 40),
    token: invitation ? token : '',
  };
  const loaded = {
    brand: settings.brand.name,
    email: settings.company.email,
    publicUrl: shop.publicUrl,
    invitation,
    isEnded,
    prefilled,
  };
  if (query.size === 0) return data(loaded);
  return data(loaded, { headers: PRIVATE_LINK, status: isEnded ? 404 : 200 });
}

/**
 * Returns the rating chosen in the invitation mail, "1" to "5"; empty when there is none. Nothing is stored
 * before the form is sent.
 */
function ratingOf(query: URLSearchParams): string {
  const rating = query.get('rating') ?? '';
  return /^[1-5]$/.test(rating) ? rating : '';
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, tooManyForms } = context.get(pageContext);
  const form = normaliseForm(await request.formData());
  const token = form.get('token');
  const invited = typeof token === 'string' && token ? await shop.findReviewInvitation(token) : null;
  const invitation = invited === 'ended' ? null : invited;
  const state = await submitReviewForm(form, { submit: shop.submitReview, tooMany: tooManyForms !== null });
  const headers = new Headers(PRIVATE_LINK);
  if (tooManyForms) headers.set('retry-after', String(tooManyForms.retryAfter));
  return data({ ...state, invitation }, { status: state.status, headers });
}

export const headers = headersOfForm;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  articleMeta(copy, { path: href('/leave-review') }, loaderData);

export default function LeaveReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prefilled, email, isEnded } = loaderData;
  const invitation = actionData ? actionData.invitation : loaderData.invitation;
  if (actionData?.step === 'thanks') return <ReviewThanks />;
  if (!actionData && isEnded) {
    return (
      <Notice title={copy.endedTitle} text={copy.endedText(email)}>
        <NoticeLinks>
          <ButtonLink variant="primary" size="large" href={href('/leave-review')}>
            {copy.endedAction}
          </ButtonLink>
        </NoticeLinks>
      </Notice>
    );
  }
  if (!actionData && invitation?.used) {
    // A review link that has done its work: each order has one review.
    return (
      <Notice title={copy.usedTitle} text={copy.usedText(invitation.orderNumber, email)}>
        <HomeLink />
      </Notice>
    );
  }
  const form = actionData ?? { values: prefilled, problems: {}, failure: null };
  return (
    <div data-review-page>
      <ReviewForm {...form} invitedFor={invitation?.orderNumber ?? null} />
      <template>
        <ReviewThanks />
      </template>
    </div>
  );
}

/**
 * The thanks after a review. The page of the form contains it in a template, for the script that shows it.
 */
function ReviewThanks() {
  return (
    <Notice title={copy.thanksTitle} text={copy.thanksText}>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-5">
        <HomeLink />
        <a href={href('/reviews')}>{copy.allReviews}</a>
      </p>
    </Notice>
  );
}
