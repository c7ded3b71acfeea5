// /admin/emails: the templates of every mail the shop sends, and those of the operator's own.

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { EmailTemplate } from '#modules/mail/contract.ts';
import { countedText } from '../format.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { clientList } from '../ui/list/client-list.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { isFiltered } from '../ui/list/list-address.ts';
import { ListBody, ListPanel, ShowMore } from '../ui/list/list-panel.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { templatesQuery } from './email-calls.ts';
import { emailColumns } from './email-columns.tsx';
import { EMAIL_LIST, emailRules } from './email-list.ts';
import { EmailsToolbar } from './emails-toolbar.tsx';
import { DeleteTemplateDialog, ResetTemplateDialog } from './template-confirmations.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { useSwitchTemplate } from './use-switch-template.ts';

export const meta = () => pageMeta('E-mails');

type Open = { kind: 'edit' | 'delete' | 'reset'; template: EmailTemplate } | { kind: 'new' } | null;

const EMPTY = {
  title: 'No templates found',
  text: 'Maak een eigen template met de knop hierboven.',
  filteredText: 'Geen template past bij deze zoekopdracht en filters.',
};
const idOf = ({ id }: EmailTemplate) => id;
const nameOf = ({ name }: EmailTemplate) => name;

export default function EmailsPage() {
  const query = useQuery(templatesQuery);
  const { state, change } = useListState(EMAIL_LIST);
  const [open, setOpen] = useState<Open>(null);
  const { rows, matching, hasMore } = clientList(query.data ?? [], state, emailRules);
  const { mutate: flip } = useSwitchTemplate();
  const act = useMemo(
    () => ({
      edit: (template: EmailTemplate) => setOpen({ kind: 'edit', template }),
      remove: (template: EmailTemplate) => setOpen({ kind: 'delete', template }),
      reset: (template: EmailTemplate) => setOpen({ kind: 'reset', template }),
      flip: (template: EmailTemplate) => flip({ ...template, isActive: !template.isActive }),
    }),
    [flip],
  );
  const columns = useMemo(() => emailColumns(act), [act]);
  const close = () => setOpen(null);

  return (
    <>
      <PageHeader title="E-mails">
        <button
          type="button"
          data-command="new-template"
          className="btn btn-primary"
          onClick={() => setOpen({ kind: 'new' })}
        >
          <Plus size={14} aria-hidden /> Add Template
        </button>
      </PageHeader>
      <ListPanel
        alone
        title="E-mailtemplates"
        count={query.isSuccess ? countedText(matching.length, 'template', 'templates') : ''}
        toolbar={
          <EmailsToolbar
            state={state}
            rows={matching}
            refreshing={query.isRefetching}
            onChange={change}
            onRefresh={() => void query.refetch()}
          />
        }
        footer={<ShowMore hasMore={hasMore} more={state.more} onChange={change} />}
      >
        <ListBody
          query={query}
          rows={rows}
          loading="Templates laden"
          failed="Error loading email templates"
          filtered={isFiltered(state)}
          empty={EMPTY}
        >
          {(shown) => (
            <DataTable rows={shown} columns={columns} rowId={idOf} rowName={nameOf} onEdit={act.edit} />
          )}
        </ListBody>
      </ListPanel>
      {open?.kind === 'new' ? <TemplateDialog template={null} onClose={close} /> : null}
      {open?.kind === 'edit' ? <TemplateDialog template={open.template} onClose={close} /> : null}
      {open?.kind === 'delete' ? <DeleteTemplateDialog template={open.template} onClose={close} /> : null}
      {open?.kind === 'reset' ? <ResetTemplateDialog template={open.template} onClose={close} /> : null}
    </>
  );
}
