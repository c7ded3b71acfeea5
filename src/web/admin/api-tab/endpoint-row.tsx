// One call: a line that unfolds into what it takes, what it answers, and a form to try it.

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Operation, Schema } from './openapi.ts';
import { schemaLines, typeText } from './schema-texts.ts';
import { TryIt } from './try-it.tsx';

export function EndpointRow({ operation }: { operation: Operation }) {
  const { method, path, summary } = operation;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="endpoint" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight size={14} aria-hidden className="endpoint-mark" />
        <span className="method" data-method={method}>
          {method}
        </span>
        <span className="code">{path}</span>
        <span className="muted endpoint-summary">{summary}</span>
      </summary>
      {isOpen ? <Contents operation={operation} /> : null}
    </details>
  );
}

function Contents({ operation }: { operation: Operation }) {
  const { parameters, body, responses } = operation;
  return (
    <div className="endpoint-contents">
      <div className="endpoint-facts">
        {parameters.length > 0 ? (
          <>
            <h4>Parameters</h4>
            <ul className="schema">
              {parameters.map(({ name, in: place, required, schema }) => (
                <li key={name}>
                  <span className="code">{name}</span>{' '}
                  <span className="muted">
                    {place === 'path' ? 'in het pad' : 'in de query'}
                    {schema ? `, ${typeText(schema)}` : ''}
                    {required ? ', verplicht' : ''}
                  </span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {body ? <SchemaView title="Inhoud" schema={body} /> : null}
        {responses.map(({ status, schema }) =>
          schema ? (
            <SchemaView key={status} title={`Antwoord ${status}`} schema={schema} />
          ) : (
            <h4 key={status}>Antwoord {status}</h4>
          ),
        )}
      </div>
      <TryIt operation={operation} />
    </div>
  );
}

function SchemaView({ title, schema }: { title: string; schema: Schema }) {
  const lines = schemaLines(schema);
  return (
    <>
      <h4>
        {title} <span className="muted">{typeText(schema)}</span>
      </h4>
      <ul className="schema">
        {lines.map(({ name, depth, type, required }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a schema never change places
          <li key={index} data-depth={depth}>
            <span className="code">{name}</span>{' '}
            <span className="muted">
              {type}
              {required ? '' : ', mag ontbreken'}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
