// What is typed, once nobody types for a moment: what the shop is asked about is not asked with every letter.

import { useEffect, useState } from 'react';

export function useSettled<Value>(wanted: Value): Value {
  const text = JSON.stringify(wanted);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
