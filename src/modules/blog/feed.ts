// Renders the blog as an RSS 2.0 feed with the full text of every article. All URLs are absolute, as RSS
// requires.

import { href } from '#shared/href.ts';
import { bodyHtml, escapeMarkup } from './body/body-html.ts';
import type { BlogPost } from './contract.ts';

export type FeedChannel = { title: string; description: string; publicUrl: string };

export const FEED_PATH = '/blog/rss.xml';

/** Renders the RSS feed as XML. `posts` must be sorted newest first. */
export function renderFeed(
  posts: readonly BlogPost[],
  { title, description, publicUrl }: FeedChannel,
): string {
  const absolute = (path: string) => escapeMarkup(new URL(path, publicUrl).href);
  const changed = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeMarkup(title)}</title>`,
    `<link>${absolute(href('/blog'))}</link>`,
    `<description>${escapeMarkup(description)}</description>`,
    '<language>nl-NL</language>',
    `<atom:link href="${absolute(FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(changed ? [`<lastBuildDate>${rfc822(changed)}</lastBuildDate>`] : []),
    ...posts.map((post) => item(post, absolute)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(post: BlogPost, absolute: (path: string) => string): string {
  const address = absolute(href('/blog/:slug', { slug: post.slug }));
  // RSS contains the HTML as text, so the HTML is escaped once more.
  const body = escapeMarkup(bodyHtml(post.content));
  return [
    '<item>',
    `<title>${escapeMarkup(post.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${rfc822(post.publishedAt ?? post.createdAt)}</pubDate>`,
    ...(post.author ? [`<dc:creator>${escapeMarkup(post.author)}</dc:creator>`] : []),
    ...post.seoKeywords.map((word) => `<category>${escapeMarkup(word)}</category>`),
    `<description>${escapeMarkup(post.excerpt)}</description>`,
    `<content:encoded>${body}</content:encoded>`,
    '</item>',
  ].join('\n');
}

/** Formats an ISO time for RSS: "Fri, 20 Nov 2026 12:00:00 GMT". */
function rfc822(isoTime: string): string {
  return new Date(isoTime).toUTCString();
}
