// Makes a call for real, with the operator's own session. What changes something is asked about first.

import { Play } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { UNREACHABLE } from '../../ui/refusal-text.ts';
import { type TriedAnswer, tryCall } from './api-calls.ts';
import { addressOf, type Operation } from './openapi.ts';
import { exampleOf } from './schema-texts.ts';
import { TriedAnswerView } from './tried-answer.tsx';

export function TryIt({ operation }: { operation: Operation }) {
  const { method, parameters, body: schema, takesFile } = operation;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState(() => (schema ? JSON.stringify(exampleOf(schema), null, 2) : ''));
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<TriedAnswer | string | null>(null);
  const address = addressOf(operation, values);

  async function send() {
    setAsking(false);
    setBusy(true);
    try {
      setAnswer(await tryCall(method, address, schema ? body : null));
    } catch {
      setAnswer(UNREACHABLE);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (method === 'GET') void send();
    else setAsking(true);
  }

  if (takesFile) return <p className="muted">Deze aanroep neemt een bestand; dat kan hier niet.</p>;
  return (
    <form className="grid content-start gap-3" onSubmit={submit}>
      <ParameterFields
        parameters={parameters}
        values={values}
        onType={(name, value) => setValues({ ...values, [name]: value })}
      />
      {schema ? <BodyField body={body} onType={setBody} /> : null}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" variant="primary" disabled={busy}>
          <Play size={14} aria-hidden /> <span>{busy ? 'Bezig...' : 'Uitvoeren'}</span>
        </Button>
        <span className="code muted">{address}</span>
      </div>
      <div aria-live="polite">{answer === null ? null : <TriedAnswerView answer={answer} />}</div>
      {isAsking ? (
        <ConfirmDialog
          title={`${method} echt uitvoeren?`}
          confirmLabel="Uitvoeren"
          busy={busy}
          error={null}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <span className="code">{address}</span> wijzigt de winkel zelf, niet een kopie.
        </ConfirmDialog>
      ) : null}
    </form>
  );
}

type ParameterFieldsProps = {
  parameters: Operation['parameters'];
  values: Readonly<Record<string, string>>;
  onType(name: string, value: string): void;
};

function ParameterFields({ parameters, values, onType }: ParameterFieldsProps) {
  return parameters.map(({ name, required = false }) => (
    <Field key={name} label={name}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          required={required}
          value={values[name] ?? ''}
          onChange={(event) => onType(name, event.target.value)}
        />
      )}
    </Field>
  ));
}

function BodyField({ body, onType }: { body: string; onType(body: string): void }) {
  return (
    <Field label="Inhoud (JSON)" error={jsonError(body)}>
      {(control) => (
        <textarea
          {...control}
          className="code"
          rows={Math.min(12, body.split('\n').length + 1)}
          spellCheck={false}
          value={body}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

function jsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return 'Dit is nog geen geldige JSON';
  }
}
