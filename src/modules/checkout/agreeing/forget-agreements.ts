// What the privacy policy promises of baskets is true of what was agreed for them: after 90 days it tells of
// nobody.

import { forgetting } from '#platform/database/forgetting.ts';
import { days } from '#shared/clock.ts';
import { blankAgreementsBefore } from '../checkout.repository.ts';

export const forgetOldAgreements = forgetting((tx, ago) => blankAgreementsBefore(tx, ago(days(90))));
