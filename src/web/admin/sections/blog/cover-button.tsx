// Draws a cover for the title that was typed, for articles nobody has a photo for.

import { useMutation } from '@tanstack/react-query';
import { Brush } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { operatorBlogEndpoints } from '#modules/blog/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import type { PostForm } from './post-form.ts';

export function CoverButton() {
  const { control, setValue } = useFormContext<PostForm>();
  const title = useWatch({ control, name: 'title' });
  const draw = useMutation({
    mutationFn: (wanted: string) => ask(operatorBlogEndpoints.drawCover, { body: { title: wanted } }),
    onSuccess: ({ url }) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true }),
    meta: { failed: 'Error uploading image' },
  });
  const isReady = title.trim() !== '' && !draw.isPending;
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2 lg:pl-21.5">
      <Button disabled={!isReady} onClick={() => draw.mutate(title)}>
        <Brush size={14} aria-hidden /> {draw.isPending ? 'Tekenen...' : 'Omslag tekenen'}
      </Button>
      <span className="muted">
        {draw.error ? refusalText(draw.error) : 'Zwart poeder op papier, gemaakt op basis van de titel.'}
      </span>
    </p>
  );
}
