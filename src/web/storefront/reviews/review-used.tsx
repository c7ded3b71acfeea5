// A review link that has done its work: each order has one review.

import { reviewCopy as copy } from '#copy/reviews.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

export function ReviewUsed({ orderNumber, email }: { orderNumber: string; email: string }) {
  return (
    <div className="legal page-width review-page">
      <div className="legal-head">
        <h1 className="legal-title">{copy.usedTitle}</h1>
        <p className="legal-intro">{copy.usedText(orderNumber, email)}</p>
        <ButtonLink variant="primary" href="/" size="large" className="mt-8">
          {copy.home}
        </ButtonLink>
      </div>
    </div>
  );
}
