// Converts an article to the data of its card.

import { type BlogPost, readingMinutes } from '#modules/blog/contract.ts';
import type { CardPost } from './blog-card.tsx';
import { pictureOf } from './post-pictures.ts';

export function toCardPost(post: BlogPost, publicUrl: string): CardPost {
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    date: post.publishedAt ?? post.createdAt,
    minutes: readingMinutes(post.content),
    picture: pictureOf(post.imageUrl, publicUrl),
  };
}
