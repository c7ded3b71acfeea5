// The shop's buttons and the links that look like them: one shape, three weights.
// `ink` is the one main action of a page, `paper` the same on black, `quiet` everything else.

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

type Look = { look?: 'ink' | 'paper' | 'quiet' | undefined; size?: 'medium' | 'large' | undefined };

function buttonClass({ look = 'ink', size = 'medium' }: Look, className?: string): string {
  return classNames('button', `button-${look}`, size === 'large' && 'button-large', className);
}

export function Button({ look, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />;
}

export function ButtonLink({ look, size, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={buttonClass({ look, size }, className)} {...rest}>
      {children}
    </a>
  );
}
