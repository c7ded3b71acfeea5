// /admin/api: the state of the services the shop depends on, its backups, and every operation of the API.

import { useRights } from '../../session/admin-session.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { ApiTabs } from './api-tabs.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { EndpointsPanel } from './endpoints-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { SyncButton } from './sync-button.tsx';

export const meta = () => pageMeta('API');

export default function ApiPage() {
  return (
    <>
      <PageHeader title="API" tabs={<ApiTabs />}>
        <SyncButton />
      </PageHeader>
      <ServicesPanel />
      {useRights().reads('backups') ? <BackupsPanel /> : null}
      <EndpointsPanel />
    </>
  );
}
