// The operator's own views of the orders: choose one, keep the present one under a name, or forget one.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { savedViewEndpoints } from '#modules/settings/endpoints.ts';
import { tell } from '#web/client/ask.ts';
import { refusalText } from '../ui/refusal-text.ts';
import { savedViewsQuery } from './saved-view-calls.ts';

const LIST = 'orders';

export function SavedViews() {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="btn" data-writes="">
        <Bookmark size={14} aria-hidden /> Weergaven
      </Popover.Trigger>
      <Popover.Content className="saved-views" align="end" sideOffset={6} aria-label="Weergaven">
        <ViewList onChosen={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}

function ViewList({ onChosen }: { onChosen(): void }) {
  const client = useQueryClient();
  const views = useQuery(savedViewsQuery(LIST));
  const [parameters] = useSearchParams();
  const [refusal, setRefusal] = useState<string | null>(null);
  const current = viewOf(parameters);

  async function change(work: Promise<unknown>) {
    setRefusal(null);
    try {
      await work;
      await client.invalidateQueries({ queryKey: savedViewsQuery(LIST).queryKey });
    } catch (error) {
      setRefusal(refusalText(error));
    }
  }

  return (
    <>
      {views.data?.length === 0 ? <p className="muted">Nog geen weergaven bewaard.</p> : null}
      {views.isError ? <p className="field-error">{refusalText(views.error)}</p> : null}
      <ul>
        {views.data?.map(({ id, name, query }) => (
          <li key={id}>
            <Link
              to={{ search: query }}
              aria-current={query === current || undefined}
              preventScrollReset
              onClick={onChosen}
            >
              {name}
            </Link>
            <button
              type="button"
              className="icon-button"
              aria-label={`Weergave ${name} vergeten`}
              onClick={() => void change(tell(savedViewEndpoints.delete, { params: { id } }))}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const name = String(new FormData(form).get('name') ?? '').trim();
          if (name !== '')
            void change(tell(savedViewEndpoints.save, { body: { list: LIST, name, query: current } })).then(
              () => form.reset(),
            );
        }}
      >
        <input
          name="name"
          aria-label="Naam van deze weergave"
          placeholder="Naam van deze weergave"
          maxLength={60}
          required
        />
        <button type="submit" className="btn">
          Bewaren
        </button>
      </form>
      {refusal ? (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      ) : null}
    </>
  );
}

/** Search, filters and order; how far the list is unfolded is no part of a view. */
function viewOf(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  for (const name of ['more', 'drafts']) kept.delete(name);
  return kept.toString();
}
