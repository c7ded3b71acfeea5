// For a declaration the shop could not match by itself: the operator says it is about this order, and its
// return begins.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { returnEndpoints } from '#modules/orders/endpoints.ts';
import { href } from '#shared/href.ts';
import { ask } from '#web/client/ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useMayAsk } from '../../session/admin-session.ts';
import { makeBookingKey } from '../../shared/booking-key.ts';
import { RETURN_KEYS } from '../../shared/returns/return-calls.ts';

type AnswerProps = { orderId: number; withdrawalId: number };

export function AnswerWithReturn({ orderId, withdrawalId }: AnswerProps) {
  const navigate = useNavigate();
  const mayWrite = useMayAsk(returnEndpoints.open);
  const [idempotencyKey] = useState(makeBookingKey);
  const open = useMutation({
    mutationFn: () => ask(returnEndpoints.open, { body: { orderId, withdrawalId, idempotencyKey } }),
    onSuccess: ({ id }) => void navigate(href('/admin/returns/:id', { id })),
    meta: { invalidates: RETURN_KEYS, failed: 'De retour is niet aangemeld' },
  });
  if (!mayWrite) return null;
  return (
    <Button disabled={open.isPending} onClick={() => open.mutate()}>
      Retour aanmelden
    </Button>
  );
}
