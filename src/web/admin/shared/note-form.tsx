// A form that adds a note which only operators see.

import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

type NoteFormProps = { save(text: string): Promise<unknown>; invalidates: readonly QueryKey[] };

export function NoteForm({ save, invalidates }: NoteFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: () => save(text),
    meta: { invalidates, failed: 'De notitie is niet bewaard' },
    onSuccess: () => setText(''),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !add.isPending) add.mutate();
  }
  return (
    <form
      className="grid justify-items-start gap-2 border-t border-hairline bg-warning-wash px-4 py-3"
      onSubmit={submit}
    >
      <label className="text-warning" htmlFor={id}>
        Interne notitie · de klant ziet die niet
      </label>
      <textarea
        id={id}
        className="min-h-10 pointer-coarse:min-h-11"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={add.isPending || text.trim() === ''}>
        Notitie bewaren
      </Button>
    </form>
  );
}
