// The legal rights of a customer (AVG, art. 15, 17 and 20), for owners only: export their data and erase it.

import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { type CustomerDetail, eraseCustomerSchema } from '#modules/customers/contract.ts';
import { customerEndpoints } from '#modules/customers/endpoints.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import { request } from '#web/client/request.ts';
import { requestFile } from '#web/client/request-file.ts';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { momentText } from '../../format.ts';
import { useAdminSession } from '../../session/admin-session.ts';
import { PageAction } from '../../shell/actions/page-action.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { CUSTOMER_KEYS } from './customer-calls.ts';
import { customerName } from './customer-texts.ts';

export function CustomerPrivacy({ customer }: { customer: CustomerDetail }) {
  const [erasing, setErasing] = useState(false);
  const { role } = useAdminSession();
  if (customer.erasedAt)
    return (
      <Panel title="Privacy">
        <PanelText>
          <span>Gewist door </span>
          {customer.erasedBy ? <span>{customer.erasedBy}</span> : null}
          <span> op </span>
          <span>{momentText(customer.erasedAt)}</span>
          <span>
            . Alleen op de facturen staan naam en adres nog, zo lang de belasting dat wil; alleen een eigenaar
            kan die openen. Back-ups van ervoor bewaren de gegevens tot ze zelf verdwijnen. Wordt er een
            teruggezet, dan wist de winkel deze klant vanzelf opnieuw.
          </span>
        </PanelText>
      </Panel>
    );
  return (
    <Panel title="Privacy">
      <PanelText>
        Een klant mag zijn gegevens opvragen en laten wissen. Vraag eerst een bewijs dat je met deze persoon
        te maken hebt, zoals een mail van dit adres.
      </PanelText>
      {role === 'owner' ? (
        <div className="flex flex-wrap gap-2 px-4 pb-4">
          <ActionButton
            command="give-data"
            icon={Download}
            label="Gegevens downloaden"
            words="avg privacy inzage export"
            requires={customerEndpoints.give}
            busyLabel="Verzamelen..."
            run={async () =>
              saveFile(
                await requestFile(customerEndpoints.give, { id: customer.id }),
                `klant-${customer.id}.zip`,
              )
            }
            failed="Gegevens downloaden is niet gelukt"
          />
          <PageAction
            command="erase"
            label="Wissen"
            icon={Eraser}
            words="avg privacy vergeten verwijderen"
            variant="danger"
            requires={customerEndpoints.erase}
            disabled={customer.underWay !== null}
            onPress={() => setErasing(true)}
          />
          {customer.underWay ? <p className="field-hint basis-full">{customer.underWay}</p> : null}
        </div>
      ) : (
        <PanelText>Alleen een eigenaar kan gegevens downloaden of wissen.</PanelText>
      )}
      {erasing ? <EraseDialog customer={customer} onClose={() => setErasing(false)} /> : null}
    </Panel>
  );
}

const ERASURE_EFFECTS = [
  ['Gaat weg', 'Berichten, mails, reviews en notities.'],
  ['Blijft zonder naam', 'Bestellingen, winkelmandjes en het logboek.'],
  ['Blijft', 'Facturen en bedragen, zo lang als de Belastingdienst eist. Een afmelding blijft gelden.'],
  [
    'Back-ups van nu',
    'Houden de gegevens tot ze zelf verdwijnen. Wordt er een teruggezet, dan wist de winkel opnieuw.',
  ],
  ['Stripe en de bezorger', 'Wat daar staat, wis je daar zelf.'],
] as const;

function EraseDialog({ customer, onClose }: { customer: CustomerDetail; onClose(): void }) {
  return (
    <FormDialog
      title={`${customerName(customer)} wissen?`}
      intro="Dit kun je niet terugdraaien."
      size="small"
      schema={eraseCustomerSchema}
      start={{ confirmation: '' }}
      isReady={({ confirmation }) => emailKey(String(confirmation ?? '')) === customer.email}
      save={(body) => request(customerEndpoints.erase, { params: { id: customer.id }, body })}
      invalidates={[...CUSTOMER_KEYS, ['orders'], ['outbox'], ['drafts'], ['contacts'], ['reviews']]}
      done="Klant gewist"
      failed="Wissen is niet gelukt"
      submitLabel="Voorgoed wissen"
      busyLabel="Wissen..."
      onClose={onClose}
    >
      <dl className="mb-4 grid gap-2 [&_dt]:font-[580]">
        {ERASURE_EFFECTS.map(([what, of]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{of}</dd>
          </div>
        ))}
      </dl>
      <TextField name="confirmation" label="Typ het e-mailadres van de klant" hint={customer.email} focus />
    </FormDialog>
  );
}
