// The actions on a left-out mail: make it a conversation after all, or dismiss it.

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { LeftOutMail } from '#modules/contacts/contract.ts';
import { leftOutEndpoints } from '#modules/contacts/endpoints.ts';
import { href } from '#shared/href.ts';
import { request, send } from '#web/client/request.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { CONVERSATION_KEYS } from './contact-calls.ts';

export function useLeftOut() {
  const navigate = useNavigate();
  const takeOver = useMutation({
    mutationFn: ({ id }: Pick<LeftOutMail, 'id'>) => request(leftOutEndpoints.take, { params: { id } }),
    meta: { invalidates: CONVERSATION_KEYS, failed: 'De mail is niet overgenomen' },
    onSuccess: ({ contactId }) => {
      toast({ title: 'Overgenomen als gesprek' });
      navigate(href('/admin/contacts/:id', { id: contactId }));
    },
  });
  const dismiss = useMutation({
    mutationFn: ({ id }: Pick<LeftOutMail, 'id'>) => send(leftOutEndpoints.dismiss, { params: { id } }),
    meta: { invalidates: CONVERSATION_KEYS, failed: 'De mail is niet afgevinkt' },
  });
  return {
    take: (mail: LeftOutMail) => takeOver.mutate(mail),
    dismiss: (mail: LeftOutMail) => dismiss.mutate(mail),
    isTaking: takeOver.isPending,
  };
}
