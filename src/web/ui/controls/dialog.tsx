// The parts of a dialog: a head with title and close button, a body that scrolls, an error message, and a
// foot with buttons.

import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** The width of a dialog; `wide` is for editors with a preview beside the fields. */
export type DialogSize = 'small' | 'medium' | 'large' | 'wide';

type DialogProps = {
  title: string;
  onClose(): void;
  children: ReactNode;
  size?: DialogSize;
  role?: 'dialog' | 'alertdialog';
  /** Of a dialog: text below its title. */
  intro?: ReactNode;
};

export function Dialog({ title, onClose, children, size = 'medium', role = 'dialog', intro }: DialogProps) {
  const id = useId();
  return (
    <ModalDialog
      className={`modal modal-${size}`}
      role={role}
      aria-labelledby={id}
      aria-describedby={intro ? `${id}-intro` : undefined}
      onClose={onClose}
    >
      <header className="modal-head">
        <div>
          <h2 id={id}>{title}</h2>
          {intro ? <p id={`${id}-intro`}>{intro}</p> : null}
        </div>
        <IconButton label="Sluiten" icon={X} onClick={onClose} />
      </header>
      {children}
    </ModalDialog>
  );
}

/** The form element around a dialog's body and foot. */
export function DialogForm(props: ComponentProps<'form'>) {
  return <form className="modal-form" noValidate {...props} />;
}

export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('modal-body', className)} {...rest} />;
}

type DialogMessageProps = ComponentProps<'div'> & { tone?: 'error' | 'notice' };

/** An error or remark above the buttons of a dialog. Renders nothing when it has no children. */
export function DialogMessage({ tone = 'error', className, children, ...rest }: DialogMessageProps) {
  if (!children) return null;
  return (
    <div className={classNames(`modal-${tone}`, className)} role="alert" {...rest}>
      {children}
    </div>
  );
}

export function DialogFoot({ children }: { children: ReactNode }) {
  return <footer className="modal-footer">{children}</footer>;
}
