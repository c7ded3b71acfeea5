// Whether a component still stands by the time something it waited for is done.

import { type RefObject, useEffect, useRef } from 'react';

export function useStands(): Readonly<RefObject<boolean>> {
  const stands = useRef(false);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  return stands;
}
