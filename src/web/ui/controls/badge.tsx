// A badge: the state of something in one word. Its colour only repeats what the word says.

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** The colour of a badge by meaning. `live` has the same colour as `good`, and a dot before the word. */
export type BadgeTone = 'plain' | 'good' | 'live' | 'info' | 'warning' | 'danger';

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone };

/** A badge. With a `title` it can get the keyboard focus, which shows that title as a tooltip. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  const badgeClass = classNames('badge', tone !== 'plain' && `badge-${tone}`, className);
  return <span className={badgeClass} tabIndex={rest.title ? 0 : undefined} {...rest} />;
}
