// Buttons, and links that look like them. What they say stands here; shop and checkout draw them large and
// round (ui.css), the back-office small and quiet (src/web/admin/ui/styles/controls.css).

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

type ButtonStyle = {
  /**
   * `primary` is the one main action of a page, `inverse` the same on black; `quiet` has no frame, `danger`
   * cannot be undone.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | undefined;
  /** `icon` is as wide as it is high. */
  size?: 'medium' | 'large' | 'icon' | undefined;
};

/** For what looks like a button and is something else: a link of the router, the label of a file field. */
export function buttonClass(
  { variant = 'secondary', size = 'medium' }: ButtonStyle,
  className?: string,
): string {
  return classNames(
    'btn',
    variant !== 'secondary' && `btn-${variant}`,
    size !== 'medium' && `btn-${size}`,
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & ButtonStyle;

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonStyle) {
  return (
    <a className={buttonClass({ variant, size }, className)} {...rest}>
      {children}
    </a>
  );
}
