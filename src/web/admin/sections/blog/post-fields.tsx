// The fields of an article. The slug field shows the slug derived from the title, and warns before a change
// breaks links.

import { useMutation } from '@tanstack/react-query';
import { Brush } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type BlogPost, slugOf } from '#modules/blog/contract.ts';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FormattingToolbar } from '../../shared/articles/formatting-toolbar.tsx';
import { ImageField } from '../../shared/pictures/image-field.tsx';
import { LinesField, SelectField } from '../../ui/form/choice-fields.tsx';
import { fieldsOf } from '../../ui/form/form-fields.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import type { FormFieldProps } from '../../ui/form/use-field.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { RequirePermission } from '../../ui/require-permission.tsx';
import { PLANS, type PostForm } from './post-form.ts';

export const postFields = fieldsOf<keyof PostForm, BlogPost>(
  {
    title: ['Titel', (at) => <TextField {...at} className="span-all" focus />],
    content: [
      'Tekst',
      (at) => (
        <TextAreaField
          {...at}
          className="span-all [&_textarea]:leading-[1.6]"
          rows={18}
          above={
            <RequirePermission>
              <FormattingToolbar label={at.label} />
            </RequirePermission>
          }
        />
      ),
    ],
    excerpt: ['Samenvatting', (at) => <TextAreaField {...at} className="span-all" rows={3} />],
    author: ['Auteur', (at) => <TextField {...at} />],
    plan: ['Status', (at) => <SelectField {...at} options={PLANS} />],
    publishAt: ['Publiceren op', (at) => <MomentField {...at} />],
    slug: ['Adres', (at, post) => <SlugField {...at} post={post} />],
    imageUrl: [
      'Afbeelding',
      (at) => (
        <>
          <ImageField {...at} part="file" />
          <RequirePermission>
            <CoverButton />
          </RequirePermission>
        </>
      ),
    ],
    seoKeywords: [
      'Zoekwoorden',
      (at) => <LinesField {...at} className="span-all" rows={3} hint="Een per regel" />,
    ],
  },
  'form-grid grid-cols-2 max-sm:grid-cols-1',
);

function SlugField({ post, ...at }: FormFieldProps & { post: BlogPost | null }) {
  const { control } = useFormContext<PostForm>();
  const [title, slug] = useWatch({ control, name: ['title', 'slug'] });
  return (
    <TextField
      {...at}
      className="span-all"
      spellCheck={false}
      placeholder={slugOf(title) || 'volgt uit de titel'}
      hint={slugHint(post, slug ?? '', title)}
    />
  );
}

/**
 * The field for the time at which an article is published; shown only when the operator chose to publish it
 * later.
 */
function MomentField(at: FormFieldProps) {
  const plan: unknown = useWatch({ name: 'plan' });
  if (plan !== 'planned') return null;
  return <TextField {...at} type="datetime-local" hint="Nederlandse tijd; tot dan is het een concept" />;
}

function slugHint(post: BlogPost | null, slug: string, title: string): string {
  if (post?.published && slug !== post.slug) {
    return `Links naar /blog/${post.slug} leiden daarna naar het nieuwe adres.`;
  }
  return `${href('/blog')}/${slug || slugOf(title) || '…'}`;
}

function CoverButton() {
  const { control, setValue } = useFormContext<PostForm>();
  const title = useWatch({ control, name: 'title' });
  const draw = useMutation({
    mutationFn: (coverTitle: string) =>
      request(operatorBlogEndpoints.drawCover, { body: { title: coverTitle } }),
    onSuccess: ({ url }) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true }),
    meta: { failed: 'Error uploading image' },
  });
  const isReady = title.trim() !== '' && !draw.isPending;
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button disabled={!isReady} onClick={() => draw.mutate(title)}>
        <Brush size={14} aria-hidden /> <span>{draw.isPending ? 'Tekenen...' : 'Omslag tekenen'}</span>
      </Button>
      <span className="muted">
        {draw.error ? refusalText(draw.error) : 'Zwart poeder op papier, gemaakt op basis van de titel.'}
      </span>
    </p>
  );
}
