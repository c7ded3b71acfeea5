// The button that makes the contract. Dutch law asks for these words on the button itself (BW 6:230v lid 3),
// so they are fixed here and nowhere configurable.

type OrderButtonProps = {
  totalText: string;
  processing: boolean;
  disabled: boolean;
  /** The form it belongs to, so that Enter in a field of it presses it. */
  form?: string | undefined;
  onOrder(): void;
};

/** The statutory phrase; the court accepts no "Bestelling plaatsen" in its place. */
export const OBLIGATION_TEXT = 'Bestelling met betalingsverplichting';

export function OrderButton({ totalText, processing, disabled, form, onOrder }: OrderButtonProps) {
  return (
    <button
      type={form ? 'submit' : 'button'}
      form={form}
      className="button button-ink co-order-button"
      disabled={disabled || processing}
      onClick={onOrder}
    >
      {processing ? (
        <span>Verwerken...</span>
      ) : (
        <span>
          <span className="co-order-total">Nu veilig bestellen – €{totalText}</span>{' '}
          <span className="co-order-obligation">{OBLIGATION_TEXT}</span>
        </span>
      )}
    </button>
  );
}
