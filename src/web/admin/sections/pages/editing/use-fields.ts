// The state shared by the fields of a page: the content, the problems of fields the operator has left, and
// warnings about promises and empty variables.

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { pageClaims } from '#modules/pages/contract.ts';
import { variablesQuery } from '../page-calls.ts';
import { isWithin, problemsOf } from './draft-problems.ts';
import { emptyVariables, emptyVariableText } from './empty-variables.ts';
import type { Draft } from './use-draft.ts';

export function useFields(draft: Draft, { mayWrite }: { mayWrite: boolean }) {
  const { content, problems, change } = draft;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const focusPath = useRef<string | null>(null);
  const shown = useDeferredValue(content);
  const claims = useMemo(() => pageClaims(shown), [shown]);
  const { data: today } = useQuery(variablesQuery);
  const silent = useMemo(() => emptyVariables(shown, today ?? []), [shown, today]);
  const isShown = (path: string) => showsAll || touched.has(path);
  return {
    claims: claims.length,
    silent: [...new Set(silent.map(({ name }) => name))],
    /**
     * Shows all problems and moves the focus to the field of the first one. Returns the path of that field;
     * null when the page has no problems.
     */
    revealProblems(): string | null {
      setShowsAll(true);
      // Problems of the content on screen come first, then those the server reported.
      const path = firstOf(problemsOf(content)) ?? firstOf(problems);
      focusPath.current = path;
      return path;
    },
    place: {
      content,
      change,
      mayWrite,
      focusPath,
      // An empty field the operator has not visited yet is no error.
      problemAt: (path: string) => (isShown(path) ? problems.get(path) : undefined),
      problemsIn: (path: string) =>
        [...problems.keys()].filter((at) => isWithin(at, path) && isShown(at)).length,
      notesAt: (path: string) => [
        ...claims.filter((claim) => claim.path === path).map(({ word, reason }) => `‘${word}’: ${reason}`),
        ...silent.filter((variable) => variable.path === path).map(emptyVariableText),
      ],
      claimsIn: (path: string) => claims.filter((claim) => isWithin(claim.path, path)).length,
      emptyVariablesIn: (path: string) => silent.filter((variable) => isWithin(variable.path, path)).length,
      markTouched: (path: string) => setTouched((now) => (now.has(path) ? now : new Set([...now, path]))),
    },
  };
}

/** The path of the first field of an edited page that has a problem; null when there is none. */
function firstOf(problems: ReadonlyMap<string, unknown>): string | null {
  return problems.keys().next().value ?? null;
}
