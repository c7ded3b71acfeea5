// The texts of the blog tab: the state of an article, the result of a generation, and shortened topics.

import type { BlogPost, Generation } from '#modules/blog/contract.ts';
import { countedText, shortMomentText } from '../../format.ts';

export type PostStatus = 'published' | 'planned' | 'draft';

export const STATUS_LABELS: Readonly<Record<PostStatus, string>> = {
  published: 'Published',
  planned: 'Gepland',
  draft: 'Draft',
};

export function postStatus({ published, publishAt }: Pick<BlogPost, 'published' | 'publishAt'>): PostStatus {
  if (published) return 'published';
  return publishAt === null ? 'draft' : 'planned';
}

/** The time of planned publication: "Gepland voor 21 nov, 09:00"; null for a published article or a draft. */
export function planText({ published, publishAt }: Pick<BlogPost, 'published' | 'publishAt'>): string | null {
  return published || publishAt === null ? null : `voor ${shortMomentText(publishAt)}`;
}

const PREVIEW_LENGTH = 20;

/** Shortens a topic to at most 20 characters, for a button or a message. */
export function topicPreview(topic: string): string {
  const text = topic.trim();
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}...` : text;
}

/**
 * The message shown when a generation of articles has finished: how many were written and how many skipped.
 */
export function generatedText({ written, skipped }: Pick<Generation, 'written' | 'skipped'>): string {
  if (written === 0) return `No new posts generated (${skipped} were duplicates)`;
  return skipped === 0 ? 'Blog generated' : `Blog generated (${skipped} skipped as duplicates)`;
}

export function generatedDetail({ written }: Pick<Generation, 'written'>): string {
  if (written === 0)
    return 'Over dit onderwerp staat er al iets. Kies een ander onderwerp, of laat het leeg.';
  return `${countedText(written, 'concept staat', 'concepten staan')} klaar om na te lezen.`;
}

/** The progress of a generation: "Artikel 2 van 5 wordt geschreven". */
export function progressText({
  count,
  written,
  skipped,
}: Pick<Generation, 'count' | 'written' | 'skipped'>): string {
  const current = Math.min(count, written + skipped + 1);
  const left = skipped === 0 ? '' : `, ${skipped} overgeslagen`;
  return `Artikel ${current} van ${count} wordt geschreven${left}`;
}
