// Tells whether a component is still mounted when an asynchronous action finishes.

import { type RefObject, useEffect, useRef } from 'react';

export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
