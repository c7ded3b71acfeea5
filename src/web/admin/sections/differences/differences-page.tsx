// /admin/differences: the differences between the shop's books, each with its age and the one action that
// repairs it.

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Scale } from 'lucide-react';
import { type Difference, explainDifferenceSchema } from '#modules/operations/contract.ts';
import { differenceEndpoints, operationEndpoints } from '#modules/operations/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { countedText, momentText } from '../../format.ts';
import { healthQuery } from '../../shared/health-query.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField } from '../../ui/form/text-fields.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { listPage } from '../../ui/list/list-page.tsx';
import { wholeList } from '../../ui/list/list-sources.ts';
import { EmptyState } from '../../ui/states.tsx';
import { AFTER_REPAIR, openDifferencesQuery } from './difference-calls.ts';
import { byKind, descriptionColumn, firstSeenColumn, searchText } from './difference-columns.tsx';
import { DifferenceTabs } from './difference-tabs.tsx';

const list = defineList<Difference, 'explain'>({
  title: 'Verschillen',
  heading: 'Wat nu niet klopt',
  noun: ['verschil', 'verschillen'],
  source: wholeList(openDifferencesQuery, searchText, [healthQuery.queryKey]),
  name: ({ text }) => text,
  search: { label: 'Zoek een verschil', placeholder: 'Bestelnummer of soort', tools: 'Verschillen' },
  filters: { kind: byKind },
  sorts: { oldest: ['Langst gezien'], newest: ['Nieuwste eerst', (a, b) => b.id - a.id] },
  useTable: (open) => ({
    columns: [
      descriptionColumn,
      firstSeenColumn,
      {
        label: 'Herstellen',
        size: 'xl',
        actions: true,
        card: 'line',
        cell: (row) => (
          <span className="my-0.5 inline-block @max-2xl:my-1.5">
            <RepairButton row={row} onExplain={() => open('explain', row)} />
          </span>
        ),
      },
    ],
  }),
  empty: {
    title: '0 verschillen',
    text: 'We vergelijken betalingen, bestellingen, facturen, terugbetalingen, voorraad, labels en mails.',
  },
  tabs: DifferenceTabs,
  dialogs: { explain: ExplainDialog },
  above: LastComparison,
  emptyState: NothingDiffers,
});

export const meta = () => pageMeta(list.title);

export default listPage(list);

function RepairButton({ row: { id, repair }, onExplain }: { row: Difference; onExplain(): void }) {
  if (!repair) return '–';
  if (repair.explains) return <Button onClick={onExplain}>{repair.label}</Button>;
  return (
    <ActionButton
      requires={differenceEndpoints.repair}
      label={repair.label}
      run={() => request(differenceEndpoints.repair, { params: { id }, body: {} })}
      invalidates={AFTER_REPAIR}
      done={({ text }) => ({ title: 'Verschil hersteld', description: text })}
      failed="Herstellen is niet gelukt"
    />
  );
}

/** The time of the last comparison, and a button to compare again. */
function LastComparison() {
  const { data } = useQuery(healthQuery);
  const comparedAt = data?.books.comparedAt;
  if (!comparedAt) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-3">
      <span className="flex items-center gap-1.5">
        {data.books.open === 0 ? <CircleCheck size={14} aria-hidden className="text-accent-text" /> : null}
        <span>
          <span>Vergeleken op </span>
          <span>{momentText(comparedAt)}</span>. Dat gebeurt elke nacht vanzelf.
        </span>
      </span>
      <CompareNow />
    </p>
  );
}

/** The message that there are no differences; hidden until a first comparison was made. */
function NothingDiffers() {
  const { data } = useQuery(healthQuery);
  if (!data) return null;
  const { title, text } = list.empty;
  if (data.books.comparedAt) return <EmptyState title={title}>{text}</EmptyState>;
  return (
    <EmptyState title="Nog niet vergeleken" action={<CompareNow variant="primary" />}>
      <span>Vergelijk nu, of wacht tot vannacht. </span>
      <span>{text}</span>
    </EmptyState>
  );
}

function CompareNow({ variant }: { variant?: 'primary' }) {
  return (
    <ActionButton
      {...(variant && { variant })}
      requires={operationEndpoints.syncWithProvider}
      command="compare-books"
      words="boeken kloppen controle"
      icon={Scale}
      label="Nu vergelijken"
      busyLabel="Vergelijken..."
      run={() => request(operationEndpoints.syncWithProvider)}
      invalidates={AFTER_REPAIR}
      done={({ differences }) => ({
        title: `${countedText(differences, 'verschil', 'verschillen')} gevonden`,
        description: 'Winkel, betaaldienst en boeken zijn vergeleken.',
      })}
      failed="Vergelijken is niet gelukt"
    />
  );
}

function ExplainDialog({ row, onClose }: { row: Difference; onClose(): void }) {
  return (
    <FormDialog
      title="Hoe komt dit?"
      intro={`${row.text} De boeken blijven zoals ze zijn; je uitleg staat er voortaan bij${row.orderId === null ? '' : ', ook in het verloop van de bestelling'}.`}
      size="small"
      schema={explainDifferenceSchema}
      start={{ reason: '' }}
      save={(body) => request(differenceEndpoints.repair, { params: { id: row.id }, body })}
      invalidates={AFTER_REPAIR}
      done="Verschil uitgelegd"
      failed="Uitleggen is niet gelukt"
      submitLabel="Bewaren"
      isReady={({ reason }) => reason !== ''}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Uitleg" rows={3} focus />
    </FormDialog>
  );
}
