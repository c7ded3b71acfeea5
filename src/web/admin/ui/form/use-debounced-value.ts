// What is typed, once nobody types for a moment: what the shop is asked about is not asked with every letter.

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
