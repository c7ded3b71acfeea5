// Writes an article or changes one: the fields at one side, what readers and search engines will see at the other.

import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BlogPost } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { forgetTyped } from '../../shared/articles/kept-typing.ts';
import { newestIn } from '../../ui/form/newest-of.ts';
import { recordDialogs } from '../../ui/form/record-form.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { BLOG_KEYS, blogPostsQuery } from './blog-calls.ts';
import { KeepTyping } from './keep-typing.tsx';
import { postFields } from './post-fields.tsx';
import { BLANK_POST, postBody, postForm, postFormSchema } from './post-form.ts';
import { PostSides } from './post-sides.tsx';

type Half = 'write' | 'read';

const placeOf = (post: BlogPost | null) => `blog_${post?.id ?? 'new'}`;

export const postDialogs = recordDialogs({
  name: 'Blog post',
  size: 'wide',
  invalidates: BLOG_KEYS,
  labels: postFields.labels,
  fields: (row: BlogPost | null) => <PostEditor row={row} />,
  make: {
    title: 'Nieuw artikel',
    submitLabel: <PlanLabel />,
    schema: postFormSchema,
    start: () => BLANK_POST,
    save: (values) => tell(operatorBlogEndpoints.create, { body: postBody(values) }),
  },
  change: {
    title: () => 'Artikel bewerken',
    schema: postFormSchema,
    start: postForm,
    save: ({ id }, values) =>
      tell(operatorBlogEndpoints.update, { params: { post: id }, body: postBody(values) }),
    newest: newestIn(blogPostsQuery),
  },
  // Either way it need not be kept any longer.
  onLeft: (post) => forgetTyped(placeOf(post)),
});

/** Writing and reading side by side; where there is no room for both, one of them. */
function PostEditor({ row }: { row: BlogPost | null }) {
  const [half, setHalf] = useState<Half>('write');
  const { errors } = useFormContext().formState;
  // What is wrong stands at its field.
  useEffect(() => {
    if (Object.keys(errors).length > 0) setHalf('write');
  }, [errors]);
  const shownAt = (mine: Half) => (half === mine ? '' : 'max-lg:hidden');
  return (
    <div className="post-editor grid grid-cols-1 gap-4 lg:h-[min(100dvh-11rem,52rem)] lg:grid-cols-2 lg:gap-0">
      <Segmented
        label="Schrijven of lezen"
        className="justify-self-start lg:hidden"
        choices={[
          ['write', 'Schrijven'],
          ['read', 'Voorbeeld'],
        ]}
        chosen={half}
        onChange={setHalf}
      />
      <div
        className={`grid content-start gap-3.5 lg:overflow-y-auto lg:overscroll-contain lg:px-5 lg:py-4 ${shownAt('write')}`}
      >
        <KeepTyping keptAs={placeOf(row)} start={row ? postForm(row) : BLANK_POST} />
        {postFields.fields(row)}
      </div>
      <div className={`grid min-h-0 ${shownAt('read')}`}>
        <PostSides />
      </div>
    </div>
  );
}

const DEEDS: Readonly<Record<string, string>> = {
  draft: 'Concept bewaren',
  planned: 'Inplannen',
  published: 'Publiceren',
};

/** A new article is published as it is saved, unless it is to wait: the button says which. */
function PlanLabel() {
  return DEEDS[String(useWatch({ name: 'plan' }))] ?? 'Opslaan';
}
