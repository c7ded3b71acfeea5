// The panel of the second factor. It shows whether the second factor is on, with buttons to switch it on or
// off and to get new recovery codes.

import { useState } from 'react';
import type { Account, TwoFactorSetup } from '#modules/accounts/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import {
  ConfirmCodeDialog,
  DisableTwoFactorDialog,
  PasswordFirstDialog,
  RenewCodesDialog,
} from './two-factor-dialogs.tsx';

type Step =
  | { kind: 'password' | 'renew' | 'disable' }
  | { kind: 'scan'; setup: TwoFactorSetup }
  | { kind: 'codes'; codes: readonly string[] };

const FEW_CODES = 3;

export function TwoFactorPanel({ account }: { account: Account }) {
  const [step, setStep] = useState<Step | null>(null);
  // A dialog closes itself after saving. If another dialog is open by then, that dialog stays open.
  const leave = (kind: Step['kind']) => setStep((now) => (now?.kind === kind ? null : now));
  const showCodes = (codes: readonly string[]) => setStep({ kind: 'codes', codes });
  return (
    <Panel
      title="Tweestapsverificatie"
      beside={
        <>
          <Badge tone={account.twoFactor ? 'live' : 'plain'} className="ml-0">
            {account.twoFactor ? 'Aan' : 'Uit'}
          </Badge>
          <div className="ml-auto flex flex-wrap gap-1.5">
            {account.twoFactor ? (
              <>
                <Button onClick={() => setStep({ kind: 'renew' })}>Nieuwe herstelcodes</Button>
                <Button onClick={() => setStep({ kind: 'disable' })}>Uitzetten</Button>
              </>
            ) : (
              <Button onClick={() => setStep({ kind: 'password' })}>Aanzetten</Button>
            )}
          </div>
        </>
      }
    >
      <TwoFactorText account={account} />
      {step?.kind === 'password' ? (
        <PasswordFirstDialog
          onSetup={(setup) => setStep({ kind: 'scan', setup })}
          onClose={() => leave('password')}
        />
      ) : null}
      {step?.kind === 'scan' ? (
        <ConfirmCodeDialog setup={step.setup} onCodes={showCodes} onClose={() => leave('scan')} />
      ) : null}
      {step?.kind === 'renew' ? (
        <RenewCodesDialog onCodes={showCodes} onClose={() => leave('renew')} />
      ) : null}
      {step?.kind === 'disable' ? <DisableTwoFactorDialog onClose={() => leave('disable')} /> : null}
      {step?.kind === 'codes' ? (
        <RecoveryCodesDialog username={account.username} codes={step.codes} onClose={() => leave('codes')} />
      ) : null}
    </Panel>
  );
}

function TwoFactorText({ account: { twoFactor, recoveryCodesLeft } }: { account: Account }) {
  if (!twoFactor) {
    return (
      <PanelText>
        Bij het inloggen vul je dan ook een code van je telefoon in. Een gestolen wachtwoord is zo niet
        genoeg.
      </PanelText>
    );
  }
  return (
    <PanelText>
      <span>Bij het inloggen vragen we een code van je authenticator-app. Je hebt nog</span>{' '}
      <strong className={recoveryCodesLeft < FEW_CODES ? 'text-warning' : ''}>
        {recoveryCodesLeft === 1 ? '1 herstelcode' : `${recoveryCodesLeft} herstelcodes`}
      </strong>
      <span>.</span>
    </PanelText>
  );
}
