// One call: a line that unfolds into what it takes, what it answers, and a form to try it.

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Method, Operation, Schema } from './openapi.ts';
import { schemaLines, typeText } from './schema-texts.ts';
import { TryIt } from './try-it.tsx';

const METHOD_COLOURS: Readonly<Record<Method, string>> = {
  GET: 'text-accent-text',
  POST: 'text-info',
  PUT: 'text-info',
  PATCH: 'text-info',
  DELETE: 'text-danger',
};
/** Three levels are told apart; what lies deeper stands with the third. */
const INDENTS = ['', 'pl-4', 'pl-8', 'pl-12'];

export function EndpointRow({ operation }: { operation: Operation }) {
  const { method, path, summary } = operation;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-9 cursor-pointer items-baseline gap-2.5 py-1.5 pr-4 pl-8 -outline-offset-2 hover:bg-raised/55 max-lg:min-h-11 max-lg:flex-wrap">
        <ChevronRight
          size={14}
          aria-hidden
          className="flex-none self-center text-quiet transition-transform group-open:rotate-90"
        />
        <span className={`w-15 flex-none text-[0.75rem] font-[650] ${METHOD_COLOURS[method]}`}>{method}</span>
        <span className="code lg:flex-[2_1_0]">{path}</span>
        <span className="muted min-w-0 truncate max-lg:flex-[1_0_100%] max-lg:whitespace-normal lg:flex-[3_1_0]">
          {summary}
        </span>
      </summary>
      {isOpen ? <Contents operation={operation} /> : null}
    </details>
  );
}

function Contents({ operation }: { operation: Operation }) {
  const { parameters, body, responses } = operation;
  return (
    <div className="grid grid-cols-2 gap-6 pt-2 pr-4 pb-5 pl-10 max-lg:grid-cols-1 max-lg:pl-4">
      <div>
        {parameters.length > 0 ? (
          <>
            <Heading>Parameters</Heading>
            <ul>
              {parameters.map(({ name, in: place, required, schema }) => (
                <li key={name} className="py-0.5 wrap-anywhere">
                  <span className="code">{name}</span>{' '}
                  <span className="muted">
                    <span>{place === 'path' ? 'in het pad' : 'in de query'}</span>
                    {schema ? <span>{`, ${typeText(schema)}`}</span> : null}
                    {required ? <span>, verplicht</span> : null}
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
            <Heading key={status}>
              Antwoord <span>{status}</span>
            </Heading>
          ),
        )}
      </div>
      <TryIt operation={operation} />
    </div>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h4 className="mt-2 mb-1 text-[0.8125rem]">{children}</h4>;
}

function SchemaView({ title, schema }: { title: string; schema: Schema }) {
  const lines = schemaLines(schema);
  return (
    <>
      <Heading>
        <span>{title}</span> <span className="muted">{typeText(schema)}</span>
      </Heading>
      <ul>
        {lines.map(({ name, depth, type, required }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a schema never change places
          <li key={index} className={`py-0.5 wrap-anywhere ${INDENTS[Math.min(depth, 3)]}`}>
            <span className="code">{name}</span>{' '}
            <span className="muted">
              <span>{type}</span>
              {required ? null : <span>, mag ontbreken</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
