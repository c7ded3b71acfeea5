// The fields Kaartnummer, Vervaldatum and CVC of a test card. Autofill is disabled, because a browser would
// offer the customer's real card to a shop in test mode.

import { CheckoutField } from '../../details/checkout-field.tsx';
import { type CardInput, type CardProblems, writeCardNumber, writeCvc, writeExpiry } from './card-rules.ts';

type CardFieldsProps = {
  idPrefix: string;
  card: CardInput;
  problems: CardProblems;
  onChange(card: CardInput): void;
};

const FIELDS = [
  {
    name: 'number',
    label: 'Kaartnummer',
    columns: 6,
    placeholder: '4242 4242 4242 4242',
    write: writeCardNumber,
  },
  { name: 'expiry', label: 'Vervaldatum', columns: 3, placeholder: 'MM/JJ', write: writeExpiry },
  { name: 'cvc', label: 'CVC', columns: 3, placeholder: '123', write: writeCvc },
] as const;

export function SandboxCardFields({ idPrefix, card, problems, onChange }: CardFieldsProps) {
  return (
    <>
      <p className="mt-1.5 text-note leading-[1.45] text-smoke">
        Testmodus: gebruik kaart 4242 4242 4242 4242, een vervaldatum in de toekomst en een willekeurige CVC.
        Vul geen echte kaart in.
      </p>
      <div className="co-fields mt-4">
        {FIELDS.map(({ name, label, columns, placeholder, write }) => (
          <CheckoutField
            key={name}
            id={`${idPrefix}-${name}`}
            label={label}
            columns={columns}
            problem={problems[name]}
          >
            {(described) => (
              <input
                {...described}
                className="co-input tabular-nums placeholder:text-[min(1rem,20px)]"
                inputMode="numeric"
                autoComplete="off"
                placeholder={placeholder}
                required
                value={card[name]}
                onChange={(event) => onChange({ ...card, [name]: write(event.target.value) })}
              />
            )}
          </CheckoutField>
        ))}
      </div>
    </>
  );
}
