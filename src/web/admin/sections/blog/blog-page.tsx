// /admin/blog: all articles with their state, and the generator of drafts.

import type { BlogPost } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { href } from '#shared/href.ts';
import { send } from '#web/client/request.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { rowActionDialog } from '../../ui/action-dialog.tsx';
import type { CsvColumn } from '../../ui/files/csv-button.tsx';
import { recordMessages } from '../../ui/form/record-messages.ts';
import { createOpener, defineList, filterBy } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { BLOG_KEYS, blogPostsQuery } from './blog-calls.ts';
import { blogColumns } from './blog-columns.tsx';
import { postStatus, STATUS_LABELS } from './blog-texts.ts';
import { GenerateBar } from './generate-bar.tsx';
import { postDialogs } from './post-dialogs.tsx';
import { claimCount, hasClaims, searchTextOf } from './post-search.ts';

const CSV: readonly CsvColumn<BlogPost>[] = [
  ['Titel', ({ title }) => title],
  ['Adres', ({ slug }) => href('/blog/:slug', { slug })],
  ['Auteur', ({ author }) => author],
  ['Status', (post) => STATUS_LABELS[postStatus(post)]],
  ['AI', ({ aiGenerated }) => (aiGenerated ? 'ja' : 'nee')],
  ['Claims', claimCount],
  ['Gemaakt', ({ createdAt }) => createdAt],
  ['Gepubliceerd', ({ publishedAt }) => publishedAt],
  ['Gepland', ({ publishAt }) => publishAt],
];

const list = defineList<BlogPost, 'edit' | 'delete'>({
  title: 'Blog',
  heading: 'Artikelen',
  headed: true,
  noun: ['artikel', 'artikelen'],
  source: wholeList(blogPostsQuery, searchTextOf),
  name: ({ title }) => title,
  search: { label: 'Zoek in artikelen', placeholder: 'Titel, auteur of woord' },
  filters: {
    status: filterBy('Status', STATUS_LABELS, postStatus),
    writer: filterBy('Schrijver', { ai: 'AI', person: 'Zelf geschreven' }, ({ aiGenerated }) =>
      aiGenerated ? 'ai' : 'person',
    ),
    claims: { label: 'Claims', options: { true: 'Na te kijken' }, passes: hasClaims },
  },
  sorts: {
    newest: ['Nieuwste eerst', (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id],
    oldest: ['Oudste eerst', (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id],
    title: ['Titel A–Z', (a, b) => a.title.localeCompare(b.title, 'nl')],
    author: ['Auteur A–Z', (a, b) => a.author.localeCompare(b.author, 'nl') || b.id - a.id],
  },
  above: GenerateBar,
  useTable: (open) => ({ columns: blogColumns(open) }),
  file: { name: 'artikelen', columns: CSV },
  empty: {
    title: 'Nog geen artikelen',
    text: 'Laat er een schrijven, of begin zelf met “Nieuw artikel”.',
  },
  openers: [createOpener('Nieuw artikel', 'new-post', postDialogs.make)],
  dialogs: {
    edit: postDialogs.edit,
    delete: rowActionDialog(({ id, title, slug, published }) => ({
      title: `“${title}” verwijderen?`,
      run: () => send(operatorBlogEndpoints.delete, { params: { post: id } }),
      invalidates: BLOG_KEYS,
      ...recordMessages('Blog post', 'deleted'),
      children: `${published ? `Het artikel verdwijnt van de site, en links naar ${href('/blog/:slug', { slug })} werken niet meer.` : 'Het concept is daarna weg.'} Dit kun je niet terugdraaien.`,
    })),
  },
  bulk: [
    { label: 'Publiceren', work: (post) => setPublished(post, { published: true }), done: 'gepubliceerd' },
    {
      label: 'Terug naar concept',
      work: (post) => setPublished(post, { published: false, publishAt: null }),
      done: 'terug naar concept',
    },
  ],
});

const setPublished = (
  { id, version }: BlogPost,
  publication: { published: boolean; publishAt?: null },
): Promise<void> =>
  send(operatorBlogEndpoints.update, { params: { post: id }, body: { ...publication, version } });

export const meta = () => pageMeta(list.title);

export default listPage(list);
