// The input field of the scanner, the number of the current parcel in large type, and the result of the last
// scan.

import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { PackedParcel } from '#modules/fulfilment/contract.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { changedText } from './packing-texts.ts';
import { ExcludedItems, kindText } from './parcel-kind.tsx';
import type { Outcome, usePacking } from './use-packing.ts';

type ScanBarProps = {
  packing: ReturnType<typeof usePacking>;
  left: number;
  mayWrite: boolean;
  isNext: boolean;
};

/**
 * The scan bar. `left` is the number of parcels still to pack. `isNext` highlights the submit button, because
 * documents were printed and packing is the next step.
 */
export function ScanBar({ packing, left, mayWrite, isNext }: ScanBarProps) {
  const { field } = packing;
  useScanCapture(field);
  const pack = () => {
    packing.pack(field.current?.value.trim() ?? '');
    if (field.current) field.current.value = '';
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') packing.step(1);
    else if (event.key === 'ArrowUp') packing.step(-1);
    else return;
    event.preventDefault();
  };
  return (
    <section
      className="panel top-2 z-4 grid items-center gap-x-6 gap-y-3 p-4 shadow-[0_4px_14px_rgb(0_0_0/0.08)] md:sticky md:grid-cols-[minmax(0,28rem)_20rem]"
      aria-label="Nu inpakken"
    >
      {packing.current ? <CurrentParcel parcel={packing.current} left={left} /> : <AllPacked left={left} />}
      {mayWrite ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            pack();
          }}
        >
          <label className="field-label" htmlFor="scan">
            Scan het label
          </label>
          <div className="flex gap-2">
            <input
              ref={field}
              id="scan"
              // The one thing on this page that is typed into, by a machine.
              // biome-ignore lint/a11y/noAutofocus: a scanner types where the focus is
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              onKeyDown={onKey}
            />
            <Button type="submit" variant={isNext ? 'primary' : 'secondary'}>
              Ingepakt
            </Button>
          </div>
          <p className="field-hint md:hidden">Geen code? Tik op Ingepakt voor dit pakket.</p>
          <p className="field-hint leading-6 max-md:hidden">
            <kbd>Enter</kbd> zonder code: dit pakket <br /> <kbd>↑</kbd> <kbd>↓</kbd> ander pakket
          </p>
        </form>
      ) : null}
      <ScanResult outcome={packing.outcome} />
    </section>
  );
}

function CurrentParcel({ parcel, left }: { parcel: PackedParcel; left: number }) {
  const [first, ...others] = parcel.contents;
  return (
    <div className="flex min-w-0 items-center gap-4">
      <p className="text-[4.5rem] leading-none font-[680] tracking-[-0.04em] tabular-nums" aria-hidden>
        {first?.quantity ?? parcel.pieces}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-[1.125rem] font-[620]">
          <span className="visually-hidden">{first?.quantity ?? parcel.pieces}</span> ×{' '}
          {first?.name ? <span>{first?.name}</span> : null}
          {others.map(({ name, quantity }) => (
            <span key={name} className="block">
              + <span>{quantity}</span> × <span>{name}</span>
            </span>
          ))}
        </p>
        <ExcludedItems order={parcel} />
        {parcel.changedAt === null ? null : <p className="text-warning">{changedText(parcel.changedAt)}</p>}
        <p>
          <span>{parcel.orderNumber}</span> · <span>{parcel.customerName}</span>, <span>{parcel.city}</span>
        </p>
        <p className="muted">
          <span>{kindText(parcel)}</span> · nog <span>{left}</span> te pakken
        </p>
      </div>
    </div>
  );
}

function AllPacked({ left }: { left: number }) {
  return (
    <p className="text-[1.125rem] font-[620]">{left === 0 ? 'Alles is ingepakt.' : 'Wacht op de labels…'}</p>
  );
}

function ScanResult({ outcome }: { outcome: Outcome | null }) {
  return (
    <p
      className={classNames(
        'rounded-md px-3 py-2 text-[1rem] font-[620] empty:hidden md:col-span-2',
        outcome?.isRight === false ? 'bg-danger-wash text-danger' : 'bg-accent-wash text-accent-text',
      )}
      role={outcome?.isRight === false ? 'alert' : 'status'}
    >
      {outcome?.text}
    </p>
  );
}

/**
 * Redirects capitals and digits, which a scanner types, to the scan field while no other field has the focus.
 */
function useScanCapture(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function handle({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) {
      const isTyped = target instanceof HTMLElement && target.closest('input, textarea, select, dialog');
      if (isTyped || ctrlKey || metaKey || altKey || !/^[0-9A-Z]$/.test(key)) return;
      field.current?.focus();
    }
    document.addEventListener('keydown', handle, { capture: true });
    return () => document.removeEventListener('keydown', handle, { capture: true });
  }, [field]);
}
