// The button that starts a return of an order for a withdrawal, and links the two.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { returnEndpoints } from '#modules/returns/endpoints.ts';
import { href } from '#shared/href.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useIsPermitted } from '../../session/admin-session.ts';
import { createIdempotencyKey } from '../../shared/idempotency-key.ts';
import { RETURN_KEYS } from '../../shared/returns/return-calls.ts';

type StartReturnProps = { orderId: number; withdrawalId: number };

export function StartReturn({ orderId, withdrawalId }: StartReturnProps) {
  const navigate = useNavigate();
  const mayWrite = useIsPermitted(returnEndpoints.open);
  const [idempotencyKey] = useState(createIdempotencyKey);
  const open = useMutation({
    mutationFn: () => request(returnEndpoints.open, { body: { orderId, withdrawalId, idempotencyKey } }),
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
