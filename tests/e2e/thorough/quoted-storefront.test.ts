// Tests that every quoted text of the storefront is where the specification says, at 390 and 1440 px.

import { advice } from '../quoted/advice.ts';
import { blog, emptyBlog } from '../quoted/blog.ts';
import { landing, newsletter } from '../quoted/landing.ts';
import { policies } from '../quoted/policies.ts';
import { review } from '../quoted/review.ts';
import { reviews } from '../quoted/reviews.ts';
import { walkQuotes } from '../quoted/walk-quotes.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

walkQuotes(stage, [
  ...landing,
  ...newsletter,
  ...advice,
  ...blog,
  ...review,
  ...reviews,
  ...policies,
  ...emptyBlog,
]);
