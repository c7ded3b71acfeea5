// The panel of push devices: enables or disables this browser, and lists the operator's own devices, each
// with a test and a delete button.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Push, PushDevice } from '#modules/notices/contract.ts';
import { pushEndpoints } from '#modules/notices/endpoints.ts';
import { href } from '#shared/href.ts';
import { request, send } from '#web/client/request.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { endpointQuery } from '../../endpoint-query.ts';
import { momentText } from '../../format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { deviceText } from './device-text.ts';
import { canReceivePush, disablePush, enablePush, findOwnEndpoint } from './push-browser.ts';

const pushQuery = endpointQuery(['push'], pushEndpoints.read);

export function PushPanel() {
  const query = useQuery(pushQuery);
  return (
    <Panel title="Meldingen op je apparaten">
      <PanelText>
        Een nieuwe bestelling of een geschil, meteen op je scherm. Welke meldingen dat zijn, kies je bij{' '}
        <Link className="underline" to={href('/admin/settings/:topic?', { topic: 'meldingen' })}>
          Instellingen
        </Link>
        .
      </PanelText>
      <Loaded query={query} rows={2} loading="Apparaten laden" failed="Fout bij laden van je apparaten">
        {(push) => <Devices push={push} />}
      </Loaded>
    </Panel>
  );
}

/** The push endpoint of this browser; undefined while the browser is still being asked. */
function useOwnEndpoint() {
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => {
    void findOwnEndpoint().then(setEndpoint, () => setEndpoint(null));
  }, []);
  return [endpoint, setEndpoint] as const;
}

function Devices({ push: { publicKey, devices } }: { push: Push }) {
  const [endpoint, setEndpoint] = useOwnEndpoint();
  const isOn = devices.some((device) => device.endpoint === endpoint);
  const subscribeMutation = useMutation({
    async mutationFn() {
      const subscription = await enablePush(publicKey);
      if (!subscription) return false;
      await request(pushEndpoints.subscribe, { body: subscription });
      setEndpoint(subscription.endpoint);
      return true;
    },
    onSuccess: (isAllowed) =>
      toast(
        isAllowed
          ? { title: 'Meldingen staan aan op dit apparaat' }
          : { title: 'Je browser mag geen meldingen tonen', description: REFUSED, severity: 'high' },
      ),
    meta: { invalidates: [pushQuery.queryKey], failed: 'Meldingen aanzetten is niet gelukt' },
  });
  return (
    <>
      {endpoint === undefined || isOn ? null : canReceivePush() ? (
        <p className="px-4 pb-3">
          <Button disabled={subscribeMutation.isPending} onClick={() => subscribeMutation.mutate()}>
            {subscribeMutation.isPending ? 'Aanzetten...' : 'Aanzetten op dit apparaat'}
          </Button>
        </p>
      ) : (
        <p className="px-4 pb-3 text-quiet">
          Deze browser kan het niet. Zet op een iPhone of iPad het beheer eerst op je beginscherm, en open het
          daar.
        </p>
      )}
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isOwn={device.endpoint === endpoint} />
        ))}
      </ul>
    </>
  );
}

const REFUSED = 'Sta meldingen voor deze site toe in je browser en probeer het opnieuw.';

function DeviceRow({ device, isOwn }: { device: PushDevice; isOwn: boolean }) {
  const { id, createdAt } = device;
  const name = deviceText(device.device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline px-4 py-2.5">
      <p className="min-w-0 wrap-anywhere">
        <strong>{name}</strong>
        {isOwn ? (
          <Badge tone="live" className="ml-2">
            Dit apparaat
          </Badge>
        ) : null}
        <span className="block text-quiet">
          Aan sinds <span>{momentText(createdAt)}</span>
        </span>
      </p>
      <span className="flex flex-none gap-1.5">
        <ActionButton
          label="Test"
          aria-label={`Testmelding naar ${name}`}
          requires={pushEndpoints.try}
          run={() => send(pushEndpoints.try, { params: { id } })}
          done={() => ({
            title: 'Testmelding onderweg',
            description: `De melding verschijnt zo op ${name}.`,
          })}
          failed="Testmelding niet verstuurd"
        />
        <ActionButton
          label="Uitzetten"
          aria-label={`Meldingen uitzetten op ${name}`}
          requires={pushEndpoints.unsubscribe}
          run={async () => {
            if (isOwn) await disablePush();
            await send(pushEndpoints.unsubscribe, { params: { id } });
          }}
          invalidates={[pushQuery.queryKey]}
          done={() => ({ title: 'Meldingen staan uit', description: name })}
          failed="Meldingen uitzetten is niet gelukt"
        />
      </span>
    </li>
  );
}
