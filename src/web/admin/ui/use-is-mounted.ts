// Whether a component still stands by the time something it waited for is done.

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
