// The text fields of a template, and the variables that can be inserted at the cursor.

import { type FocusEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldsOf, placeholdersIn, shopVariables } from '#modules/mail/contract.ts';
import { insertText } from '../../shared/articles/insert-text.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import { RequirePermission } from '../../ui/require-permission.tsx';

type Labels = Record<'name' | 'subject' | 'htmlContent' | 'textContent' | 'isActive', string>;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT_CONTROLS = ['subject', 'htmlContent', 'textContent'];

export function TemplateFields({ templateKey, labels }: { templateKey: string; labels: Labels }) {
  const cursor = useRef<TextControl | null>(null);
  const rememberCursor = ({ target }: FocusEvent) => {
    if (isTextControl(target) && TEXT_CONTROLS.includes(target.name)) cursor.current = target;
  };

  function insert(name: string) {
    const control = cursor.current;
    if (!control) return;
    const { selectionStart: from, selectionEnd: until, value } = control;
    insertText(control, { from: from ?? value.length, until: until ?? value.length, put: `{{${name}}}` });
  }

  return (
    <fieldset className="form-stack content-start" onFocus={rememberCursor}>
      <legend className="visually-hidden">Inhoud van de template</legend>
      <TextField name="name" label={labels.name} focus />
      <TextField name="subject" label={labels.subject} />
      <TextAreaField name="htmlContent" label={labels.htmlContent} rows={8} className="code-field" />
      <TextAreaField
        name="textContent"
        label={labels.textContent}
        rows={4}
        className="code-field"
        hint="Voor mailprogramma’s zonder opmaak. Laat leeg om de tekst uit de HTML te laten maken."
      />
      <RequirePermission>
        <VariablePicker templateKey={templateKey} onPick={insert} />
      </RequirePermission>
      <SwitchField name="isActive" label={labels.isActive} />
    </fieldset>
  );
}

function VariablePicker({ templateKey, onPick }: { templateKey: string; onPick(name: string): void }) {
  const words: unknown[] = useWatch({ name: TEXT_CONTROLS });
  const used = placeholdersIn(words.join('\n'));
  const { variables, blocks } = fieldsOf(templateKey);
  const ofShop: readonly string[] = shopVariables;
  const groups = [
    { label: 'Variabelen van deze mail', names: variables.filter((name) => !ofShop.includes(name)) },
    { label: 'Blokken, alleen in HTML en tekst', names: blocks },
    { label: 'Van de winkel', names: ofShop },
  ];
  return (
    <div className="grid gap-2.5">
      {groups
        .filter(({ names }) => names.length > 0)
        .map(({ label, names }) => (
          <fieldset key={label}>
            <legend className="mb-1 text-quiet">{label}</legend>
            {names.map((name) => (
              <button
                key={name}
                type="button"
                className="code mr-1 mb-1 min-h-7 pointer-coarse:min-h-11 cursor-pointer rounded-full border border-hairline bg-surface px-2 text-[0.75rem] hover:bg-raised data-used:border-transparent data-used:bg-accent-wash data-used:text-accent-text"
                data-used={used.includes(name) || undefined}
                title={used.includes(name) ? 'Staat al in de template' : 'Zet bij de cursor'}
                onClick={() => onPick(name)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        ))}
    </div>
  );
}

function isTextControl(target: EventTarget): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
