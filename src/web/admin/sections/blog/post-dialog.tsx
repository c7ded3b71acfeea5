// Writes an article or changes one: the fields at one side, what readers and search engines will see at the other.

import { useQueryClient } from '@tanstack/react-query';
import type { BlogPost } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { newestOf } from '../../ui/form/newest-of.ts';
import { BLOG_KEYS, blogPostsQuery } from './blog-calls.ts';
import { KeepTyping } from './keep-typing.tsx';
import { forgetTyped } from './kept-typing.ts';
import { POST_LABELS, PostFields } from './post-fields.tsx';
import { BLANK_POST, postBody, postForm, postFormSchema } from './post-form.ts';
import { PostSides } from './post-sides.tsx';

/** Without a post it makes a new one. */
export function PostDialog({ post, onClose }: { post: BlogPost | null; onClose(): void }) {
  const client = useQueryClient();
  const keptAs = post ? String(post.id) : 'new';
  const start = post ? postForm(post) : BLANK_POST;
  // Saved or thrown away on purpose: either way it need not be kept any longer.
  const close = () => {
    forgetTyped(keptAs);
    onClose();
  };
  const texts = post
    ? {
        title: 'Artikel bewerken',
        saved: 'Blog post updated successfully',
        failed: 'Error updating blog post',
      }
    : {
        title: 'Nieuw artikel',
        saved: 'Blog post created successfully',
        failed: 'Error creating blog post',
      };

  return (
    <FormDialog
      {...texts}
      size="wide"
      schema={postFormSchema}
      start={start}
      save={(values) => {
        const body = postBody(values);
        return post
          ? tell(operatorBlogEndpoints.update, { params: { post: post.id }, body })
          : tell(operatorBlogEndpoints.create, { body });
      }}
      invalidates={BLOG_KEYS}
      {...(post
        ? {
            conflict: {
              labels: POST_LABELS,
              fetchNewest: async () => postForm(await newestOf(client, blogPostsQuery, post)),
            },
          }
        : {})}
      onClose={close}
    >
      <div className="post-editor grid grid-cols-1 gap-5 lg:h-[min(100dvh-11rem,52rem)] lg:grid-cols-2 lg:gap-0">
        <div className="grid content-start gap-3.5 lg:overflow-y-auto lg:overscroll-contain lg:px-5 lg:py-4">
          <KeepTyping keptAs={keptAs} start={start} />
          <PostFields post={post} />
        </div>
        <PostSides />
      </div>
    </FormDialog>
  );
}
