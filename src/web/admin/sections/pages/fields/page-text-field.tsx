// A text field of a page, with its maximum length, the menu of variables, and the warnings below it.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { VariableName } from '#modules/pages/contract.ts';
import { countText } from '../../../format.ts';
import { FormattingToolbar } from '../../../shared/articles/formatting-toolbar.tsx';
import { insertText } from '../../../shared/articles/insert-text.ts';
import { Field } from '../../../ui/field.tsx';
import { textAt } from '../editing/content-paths.ts';
import { useDraftContext } from '../editing/draft-context.ts';
import { FieldNotes } from './field-notes.tsx';
import { insertVariable } from './insert-variable.ts';
import { VariableMenu } from './variable-menu.tsx';

type PageTextFieldProps = {
  path: string;
  label: string;
  most: number | null;
  /**
   * Of a text field in the page editor: its height in lines; with more than one line the field is a text
   * area.
   */
  rows?: number;
  /**
   * The variables the field offers: `line` those within a sentence, `article` also block variables, which
   * need a line of their own, `none` no variables, for a value that is not a sentence, such as a URL.
   */
  variables?: 'line' | 'article' | 'none';
  hint?: string;
};

type Control = HTMLInputElement | HTMLTextAreaElement;

export function PageTextField({ path, label, most, rows = 1, variables = 'line', hint }: PageTextFieldProps) {
  const { content, change, markTouched, problemAt, notesAt, mayWrite } = useDraftContext();
  const text = textAt(content, path);
  const control = useRef<Control>(null);
  useRequestedFocus(control, path);
  const traits = {
    ref: (element: Control | null) => {
      control.current = element;
    },
    name: path,
    value: text,
    disabled: !mayWrite,
    autoComplete: 'off',
    onBlur: () => markTouched(path),
    onChange: ({ target }: { target: Control }) => change(path, target.value),
  };
  function insert(name: VariableName) {
    if (!control.current) return;
    const { selectionStart: from, selectionEnd } = control.current;
    insertText(
      control.current,
      insertVariable(text, { from: from ?? text.length, until: selectionEnd ?? text.length }, name),
    );
  }
  return (
    <div className="group relative min-w-0 max-sm:scroll-mt-24 max-sm:[&_:is(input,textarea)]:scroll-mb-[55dvh]">
      <Field
        label={label}
        error={problemAt(path)}
        className={variables === 'none' ? '' : '[&>.field-label]:pr-9'}
        hintFirst={variables === 'article'}
        hint={hintOf(hint, text.trim().length, most)}
      >
        {(field) =>
          rows > 1 ? (
            <>
              {variables === 'article' && mayWrite ? <FormattingToolbar label={label} isPage /> : null}
              <textarea {...field} {...traits} rows={rows} />
            </>
          ) : (
            <input {...field} {...traits} type="text" />
          )
        }
      </Field>
      {variables === 'none' || !mayWrite ? null : (
        <VariableMenu
          label={label}
          isArticle={variables === 'article'}
          onChoose={insert}
          onOpen={() => {
            // On a desktop nothing may scroll: releasing the mouse button would choose the item that moved
            // under the pointer.
            if (matchMedia('(width < 40rem)').matches) control.current?.scrollIntoView({ block: 'nearest' });
          }}
          onChosen={() => control.current?.focus()}
        />
      )}
      <FieldNotes notes={notesAt(path)} />
    </div>
  );
}

/**
 * The hint below the field. From two thirds of the maximum length on, the hint shows the length: "32 van 40
 * tekens".
 */
function hintOf(hint: string | undefined, length: number, most: number | null): ReactNode {
  if (most === null || length < (most * 2) / 3) return hint;
  return (
    <span className="flex justify-between gap-4 tabular-nums">
      {hint ? <span>{hint}</span> : null}
      <span className="ml-auto flex-none">{`${countText(length)} van ${countText(most)} tekens`}</span>
    </span>
  );
}

/**
 * Focuses the field when another part of the editor requests the focus for `path`: at once, or as soon as the
 * field is rendered.
 */
function useRequestedFocus(control: { readonly current: Control | null }, path: string): void {
  const { focusPath } = useDraftContext();
  useLayoutEffect(() => {
    if (focusPath.current !== path) return;
    focusPath.current = null;
    control.current?.focus();
  });
}
