// The published versions of a page with time and author, each with a button to restore it.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { EditedPage, PageVersion } from '#modules/pages/contract.ts';
import { pageEndpoints } from '#modules/pages/endpoints.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, DialogBody } from '#web/ui/controls/dialog.tsx';
import { momentText } from '../../../format.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { RequirePermission } from '../../../ui/require-permission.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { PAGE_KEYS, versionsQuery } from '../page-calls.ts';
import { versionText } from '../page-texts.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { restoreVersion } from './restore-version.ts';

type VersionsDialogProps = {
  page: EditedPage;
  onRestored(page: EditedPage): void;
  onClose(): void;
};

type Open = { version: PageVersion; to: 'look' | 'restore' };

export function VersionsDialog({ page, onRestored, onClose }: VersionsDialogProps) {
  const query = useQuery({ ...versionsQuery(page.id), staleTime: 0 });
  const client = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <Dialog title={`Versies van ${page.name}`} size="large" onClose={onClose}>
      <DialogBody>
        <Loaded query={query} loading="Versies laden" failed="Versies niet geladen">
          {(versions) =>
            versions.length === 0 ? (
              <EmptyState title="Nog geen versies">Publiceer de pagina; dan staat die hier.</EmptyState>
            ) : (
              <ol className="divide-y divide-hairline">
                {versions.map((version) => (
                  <VersionRow
                    key={version.number}
                    version={version}
                    onOpen={(to) => setOpen({ version, to })}
                  />
                ))}
              </ol>
            )
          }
        </Loaded>
      </DialogBody>
      {open?.to === 'look' ? (
        <PreviewDialog
          title={`${page.name} op ${momentText(open.version.publishedAt)}`}
          address={open.version.previewAddress}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.to === 'restore' ? (
        <ActionDialog
          title={`Terug naar ${momentText(open.version.publishedAt)}?`}
          label="Terugzetten"
          run={async () => onRestored(await restoreVersion(page, open.version.number, client))}
          invalidates={PAGE_KEYS}
          done="Versie teruggezet"
          failed="Versie niet teruggezet"
          onDone={onClose}
          onClose={() => setOpen(null)}
        >
          {page.published
            ? 'Bezoekers zien meteen deze versie. Wat er nu staat, blijft in deze lijst.'
            : 'Deze versie wordt je concept. Bezoekers zien nog niets.'}
        </ActionDialog>
      ) : null}
    </Dialog>
  );
}

type VersionRowProps = { version: PageVersion; onOpen(to: Open['to']): void };

function VersionRow({ version, onOpen }: VersionRowProps) {
  const moment = momentText(version.publishedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-2 font-[560]">
          <time dateTime={version.publishedAt}>{moment}</time>
          {version.live ? <Badge tone="live">Nu te zien</Badge> : null}
        </p>
        <p>{version.what.join(', ')}</p>
        <p className="text-quiet">{versionText(version)}</p>
      </div>
      <Button aria-label={`Bekijk de versie van ${moment}`} onClick={() => onOpen('look')}>
        <Eye size={14} aria-hidden /> Bekijk
      </Button>
      {version.live ? null : (
        <RequirePermission requires={pageEndpoints.restore}>
          <Button aria-label={`Terug naar deze versie, van ${moment}`} onClick={() => onOpen('restore')}>
            <RotateCcw size={14} aria-hidden /> Terug naar deze versie
          </Button>
        </RequirePermission>
      )}
    </li>
  );
}
