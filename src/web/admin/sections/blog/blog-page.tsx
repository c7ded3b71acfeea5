// /admin/blog: every article with its standing, and the writer that makes drafts.

import type { BlogPost } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { href } from '#shared/href.ts';
import { tell } from '#web/client/ask.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { askAbout } from '../../ui/act-dialog.tsx';
import type { CsvColumn } from '../../ui/files/csv-button.tsx';
import { recordWords } from '../../ui/form/record-words.ts';
import { defineList, filterBy, opensNew } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { whole } from '../../ui/list/list-sources.ts';
import { BLOG_KEYS, blogPostsQuery } from './blog-calls.ts';
import { blogColumns } from './blog-columns.tsx';
import { claimCount, hasClaims, wordsOf } from './blog-list.ts';
import { postStanding, STANDING_LABELS } from './blog-texts.ts';
import { GenerateBar } from './generate-bar.tsx';
import { postDialogs } from './post-dialogs.tsx';

const CSV: readonly CsvColumn<BlogPost>[] = [
  ['Titel', ({ title }) => title],
  ['Adres', ({ slug }) => href('/blog/:slug', { slug })],
  ['Auteur', ({ author }) => author],
  ['Status', (post) => STANDING_LABELS[postStanding(post)]],
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
  source: whole(blogPostsQuery, wordsOf),
  name: ({ title }) => title,
  search: { label: 'Zoek in artikelen', placeholder: 'Titel, auteur of woord' },
  filters: {
    status: filterBy('Status', STANDING_LABELS, postStanding),
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
  openers: [opensNew('Nieuw artikel', 'new-post', postDialogs.make)],
  dialogs: {
    edit: postDialogs.edit,
    delete: askAbout(({ id, title, slug, published }) => ({
      title: `“${title}” verwijderen?`,
      act: () => tell(operatorBlogEndpoints.delete, { params: { post: id } }),
      invalidates: BLOG_KEYS,
      ...recordWords('Blog post', 'deleted'),
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
  standing: { published: boolean; publishAt?: null },
): Promise<void> =>
  tell(operatorBlogEndpoints.update, { params: { post: id }, body: { ...standing, version } });

export const meta = () => pageMeta(list.title);

export default listPage(list);
