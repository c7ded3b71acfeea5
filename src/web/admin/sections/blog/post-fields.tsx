// The fields of an article. The slug shows what the title makes of it, and warns before it breaks links.

import { useFormContext, useWatch } from 'react-hook-form';
import { type BlogPost, slugOf } from '#modules/blog/contract.ts';
import { href } from '#shared/href.ts';
import { ImageField } from '../../shared/pictures/image-field.tsx';
import { LinesField, SelectField } from '../../ui/form/choice-fields.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import { CoverButton } from './cover-button.tsx';
import { PLANS, type PostForm } from './post-form.ts';

export const POST_LABELS = {
  title: 'Titel',
  slug: 'Adres',
  author: 'Auteur',
  excerpt: 'Samenvatting',
  content: 'Tekst',
  imageUrl: 'Afbeelding',
  seoKeywords: 'Zoekwoorden',
  plan: 'Status',
  publishAt: 'Publiceren op',
} as const satisfies Partial<Record<keyof PostForm, string>>;

const BODY_HINT =
  '**Kop** en *Tussenkop* op een eigen regel, • voor een opsomming, 1. voor stappen, “tussen aanhalingstekens” voor een citaat.';

export function PostFields({ post }: { post: BlogPost | null }) {
  const { control } = useFormContext<PostForm>();
  const [title, slug, plan] = useWatch({ control, name: ['title', 'slug', 'plan'] });
  return (
    <div className="form-grid grid-cols-2 max-sm:grid-cols-1">
      <TextField name="title" label={POST_LABELS.title} className="span-all" focus />
      <TextField
        name="slug"
        label={POST_LABELS.slug}
        className="span-all"
        spellCheck={false}
        placeholder={slugOf(title) || 'volgt uit de titel'}
        hint={slugHint(post, slug ?? '', title)}
      />
      <TextField name="author" label={POST_LABELS.author} />
      <SelectField name="plan" label={POST_LABELS.plan} options={PLANS} />
      {plan === 'planned' ? (
        <TextField
          name="publishAt"
          label={POST_LABELS.publishAt}
          type="datetime-local"
          hint="Nederlandse tijd; tot dan is het een concept"
        />
      ) : null}
      <TextAreaField name="excerpt" label={POST_LABELS.excerpt} className="span-all" rows={3} />
      <TextAreaField
        name="content"
        label={POST_LABELS.content}
        className="span-all [&_textarea]:min-h-64 [&_textarea]:leading-[1.6]"
        rows={18}
        hint={BODY_HINT}
      />
      <ImageField name="imageUrl" label={POST_LABELS.imageUrl} className="span-all" part="file" />
      <CoverButton title={title} />
      <LinesField
        name="seoKeywords"
        label={POST_LABELS.seoKeywords}
        className="span-all"
        rows={3}
        hint="Een per regel"
      />
    </div>
  );
}

function slugHint(post: BlogPost | null, slug: string, title: string): string {
  if (post?.published && slug !== post.slug) {
    return `Links naar /blog/${post.slug} werken daarna niet meer.`;
  }
  return `${href('/blog')}/${slug || slugOf(title) || '…'}`;
}
