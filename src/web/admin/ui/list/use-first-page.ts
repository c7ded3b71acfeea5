// How many rows a list shows before more are asked for: as many as a screen has room for.

import { useState } from 'react';
import { FIRST_PAGE, ROOMY_PAGE } from './list-url.ts';

const ROOMY = '(width >= 80rem) and (height >= 50rem)';

/** As the screen was when the list came on it, so that no row leaves while a window is dragged. */
export function useFirstPage(): number {
  const [rows] = useState(() =>
    typeof matchMedia === 'function' && matchMedia(ROOMY).matches ? ROOMY_PAGE : FIRST_PAGE,
  );
  return rows;
}
