// Deletes an article for good.

import type { BlogPost } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { BLOG_KEYS } from './blog-calls.ts';

export function DeletePostDialog({ post, onClose }: { post: BlogPost; onClose(): void }) {
  return (
    <DeleteDialog
      title={`“${post.title}” verwijderen?`}
      remove={() => tell(operatorBlogEndpoints.delete, { params: { post: post.id } })}
      listKeys={BLOG_KEYS}
      deleted="Blog post deleted"
      failed="Error deleting blog post"
      onClose={onClose}
    >
      {post.published
        ? `Het artikel verdwijnt van de site, en links naar /blog/${post.slug} werken niet meer. `
        : 'Het concept is daarna weg. '}
      Dit kun je niet terugdraaien.
    </DeleteDialog>
  );
}
