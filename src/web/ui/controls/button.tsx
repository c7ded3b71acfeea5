// Buttons, and links that look like buttons. The markup is here; shop and checkout style them large and round
// (ui.css), the back-office small and quiet (src/web/admin/ui/styles/controls.css).

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

type ButtonStyle = {
  /**
   * The look of a button: `primary` for the main action of a page, `inverse` for the main action on black,
   * `quiet` without a frame, `danger` for actions that cannot be undone. Default `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | undefined;
  /** The size of a button; `icon` is a square. Default `medium`. */
  size?: 'medium' | 'large' | 'icon' | undefined;
};

/**
 * Returns the class names of a button, for elements that only look like a button, such as a router link or
 * the label of a file field.
 */
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
