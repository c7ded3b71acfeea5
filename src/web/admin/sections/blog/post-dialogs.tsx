// The dialogs to add and to edit an article: the fields on one side, the preview for readers and search
// engines on the other.

import { useWatch } from 'react-hook-form';
import type { BlogPost } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { send } from '#web/client/request.ts';
import { clearUnsavedChanges } from '../../shared/articles/unsaved-changes.ts';
import { fetchNewestIn } from '../../ui/form/fetch-newest-in.ts';
import { recordDialogs } from '../../ui/form/record-form.tsx';
import { BLOG_KEYS, blogPostsQuery } from './blog-calls.ts';
import { LocalAutosave } from './local-autosave.tsx';
import { postFields } from './post-fields.tsx';
import { BLANK_POST, postBody, postForm, postFormSchema } from './post-form.ts';
import { PostSides } from './post-sides.tsx';

const storageIdOf = (post: BlogPost | null) => `blog_${post?.id ?? 'new'}`;

export const postDialogs = recordDialogs({
  name: 'Blog post',
  size: 'wide',
  invalidates: BLOG_KEYS,
  labels: postFields.labels,
  fields: (row: BlogPost | null) => (
    <div className="post-editor grid grid-cols-1 gap-5 lg:h-[min(100dvh-11rem,52rem)] lg:grid-cols-2 lg:gap-0">
      <div className="grid content-start gap-3.5 max-lg:[.post-editor:has([role=tabpanel]):not(:has([aria-invalid]))_&]:hidden lg:overflow-y-auto lg:overscroll-contain lg:px-5 lg:py-4">
        <LocalAutosave storageId={storageIdOf(row)} start={row ? postForm(row) : BLANK_POST} />
        {postFields.fields(row)}
      </div>
      <PostSides />
    </div>
  ),
  make: {
    title: 'Nieuw artikel',
    submitLabel: <PlanLabel />,
    schema: postFormSchema,
    start: () => BLANK_POST,
    save: (values) => send(operatorBlogEndpoints.create, { body: postBody(values) }),
  },
  change: {
    title: () => 'Artikel bewerken',
    schema: postFormSchema,
    start: postForm,
    save: ({ id }, values) =>
      send(operatorBlogEndpoints.update, { params: { post: id }, body: postBody(values) }),
    newest: fetchNewestIn(blogPostsQuery),
  },
  // The stored text is no longer needed, whether the article was saved or discarded.
  onLeft: (post) => clearUnsavedChanges(storageIdOf(post)),
});

const SUBMIT_LABELS: Readonly<Record<string, string>> = { draft: 'Concept bewaren', planned: 'Inplannen' };

/**
 * The text of the submit button of an article's dialog: save as draft, schedule or publish, depending on the
 * chosen plan.
 */
function PlanLabel() {
  return SUBMIT_LABELS[String(useWatch({ name: 'plan' }))] ?? 'Publiceren';
}
