// Tests that every quoted text of the storefront is where the specification says, at 390 and 1440 px.

import { setStage } from '../stage.ts';
import { advice } from './advice.ts';
import { blog, emptyBlog } from './blog.ts';
import { landing, newsletter } from './landing.ts';
import { policies } from './policies.ts';
import { review } from './review.ts';
import { reviews } from './reviews.ts';
import { walkQuotes } from './walk-quotes.ts';

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
