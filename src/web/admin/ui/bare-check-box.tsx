// A box to choose with that has no words beside it, and room around it in which a press reaches it.

import type { ComponentProps } from 'react';

/** Its name is its `aria-label`. The room is as large as a thumb where there is one. */
export function BareCheckBox(props: ComponentProps<'input'> & { 'aria-label': string }) {
  return (
    <label className="grid size-6 cursor-pointer place-items-center @max-2xl:size-9 pointer-coarse:-m-2.5 pointer-coarse:size-11 @max-2xl:pointer-coarse:-m-1">
      <input type="checkbox" className="block size-4 @max-2xl:size-5" {...props} />
    </label>
  );
}
