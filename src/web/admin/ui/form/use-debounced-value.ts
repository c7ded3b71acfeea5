// Returns a typed value once nobody has typed for 300 ms, so that a request is not sent for every letter.

import { useEffect, useState } from 'react';

export function useDebouncedValue<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(JSON.parse(text)), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
