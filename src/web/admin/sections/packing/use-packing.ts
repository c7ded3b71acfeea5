// Marks parcels as packed, by a scan or Enter, and reports the result: read aloud, in large type, and as a
// sound.

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PackedParcel } from '#modules/fulfilment/contract.ts';
import { packingEndpoints } from '#modules/fulfilment/endpoints.ts';
import { request } from '#web/client/request.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { PACKING_KEYS } from './packing-calls.ts';
import { contentsText, currentOf, stepFrom } from './packing-texts.ts';
import { playSound } from './sounds.ts';

export type Outcome = { isRight: boolean; text: string };

type Mark = { code: string } | { id: number; packed: boolean };

/**
 * The state of packing: the parcel to pack now, the result of the last scan, and the functions that mark
 * parcels. A parcel marked by button or Enter counts as packed before the server answers, so that the packer
 * can go on.
 */
export function usePacking(known: readonly PackedParcel[]) {
  const field = useRef<HTMLInputElement>(null);
  const [underWay, setUnderWay] = useState<readonly number[]>([]);
  const parcels = known.map((parcel) =>
    underWay.includes(parcel.id) ? { ...parcel, packedAt: parcel.packedAt ?? '' } : parcel,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const current = currentOf(parcels, chosen);
  const { mutate } = useMutation({
    mutationFn: (what: Mark) =>
      'code' in what
        ? request(packingEndpoints.scan, { body: what })
        : request(packingEndpoints.change, { params: { id: what.id }, body: { packed: what.packed } }),
    meta: { invalidates: PACKING_KEYS },
    onMutate(what) {
      if ('id' in what && what.packed) setUnderWay((ids) => [...ids, what.id]);
    },
    // Runs after the packing run was refetched.
    onSettled(parcel, _error, what) {
      const settled = 'id' in what ? what.id : parcel?.id;
      setUnderWay((ids) => ids.filter((id) => id !== settled));
    },
    onSuccess(parcel) {
      const isPacked = parcel.packedAt !== null;
      setChosen(parcel.id);
      if (isPacked) setUnderWay((ids) => [...ids, parcel.id]);
      setOutcome({
        isRight: true,
        text: `${parcel.orderNumber} ${isPacked ? 'ingepakt' : 'ligt weer open'} · ${contentsText(parcel.contents)}`,
      });
      if (isPacked) playSound('right');
    },
    onError(error) {
      setOutcome({ isRight: false, text: refusalText(error) });
      playSound('wrong');
    },
  });
  return {
    /** The ref to pass to the input of the scan field on the packing page. */
    field,
    current,
    outcome,
    choose: setChosen,
    step(by: 1 | -1) {
      if (current) setChosen(stepFrom(parcels, current.id, by));
    },
    /**
     * Marks the parcel with the scanned `code` as packed; with an empty code, the parcel that is to be packed
     * now. A wrong code is reported by text and sound.
     */
    pack(code: string) {
      if (code !== '') mutate({ code });
      else if (current) mutate({ id: current.id, packed: true });
    },
    mark: (id: number, packed: boolean) => mutate({ id, packed }),
  };
}
