// Starts a generation of articles, follows its progress and reports its result. A page opened during a
// generation follows it too; a generation that ended before the page was opened is not reported.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Generation } from '#modules/blog/contract.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { invalidateQueries } from '../../query-client.ts';
import { BLOG_KEYS, blogPostsQuery, generationQuery, startGeneration } from './blog-calls.ts';
import { generatedDetail, generatedText } from './blog-texts.ts';

const FAILED = 'Blog generation failed. Please try again.';

export function useGeneration() {
  const client = useQueryClient();
  const { data } = useQuery(generationQuery);
  const generation = data?.generation ?? null;
  const followed = useRef<number | null>(null);
  const shown = useRef(0);

  useEffect(() => {
    if (!generation) return;
    if (generation.state === 'working') followed.current = generation.id;
    const isEnd = generation.state !== 'working' && followed.current === generation.id;
    if (isEnd || generation.written !== shown.current) {
      shown.current = generation.written;
      void invalidateQueries(client, isEnd ? BLOG_KEYS : [blogPostsQuery.queryKey]);
    }
    if (!isEnd) return;
    followed.current = null;
    showResultToast(generation);
  }, [client, generation]);

  const start = useMutation({
    mutationFn: startGeneration,
    onSuccess: (started) => client.setQueryData(generationQuery.queryKey, { generation: started }),
    meta: { failed: FAILED },
    onError: () => void client.invalidateQueries({ queryKey: generationQuery.queryKey }),
  });

  return {
    /** The generation of articles that is running now; null when none is running. */
    working: generation?.state === 'working' ? generation : null,
    isBusy: start.isPending || generation?.state === 'working',
    start: start.mutate,
  };
}

function showResultToast(generation: Generation): void {
  if (generation.state === 'failed') {
    toast({ title: FAILED, description: generation.failure ?? '', severity: 'high' });
    return;
  }
  toast({ title: generatedText(generation), description: generatedDetail(generation) });
}
