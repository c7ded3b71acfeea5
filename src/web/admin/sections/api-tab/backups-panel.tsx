// "Backup DB": makes a backup now, and lists the existing ones for download.

import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup, Download, FlaskConical } from 'lucide-react';
import type { BackupView } from '#modules/operations/contract.ts';
import { backupEndpoints } from '#modules/operations/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { bytesText, countedText, momentText } from '../../format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FileButton } from '../../ui/files/file-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { backupChecksQuery, backupsQuery, servicesQuery } from './api-calls.ts';
import { BackupVerification } from './backup-verification.tsx';

export function BackupsPanel() {
  const query = useQuery(backupsQuery);
  const checks = useQuery(backupChecksQuery);
  const offSite = new Set(checks.data?.copy?.report?.names);
  return (
    <Panel title="Back-ups" beside={<BackupButtons />}>
      <PanelText>
        Elke nacht om 3:30. De laatste van 14 dagen, 8 weken en 12 maanden blijven, en alles van vandaag. Een
        back-up bevat de database, de afbeeldingen op de server en de betalingen van de sandbox. Niet:{' '}
        <span className="code">SESSION_SECRET</span> en afbeeldingen in S3-opslag. Terugzetten gaat op de
        server met <span className="code inline-block">npm run restore -- bestand</span>. Voor een
        versleutelde back-up heb je de <span className="code">BACKUP_KEY</span> van toen nodig.
      </PanelText>
      <Loaded
        query={checks}
        rows={2}
        loading="Bewijs van de back-ups laden"
        failed="Bewijs van de back-ups niet geladen"
      >
        {(backupChecks) => <BackupVerification checks={backupChecks} />}
      </Loaded>
      <Loaded query={query} rows={2} loading="Back-ups laden" failed="Back-ups niet geladen">
        {(backups) =>
          backups.length === 0 ? (
            <EmptyState title="Nog geen back-up">Maak er een met “Backup DB”.</EmptyState>
          ) : (
            <Backups backups={backups} offSite={offSite} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function BackupButtons() {
  return (
    <span className="ml-auto flex flex-wrap justify-end gap-2">
      <ActionButton
        command="try-backup"
        words="back-up proberen terugzetten"
        requires={backupEndpoints.tryOne}
        icon={FlaskConical}
        label="Proef terugzetten"
        run={() => request(backupEndpoints.tryOne)}
        invalidates={[backupChecksQuery.queryKey]}
        done={() => ({
          title: 'De proef is begonnen',
          description:
            'De nieuwste back-up wordt teruggezet in een database apart, en vergeleken met de winkel.',
        })}
        failed="De proef is niet begonnen"
      />
      <ActionButton
        command="backup"
        words="back-up maken kopie"
        requires={backupEndpoints.make}
        icon={DatabaseBackup}
        label="Backup DB"
        run={() => request(backupEndpoints.make)}
        invalidates={[backupsQuery.queryKey, backupChecksQuery.queryKey, servicesQuery.queryKey]}
        done={({ rows, files, bytes }) => ({
          title: 'Back-up gemaakt en nagelezen',
          description: `${countedText(rows, 'rij', 'rijen')} en ${countedText(files, 'bestand', 'bestanden')}, ${bytesText(bytes)}.`,
        })}
        failed="Back-up mislukt"
      />
    </span>
  );
}

type BackupsProps = { backups: readonly BackupView[]; offSite: ReadonlySet<string> };

function Backups({ backups, offSite }: BackupsProps) {
  return (
    <ul>
      {backups.map(({ name, createdAt, bytes, sealed }) => (
        <li
          key={name}
          className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-4 border-t border-hairline px-4 py-1.5 max-sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span>
            <span>{momentText(createdAt)}</span>{' '}
            <Badge tone={sealed ? 'live' : 'warning'}>{sealed ? 'Versleuteld' : 'Niet versleuteld'}</Badge>{' '}
            {offSite.has(name) ? <Badge tone="good">Ook elders</Badge> : null}
          </span>
          <span className="muted max-sm:text-right">{bytesText(bytes)}</span>
          <FileButton
            className="max-sm:col-span-full"
            endpoint={backupEndpoints.open}
            asked={{ params: { name } }}
            aria-label={`Back-up van ${momentText(createdAt)} downloaden`}
          >
            <Download size={14} aria-hidden /> Downloaden
          </FileButton>
        </li>
      ))}
    </ul>
  );
}
