// Determines how many rows a list shows at first, by the size of the screen.

import { useState } from 'react';
import { FIRST_PAGE, ROOMY_PAGE } from './list-url.ts';

const ROOMY = '(width >= 80rem) and (height >= 50rem)';

/**
 * The number of rows of the first page. It is determined once, when the list appears, so that rows do not
 * disappear when the window is resized.
 */
export function useFirstPage(): number {
  const [rows] = useState(() =>
    typeof matchMedia === 'function' && matchMedia(ROOMY).matches ? ROOMY_PAGE : FIRST_PAGE,
  );
  return rows;
}
