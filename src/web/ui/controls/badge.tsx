// How a thing stands, in a word. The colour only repeats what the word says.

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** `live` is good and has a dot. */
export type BadgeTone = 'plain' | 'good' | 'live' | 'info' | 'warning' | 'danger';

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone };

/** One with a `title` can be come to by keyboard, which shows what it says. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  const badgeClass = classNames('badge', tone !== 'plain' && `badge-${tone}`, className);
  return <span className={badgeClass} tabIndex={rest.title ? 0 : undefined} {...rest} />;
}
