// A button that shows only an icon. Its name is read by screen readers and shown on hover.

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> & {
  label: string;
  icon: LucideIcon;
};

export function IconButton({ label, icon: Icon, ...rest }: IconButtonProps) {
  return (
    <Button variant="quiet" size="icon" aria-label={label} title={label} {...rest}>
      <Icon size={16} aria-hidden />
    </Button>
  );
}
