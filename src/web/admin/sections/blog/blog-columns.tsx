// The columns of the list of articles: subject, author, state and actions.

import { ExternalLink } from 'lucide-react';
import type { BlogPost } from '#modules/blog/contract.ts';
import { href } from '#shared/href.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { countedText } from '../../format.ts';
import { titleColumn } from '../../ui/list/columns/column-makers.tsx';
import { actionsColumn, deleteAction, editAction } from '../../ui/list/columns/row-actions.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { type PostStatus, planText, postStatus, STATUS_LABELS } from './blog-texts.ts';
import { claimCount } from './post-search.ts';

const TONES: Readonly<Record<PostStatus, BadgeTone>> = {
  published: 'live',
  planned: 'info',
  draft: 'plain',
};

export function blogColumns(open: (kind: 'edit' | 'delete', post: BlogPost) => void): Column<BlogPost>[] {
  return [
    titleColumn(
      'Titel',
      (post) => open('edit', post),
      ({ title }) => title,
      ({ excerpt, author }) => (
        <span className="sub clip @max-2xl:mt-0!">
          <span className="@4xl:hidden">{author}</span>
          <span className="hidden @4xl:inline">{excerpt}</span>
        </span>
      ),
    ),
    {
      label: 'Auteur',
      size: 'm',
      card: 'none',
      lowPriority: true,
      cell: ({ author }) => <span className="clip">{author}</span>,
    },
    { label: 'Status', size: 'xl', card: 'line', cell: (post) => <StatusCell post={post} /> },
    {
      label: 'Gemaakt',
      size: 'm',
      card: 'line',
      cell: ({ createdAt }) => <Moment className="whitespace-nowrap" at={createdAt} />,
    },
    actionsColumn(open, ({ title, slug }) => [
      { label: `Bekijk ${title}`, icon: ExternalLink, href: href('/blog/:slug', { slug }) },
      editAction(title),
      deleteAction(title),
    ]),
  ];
}

function StatusCell({ post }: { post: BlogPost }) {
  const status = postStatus(post);
  const plan = planText(post);
  const claims = claimCount(post);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1">
      <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
      {claims > 0 ? (
        <Badge tone="warning" title="Zinnen die meer beloven dan mag; open het artikel">
          <span>
            <span>{countedText(claims, 'claim', 'claims')}</span> nakijken
          </span>
        </Badge>
      ) : null}
      {post.aiGenerated ? <Badge title="Door de schrijver van de winkel gemaakt">AI</Badge> : null}
      {plan ? <span className="sub">{plan}</span> : null}
    </span>
  );
}
