// The button with which the customer orders and the contract is concluded. Dutch law prescribes its text (BW
// 6:230v lid 3), so the text is fixed here and not a setting.

import { Button } from '#web/ui/controls/button.tsx';

type OrderButtonProps = {
  totalText: string;
  processing: boolean;
  disabled: boolean;
  /**
   * Of the order button: true, the default, when it is the main action of the page. False while another
   * button is; the order button then looks less prominent.
   */
  leads?: boolean;
  /**
   * Of the order button: the id of the form that it submits, so that Enter in a field of that form presses
   * the button. Absent when there is no such form.
   */
  form?: string | undefined;
  onOrder(): void;
};

/**
 * Text of the order button, as the law requires; courts do not accept "Bestelling plaatsen" instead. The soft
 * hyphen lets the long word break at large text sizes.
 */
const OBLIGATION_TEXT = 'Bestelling met betalings\u00adverplichting';

export function OrderButton({
  totalText,
  processing,
  disabled,
  leads = true,
  form,
  onOrder,
}: OrderButtonProps) {
  return (
    <Button
      type={form ? 'submit' : 'button'}
      form={form}
      variant={leads ? 'primary' : 'secondary'}
      className={`min-h-16 w-full py-2.5 in-[dialog]:mt-2.5 px-[16px] ${leads ? '' : 'border-ash'}`}
      disabled={disabled || processing}
      onClick={onOrder}
    >
      {processing ? (
        <span>Verwerken...</span>
      ) : (
        <span>
          <span className="block text-[min(1.125rem,26px)] tabular-nums max-[360px]:text-[1rem]">
            <span>Nu veilig </span>
            <span className="whitespace-nowrap">bestellen –</span>{' '}
            <span translate="no">{`€${totalText}`}</span>
          </span>{' '}
          <span className="mt-0.5 block text-[min(0.875rem,22px)] font-medium">{OBLIGATION_TEXT}</span>
        </span>
      )}
    </Button>
  );
}
