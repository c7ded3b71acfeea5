// /admin/blog: every article with its standing, and the writer that makes drafts.

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BlogPost } from '#modules/blog/contract.ts';
import { countedText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { clientList } from '../ui/list/client-list.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { useSelection } from '../ui/list/use-selection.ts';
import { BlogBulk } from './blog-bulk.tsx';
import { blogPostsQuery } from './blog-calls.ts';
import { blogColumns } from './blog-columns.tsx';
import { BLOG_LIST, BLOG_RULES } from './blog-list.ts';
import { BlogToolbar } from './blog-toolbar.tsx';
import { DeletePostDialog } from './delete-post-dialog.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { PostDialog } from './post-dialog.tsx';

export const meta = () => pageMeta('Blog');

type Open = { kind: 'edit' | 'delete'; post: BlogPost } | { kind: 'new' } | null;

const EMPTY = {
  title: 'No blog posts found',
  text: 'Laat er een schrijven, of begin zelf met “Nieuw artikel”.',
  filteredText: 'Geen artikel past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: BlogPost) => id;
const titleOf = ({ title }: BlogPost) => title;

export default function BlogPage() {
  const query = useQuery(blogPostsQuery);
  const { state, change } = useListState(BLOG_LIST);
  const [open, setOpen] = useState<Open>(null);
  const { rows, matching, hasMore } = clientList(query.data ?? [], state, BLOG_RULES);
  const selection = useSelection(rows.map(idOf));

  const act = useMemo(
    () => ({
      edit: (post: BlogPost) => setOpen({ kind: 'edit', post }),
      remove: (post: BlogPost) => setOpen({ kind: 'delete', post }),
    }),
    [],
  );
  const columns = useMemo(() => blogColumns(act), [act]);
  const close = () => setOpen(null);

  return (
    <>
      <PageHeader title="Blog">
        <button
          type="button"
          data-command="new-post"
          className="btn btn-primary"
          onClick={() => setOpen({ kind: 'new' })}
        >
          <Plus size={14} aria-hidden /> Nieuw artikel
        </button>
      </PageHeader>
      <GenerateBar />
      <ListPanel
        title="Artikelen"
        count={query.isSuccess ? countedText(matching.length, 'artikel', 'artikelen') : ''}
        toolbar={
          <BlogToolbar
            state={state}
            rows={matching}
            refreshing={query.isRefetching}
            onChange={change}
            onRefresh={() => void query.refetch()}
          />
        }
        footer={<ShowMore hasMore={hasMore} more={state.more} onChange={change} />}
        bulk={<BlogBulk rows={rows} selection={selection} />}
      >
        <ListBody
          query={query}
          rows={rows}
          loading="Artikelen laden"
          failed="Error loading blog posts"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => (
            <DataTable
              rows={shown}
              columns={columns}
              rowId={idOf}
              rowName={titleOf}
              selection={selection}
              onEdit={act.edit}
            />
          )}
        </ListBody>
      </ListPanel>
      {open?.kind === 'new' ? <PostDialog post={null} onClose={close} /> : null}
      {open?.kind === 'edit' ? <PostDialog post={open.post} onClose={close} /> : null}
      {open?.kind === 'delete' ? <DeletePostDialog post={open.post} onClose={close} /> : null}
    </>
  );
}
