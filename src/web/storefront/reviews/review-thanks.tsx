// What stands on the page once a review is sent. The form carries it along in a template for the script that shows it.

import { reviewCopy as copy } from '#copy/reviews.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

export function ReviewThanks() {
  return (
    <div className="legal page-width review-page">
      <div className="legal-head">
        <h1 className="legal-title" tabIndex={-1}>
          {copy.thanksTitle}
        </h1>
        <p className="legal-intro">{copy.thanksText}</p>
        <ButtonLink variant="primary" href="/" size="large" className="mt-8">
          {copy.home}
        </ButtonLink>
      </div>
    </div>
  );
}
