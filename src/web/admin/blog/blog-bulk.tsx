// What can be done with the chosen articles: publishing them or taking them back, with a word about each that stayed.

import { useQueryClient } from '@tanstack/react-query';
import type { BlogPost } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { countedText } from '../format.ts';
import { BulkBar, BulkReport } from '../ui/list/bulk-bar.tsx';
import { useBulk } from '../ui/list/use-bulk.ts';
import type { Selection } from '../ui/list/use-selection.ts';
import { blogPostsQuery } from './blog-calls.ts';

export function BlogBulk({ rows, selection }: { rows: readonly BlogPost[]; selection: Selection }) {
  const client = useQueryClient();
  const bulk = useBulk<BlogPost>({
    rowId: ({ id }) => id,
    rowName: ({ title }) => title,
    onDone: () => void client.invalidateQueries({ queryKey: blogPostsQuery.queryKey }),
  });

  const setPublished = (published: boolean) =>
    void bulk.run(
      rows.filter(({ id }) => selection.ids.has(id)),
      ({ id, version }) =>
        tell(operatorBlogEndpoints.update, {
          params: { post: id },
          body: { published, version, ...(published ? {} : { publishAt: null }) },
        }),
      (count) =>
        `${countedText(count, 'artikel', 'artikelen')} ${published ? 'gepubliceerd' : 'terug naar concept'}`,
    );

  return (
    <>
      <BulkBar selection={selection} busy={bulk.busy}>
        <button type="button" className="btn" disabled={bulk.busy} onClick={() => setPublished(true)}>
          Publiceren
        </button>
        <button type="button" className="btn" disabled={bulk.busy} onClick={() => setPublished(false)}>
          Terug naar concept
        </button>
      </BulkBar>
      {bulk.report ? (
        <BulkReport title="Niet alles is gelukt" results={bulk.report} onClose={bulk.closeReport} />
      ) : null}
    </>
  );
}
