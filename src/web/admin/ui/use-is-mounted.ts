// Returns a ref whose value is true while the component is mounted, for an asynchronous action that finishes
// later.

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
