// What a page of the checkout asks the server: once for each question, and again when it is told to. The
// cache of the back-office does more, and weighs more than all the forms of these pages together.

import { useCallback, useEffect, useRef, useState } from 'react';

export type Answer<T> = {
  /** The last one, also while it is asked for again and when that failed. */
  data: T | undefined;
  isAsking: boolean;
  /** The last try failed. */
  isFailed: boolean;
  askAgain(): Promise<void>;
};

type State<T> = Omit<Answer<T>, 'askAgain'> & { question: string };

/**
 * Another `question` begins anew. What failed before there was any answer is asked again once there is a
 * connection.
 */
export function useAnswer<T>(question: string, ask: () => Promise<T>, enabled = true): Answer<T> {
  const nothing = { question, data: undefined, isAsking: enabled, isFailed: false };
  const [state, setState] = useState<State<T>>(nothing);
  const turn = useRef(0);
  const newest = useRef(ask);
  newest.current = ask;

  const askAgain = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const put = (news: Partial<State<T>>) => {
      if (turn.current !== mine) return;
      setState((before) => {
        const data = before.question === question ? before.data : undefined;
        return { question, data, isAsking: false, isFailed: false, ...news };
      });
    };
    put({ isAsking: true });
    try {
      put({ data: await newest.current() });
    } catch (error) {
      console.warn('No answer', error);
      put({ isFailed: true });
    }
  }, [question]);

  useEffect(() => {
    if (enabled) void askAgain();
    // Who asked something else, or left, hears nothing of it any more.
    return () => {
      turn.current += 1;
    };
  }, [enabled, askAgain]);

  const { data, isAsking, isFailed } = state.question === question ? state : nothing;
  const isLost = isFailed && data === undefined;
  useEffect(() => {
    if (!isLost) return;
    const again = () => void askAgain();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost, askAgain]);
  return { data, isAsking, isFailed, askAgain };
}
