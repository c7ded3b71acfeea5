// A checkbox without a visible label, with a larger area around it that also reacts to a press.

import type { ComponentProps } from 'react';

/**
 * A checkbox whose name is its `aria-label`. On a touch screen the area that reacts is as large as a thumb.
 */
export function BareCheckBox(props: ComponentProps<'input'> & { 'aria-label': string }) {
  return (
    <label className="grid size-6 cursor-pointer place-items-center @max-2xl:size-9 pointer-coarse:-m-2.5 pointer-coarse:size-11 @max-2xl:pointer-coarse:-m-1">
      <input type="checkbox" className="block size-4 @max-2xl:size-5" {...props} />
    </label>
  );
}
