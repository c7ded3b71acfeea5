// Publishes the page, at once or at a planned time. The dialog first shows the changes for readers and the
// sentences to check.

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { type EditedPage, pageChanges } from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { request } from '#web/client/request.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { countedText, momentText } from '../../../format.ts';
import { fromDateTimeLocal } from '../../../shared/articles/datetime-local.ts';
import { SelectField } from '../../../ui/form/choice-fields.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-fields.tsx';
import { PAGE_KEYS, versionsQuery } from '../page-calls.ts';
import { restoreVersion } from './restore-version.ts';

const publishForm = z
  .object({ when: z.enum(['now', 'later']), at: z.string() })
  .check(({ value: { when, at }, issues }) => {
    if (when === 'later' && fromDateTimeLocal(at) === null)
      issues.push({ code: 'custom', path: ['at'], input: at, message: 'Kies een datum en tijd' });
  });

type PublishDialogProps = {
  page: EditedPage;
  /**
   * Of the dialog that publishes a page: the page's version on the server. The server refuses to publish when
   * another operator has changed the page since.
   */
  version: number;
  claims: number;
  silent: readonly string[];
  onPublished(page: EditedPage): void;
  onClose(): void;
};

export function PublishDialog({ page, version, claims, silent, onPublished, onClose }: PublishDialogProps) {
  const client = useQueryClient();
  return (
    <FormDialog
      title={`${page.name} publiceren`}
      size="small"
      schema={publishForm}
      start={{ when: 'now', at: '' }}
      submitLabel="Publiceren"
      invalidates={PAGE_KEYS}
      failed="Niet gepubliceerd"
      onClose={onClose}
      save={async ({ when, at }) => {
        const moment = when === 'later' ? fromDateTimeLocal(at) : null;
        const body = { version, at: moment };
        const published = await request(pageEndpoints.publish, { params: { id: page.id }, body });
        onPublished(published);
        if (moment) toast({ title: 'Gepland', description: `Gaat live op ${momentText(moment)}.` });
        else await showPublishedToast(published, client, onPublished);
      }}
    >
      <div className="grid gap-3.5">
        <Changes page={page} />
        {claims > 0 ? (
          <p className="text-warning">
            <span>{countedText(claims, 'zin', 'zinnen')}</span> met een belofte die je moet kunnen bewijzen,
            of met een gegeven dat de winkel zelf weet. Kijk ze na in de velden.
          </p>
        ) : null}
        {silent.length > 0 ? (
          <p className="text-warning">
            Vandaag leeg: <span>{silent.map((name) => `{${name}}`).join(', ')}</span>. Op die plek zien lezers
            niets.
          </p>
        ) : null}
        <SelectField
          name="when"
          label="Wanneer"
          options={[
            ['now', 'Nu'],
            ['later', 'Op een moment'],
          ]}
        />
        <Moment />
      </div>
    </FormDialog>
  );
}

function Changes({ page: { live, draft } }: Pick<PublishDialogProps, 'page'>) {
  if (!live) return <p>Bezoekers zien deze pagina daarna voor het eerst.</p>;
  const changes = pageChanges(live, draft);
  if (changes.length === 0) return <p>Bezoekers zien dit al.</p>;
  return (
    <div>
      <p className="font-[540]">Dit verandert voor bezoekers</p>
      <ul className="mt-1 list-disc pl-4.5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}

function Moment() {
  const when: unknown = useWatch({ name: 'when' });
  if (when !== 'later') return null;
  return <TextField name="at" label="Publiceren op" type="datetime-local" hint="Nederlandse tijd" />;
}

/**
 * Shows the message after a page was published, with a button that restores the previously published version
 * as long as the message is visible.
 */
async function showPublishedToast(
  page: EditedPage,
  client: QueryClient,
  onPublished: (page: EditedPage) => void,
): Promise<void> {
  const [, before] = await client.fetchQuery({ ...versionsQuery(page.id), staleTime: 0 });
  const back = () => before && restoreVersion(page, before.number, client).then(onPublished);
  toast({
    title: 'Gepubliceerd',
    description: 'Bezoekers zien het meteen.',
    ...(before && { action: { label: 'Ongedaan maken', run: () => void back() } }),
  });
}
