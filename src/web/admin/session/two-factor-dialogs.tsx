// The dialogs of the second factor. To switch it on, the operator enters the password, scans a QR code and
// enters a code; all other dialogs ask for password and code.

import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  confirmTwoFactorSchema,
  proveTwoFactorSchema,
  startTwoFactorSchema,
  type TwoFactorSetup,
} from '#modules/accounts/contract.ts';
import { twoFactorEndpoints } from '#modules/accounts/endpoints.ts';
import { request, send } from '#web/client/request.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { CodeField, PasswordField } from './password-field.tsx';

const ACCOUNT: readonly QueryKey[] = [['account']];

type CodesProps = { onCodes(codes: readonly string[]): void; onClose(): void };

type PasswordFirstDialogProps = { onSetup(setup: TwoFactorSetup): void; onClose(): void };

export function PasswordFirstDialog({ onSetup, onClose }: PasswordFirstDialogProps) {
  return (
    <FormDialog
      title="Tweestapsverificatie aanzetten"
      intro="Vul eerst je wachtwoord in."
      size="small"
      about="self"
      schema={startTwoFactorSchema}
      start={{ password: '' }}
      save={async (body) => onSetup(await request(twoFactorEndpoints.start, { body }))}
      failed="Niet gelukt"
      submitLabel="Verder"
      busyLabel="Controleren..."
      onClose={onClose}
    >
      <PasswordField name="password" label="Wachtwoord" autoComplete="current-password" focus />
    </FormDialog>
  );
}

export function ConfirmCodeDialog({ setup, onCodes, onClose }: CodesProps & { setup: TwoFactorSetup }) {
  return (
    <FormDialog
      title="Scan met je authenticator-app"
      intro="Gebruik een app als Aegis, 2FAS of Google Authenticator."
      size="small"
      about="self"
      schema={confirmTwoFactorSchema}
      start={{ code: '' }}
      save={async (body) => onCodes((await request(twoFactorEndpoints.confirm, { body })).recoveryCodes)}
      invalidates={ACCOUNT}
      done="Tweestapsverificatie staat aan"
      failed="Nog niet aangezet"
      submitLabel="Aanzetten"
      busyLabel="Controleren..."
      onClose={onClose}
    >
      <div className="form-stack">
        {/* Scanned by a camera, so black on white whatever the room looks like. */}
        <img
          className="mx-auto block h-auto w-[min(100%,14.5rem)] rounded-lg bg-white"
          src={setup.qr}
          width={232}
          height={232}
          alt="QR-code voor je authenticator-app"
        />
        <div>
          <p className="field-label">Of typ deze sleutel over</p>
          <p className="code rounded-md bg-raised px-2.5 py-2 select-all">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
        <CodeField name="code" label="Code uit de app" hint="Zes cijfers, elke 30 seconden nieuw." focus />
      </div>
    </FormDialog>
  );
}

export function RenewCodesDialog({ onCodes, onClose }: CodesProps) {
  return (
    <ProofDialog
      title="Nieuwe herstelcodes"
      intro="Je oude herstelcodes werken daarna niet meer."
      save={async (body) =>
        onCodes((await request(twoFactorEndpoints.renewRecoveryCodes, { body })).recoveryCodes)
      }
      invalidates={ACCOUNT}
      done="Nieuwe herstelcodes gemaakt"
      failed="Geen nieuwe codes gemaakt"
      submitLabel="Codes maken"
      onClose={onClose}
    />
  );
}

export function DisableTwoFactorDialog({ onClose }: { onClose(): void }) {
  return (
    <ProofDialog
      title="Tweestapsverificatie uitzetten"
      intro="Daarna is je wachtwoord genoeg om in te loggen."
      save={(body) => send(twoFactorEndpoints.disable, { body })}
      invalidates={ACCOUNT}
      done="Tweestapsverificatie staat uit"
      failed="Niet uitgezet"
      submitLabel="Uitzetten"
      onClose={onClose}
    />
  );
}

type ProofDialogProps = {
  title: string;
  intro: ReactNode;
  save(body: { password: string; code: string }): Promise<void>;
  invalidates?: readonly QueryKey[];
  done: string;
  failed: string;
  submitLabel: string;
  onClose(): void;
};

function ProofDialog(props: ProofDialogProps) {
  return (
    <FormDialog
      {...props}
      size="small"
      about="self"
      schema={proveTwoFactorSchema}
      start={{ password: '', code: '' }}
    >
      <div className="form-stack">
        <PasswordField name="password" label="Wachtwoord" autoComplete="current-password" focus />
        <CodeField name="code" label="Code" hint="Uit je app, of een herstelcode." />
      </div>
    </FormDialog>
  );
}
