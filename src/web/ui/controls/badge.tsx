// How a thing stands, in a word. The colour only repeats what the word says.

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** `live` is good and has a dot. */
export type BadgeTone = 'plain' | 'good' | 'live' | 'info' | 'warning' | 'danger';

export function Badge({ tone = 'plain', className, ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span className={classNames('badge', tone !== 'plain' && `badge-${tone}`, className)} {...rest} />;
}
