// What an operator makes of a mail that was left out: a conversation after all, or nothing.

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { LeftOutMail } from '#modules/contacts/contract.ts';
import { leftOutEndpoints } from '#modules/contacts/endpoints.ts';
import { href } from '#shared/href.ts';
import { ask, tell } from '#web/client/ask.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { CONVERSATION_KEYS } from './contact-calls.ts';

export function useLeftOut() {
  const navigate = useNavigate();
  const taking = useMutation({
    mutationFn: ({ id }: Pick<LeftOutMail, 'id'>) => ask(leftOutEndpoints.take, { params: { id } }),
    meta: { invalidates: CONVERSATION_KEYS, failed: 'De mail is niet overgenomen' },
    onSuccess: ({ contactId }) => {
      toast({ title: 'Overgenomen als gesprek' });
      navigate(href('/admin/contacts/:id', { id: contactId }));
    },
  });
  const dismissing = useMutation({
    mutationFn: ({ id }: Pick<LeftOutMail, 'id'>) => tell(leftOutEndpoints.dismiss, { params: { id } }),
    meta: { invalidates: CONVERSATION_KEYS, failed: 'De mail is niet afgevinkt' },
  });
  return {
    take: (mail: LeftOutMail) => taking.mutate(mail),
    dismiss: (mail: LeftOutMail) => dismissing.mutate(mail),
    isTaking: taking.isPending,
  };
}
