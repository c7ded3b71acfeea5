// What is quoted of the back-office.

import { logIn } from './steps.ts';
import type { Walk } from './walk-quotes.ts';

export const office: readonly Walk[] = [
  {
    name: 'the log-in of the back-office',
    at: '/admin',
    scenes: [{ of: 'back-office, log-in', quotes: ['Admin Panel'] }],
  },
  {
    name: 'the reviews of the back-office',
    at: '/admin/reviews',
    before: ({ page, url }) => logIn(page, url),
    scenes: [{ of: 'back-office, Reviews', quotes: ['Add Review'] }],
  },
];
