// The button that sends a test notice, by mail and to the operator's own devices.

import { Link } from 'react-router';
import { noticeKindNames, noticeKinds } from '#modules/notices/contract.ts';
import { noticeEndpoints } from '#modules/notices/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { countedText } from '../../format.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/** The test button beside the switch of a notice. Settings that are not a notice have no test button. */
export function TestNotification({ name }: { name: string }) {
  const kind = noticeKindNames.safeParse(name).data;
  if (!kind) return null;
  return (
    <ActionButton
      className="flex-none"
      label="Test"
      aria-label={`Test de melding ${noticeKinds[kind].label}`}
      requires={noticeEndpoints.try}
      run={() => request(noticeEndpoints.try, { body: { kind } })}
      invalidates={[['outbox']]}
      done={({ recipient, devices }) => ({
        title: 'Testmelding verstuurd',
        description: `Naar ${recipient}${devices > 0 ? ` en ${countedText(devices, 'apparaat', 'apparaten')} van jou` : ''}.`,
      })}
      failed="Testmelding niet verstuurd"
    />
  );
}

/** The hint with the link to the page of the operator's own devices. */
export function DevicesHint() {
  return (
    <p className="mt-3 text-quiet">
      Ook op je telefoon of computer? Zet meldingen aan bij{' '}
      <Link className="underline" to={href('/admin/account')}>
        Mijn account
      </Link>
      . Iedere beheerder kiest dat zelf.
    </p>
  );
}
