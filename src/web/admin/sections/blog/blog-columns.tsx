// The columns of the articles: what each is about, who signs it, where it stands, and what can be done with it.

import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { BlogPost } from '#modules/blog/contract.ts';
import { href } from '#shared/href.ts';
import { Badge, type BadgeTone } from '#web/ui/controls/badge.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { countedText } from '../../format.ts';
import { type Column, RowTitle } from '../../ui/list/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { claimCount } from './blog-list.ts';
import { type PostStanding, planText, postStanding, STANDING_LABELS } from './blog-texts.ts';

type PostActions = Record<'edit' | 'remove', (post: BlogPost) => void>;

const TONES: Readonly<Record<PostStanding, BadgeTone>> = {
  published: 'live',
  planned: 'info',
  draft: 'plain',
};

export function blogColumns({ edit, remove }: PostActions): Column<BlogPost>[] {
  return [
    {
      label: 'Titel',
      title: true,
      cell: (post) => (
        <>
          <RowTitle onOpen={() => edit(post)}>{post.title}</RowTitle>
          <span className="sub clip">{post.excerpt}</span>
        </>
      ),
    },
    {
      label: 'Auteur',
      size: 'l',
      cell: ({ author, aiGenerated }) => (
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="clip">{author}</span>
          {aiGenerated ? <Badge title="Door de schrijver van de winkel gemaakt">AI</Badge> : null}
        </span>
      ),
    },
    { label: 'Status', size: 'l', cell: (post) => <Standing post={post} /> },
    {
      label: 'Gemaakt',
      size: 'm',
      cell: ({ createdAt }) => <Moment className="whitespace-nowrap" at={createdAt} />,
    },
    {
      label: 'Acties',
      size: 'm',
      actions: true,
      cell: (post) => (
        <span className="row-actions">
          <ButtonLink
            variant="quiet"
            size="icon"
            href={href('/blog/:slug', { slug: post.slug })}
            target="_blank"
            rel="noopener"
            aria-label={`Bekijk ${post.title}`}
            title={`Bekijk ${post.title}`}
          >
            <ExternalLink size={16} aria-hidden />
          </ButtonLink>
          <IconButton label={`Bewerk ${post.title}`} icon={Pencil} onClick={() => edit(post)} />
          <IconButton label={`Verwijder ${post.title}`} icon={Trash2} onClick={() => remove(post)} />
        </span>
      ),
    },
  ];
}

function Standing({ post }: { post: BlogPost }) {
  const standing = postStanding(post);
  const plan = planText(post);
  const claims = claimCount(post);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1">
      <Badge tone={TONES[standing]}>{STANDING_LABELS[standing]}</Badge>
      {claims > 0 ? (
        <Badge tone="warning" title="Zinnen die meer beloven dan mag; open het artikel">
          {countedText(claims, 'claim', 'claims')}
        </Badge>
      ) : null}
      {plan ? <span className="sub">{plan}</span> : null}
    </span>
  );
}
