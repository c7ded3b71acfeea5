// Returns a typed value once nobody types for a moment, so that not every letter sends a request.

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
