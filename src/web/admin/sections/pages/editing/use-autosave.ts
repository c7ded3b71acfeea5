// Saves the edited page to the server. Only one request runs at a time, and each is based on the version the
// previous request returned.

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EditedPage, PageContent } from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { ApiError, fieldErrors } from '#web/client/api-client.ts';
import { request } from '#web/client/request.ts';
import { refusalText } from '../../../ui/refusal-text.ts';
import { pageQuery, pagesQuery } from '../page-calls.ts';
import { NO_PROBLEMS, type Problems, problemsOf, serverProblems, withoutPath } from './draft-problems.ts';

/**
 * The save status. `waiting`: there are changes to send; `wrong`: problems in the page prevent sending;
 * `conflict`: another operator saved the page meanwhile; `failed`: the server did not answer.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'wrong' | 'conflict' | 'failed';

type SaveStatus = { state: SaveState; problems: Problems; failure: string };
const SAVED: SaveStatus = { state: 'saved', problems: NO_PROBLEMS, failure: '' };

export const pageStorageId = (id: number) => `page_${id}`;

export function useAutosave(page: EditedPage, latest: () => PageContent) {
  const { id } = page;
  const client = useQueryClient();
  const [status, setStatus] = useState(SAVED);
  const stored = useRef({ content: page.draft, version: page.version });
  const inFlight = useRef<Promise<boolean>>(Promise.resolve(true));

  /**
   * Records that the server stored the content `sent` and answered with `answer`. Content that was changed
   * since the request still waits to be saved.
   */
  function markSaved(answer: EditedPage, sent: PageContent) {
    stored.current = { content: sent, version: answer.version };
    client.setQueryData(pageQuery(id).queryKey, answer);
    void client.invalidateQueries({ queryKey: pagesQuery.queryKey });
    const isAll = latest() === sent;
    setStatus(isAll ? SAVED : { ...SAVED, state: 'waiting' });
  }

  async function saveOnce(): Promise<boolean> {
    const sent = latest();
    if (sent === stored.current.content) {
      setStatus(SAVED);
      return true;
    }
    const problems = problemsOf(sent);
    if (problems.size > 0) {
      setStatus({ state: 'wrong', problems, failure: '' });
      return false;
    }
    setStatus({ ...SAVED, state: 'saving' });
    try {
      const body = { content: sent, version: stored.current.version };
      markSaved(await request(pageEndpoints.save, { params: { id }, body }), sent);
      return true;
    } catch (error) {
      setStatus(statusOfError(error));
      return false;
    }
  }

  return {
    ...status,
    markSaved,
    isStored: (content: PageContent) => content === stored.current.content,
    version: () => stored.current.version,
    /**
     * Removes the known problems of the edited page at `path`, after the operator changed the value there;
     * the next save checks the path again.
     */
    forget: (path: string) => setStatus((now) => ({ ...now, problems: withoutPath(now.problems, path) })),
    /**
     * Saves the present content of the edited page to the server. Resolves with true when the server has all
     * changes; with false when a field is invalid, or the server refuses or cannot be reached.
     */
    save(): Promise<boolean> {
      inFlight.current = inFlight.current.then(saveOnce);
      return inFlight.current;
    },
    /**
     * Loads the page as the server has it now, after another operator changed it. The next save overwrites
     * that version instead of being refused as a conflict.
     */
    async fetchNewest(): Promise<EditedPage> {
      const newest = await client.fetchQuery({ ...pageQuery(id), staleTime: 0 });
      stored.current = { content: newest.draft, version: newest.version };
      return newest;
    },
  };
}

function statusOfError(error: unknown): SaveStatus {
  const problems = serverProblems(fieldErrors(error));
  const isConflict = error instanceof ApiError && error.problem?.code === 'edit_conflict';
  const state = isConflict ? 'conflict' : problems.size > 0 ? 'wrong' : 'failed';
  return { state, problems, failure: refusalText(error) };
}
