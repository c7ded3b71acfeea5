// The six blog articles of a new shop, newest first.

import { bambooArticle } from './bamboo.ts';
import { charcoalArticle } from './charcoal.ts';
import { expectationsArticle } from './expectations.ts';
import { routineArticle } from './routine.ts';
import type { SeedArticle } from './seed-article.ts';
import { sensitiveArticle } from './sensitive.ts';
import { stainsArticle } from './stains.ts';

export const seedArticles: readonly SeedArticle[] = [
  charcoalArticle,
  sensitiveArticle,
  stainsArticle,
  routineArticle,
  bambooArticle,
  expectationsArticle,
];
