// The menu of the operator's saved views of the orders: choose a view, save the present filters under a name,
// or delete a view.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SavedView } from '#modules/settings/contract.ts';
import { savedViewEndpoints } from '#modules/settings/endpoints.ts';
import { send } from '#web/client/request.ts';
import { Button, buttonClass } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { endpointQuery } from '../../../endpoint-query.ts';
import { useIsPermitted } from '../../../session/admin-session.ts';
import { refusalText } from '../../../ui/refusal-text.ts';

/** The query of the operator's saved views of a list. */
const savedViewsQuery = (list: string) =>
  endpointQuery(['saved-views', list], savedViewEndpoints.list, { query: { list } });

const LIST = 'orders';

export function SavedViews() {
  const [open, setOpen] = useState(false);
  if (!useIsPermitted(savedViewEndpoints.save)) return null;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={buttonClass({})}>
        <Bookmark size={14} aria-hidden /> Weergaven
      </Popover.Trigger>
      <Popover.Content
        className="z-30 grid w-[min(20rem,92vw)] gap-2 rounded-[10px] border border-hairline bg-surface p-3 shadow-[0_8px_28px_rgb(0_0_0/0.18)]"
        align="end"
        sideOffset={6}
        aria-label="Weergaven"
      >
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
      <ul className="max-h-56 overflow-y-auto">
        {views.data?.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            isCurrent={view.query === current}
            onChosen={onChosen}
            onDelete={() => void change(send(savedViewEndpoints.delete, { params: { id: view.id } }))}
          />
        ))}
      </ul>
      <SaveViewForm
        onSave={(name) =>
          change(send(savedViewEndpoints.save, { body: { list: LIST, name, query: current } }))
        }
      />
      {refusal ? (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      ) : null}
    </>
  );
}

type ViewItemProps = { view: SavedView; isCurrent: boolean; onChosen(): void; onDelete(): void };

function ViewItem({ view: { name, query }, isCurrent, onChosen, onDelete }: ViewItemProps) {
  return (
    <li className="flex items-center gap-2">
      <Link
        className="flex-1 truncate px-1 py-1.5 aria-[current]:font-semibold"
        to={{ search: query }}
        aria-current={isCurrent || undefined}
        preventScrollReset
        onClick={onChosen}
      >
        {name}
      </Link>
      <IconButton label={`Weergave ${name} vergeten`} icon={X} onClick={onDelete} />
    </li>
  );
}

function SaveViewForm({ onSave }: { onSave(name: string): Promise<void> }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (name !== '') void onSave(name).then(() => form.reset());
  }

  return (
    <form className="flex items-center gap-2" onSubmit={submit}>
      <input
        className="min-h-8 min-w-0 flex-1"
        name="name"
        aria-label="Naam van deze weergave"
        placeholder="Naam van deze weergave"
        required
      />
      <Button type="submit">Bewaren</Button>
    </form>
  );
}

/**
 * The URL parameters that a view stores: search, filters and sort order, but not the number of rows shown.
 */
function viewOf(parameters: URLSearchParams): string {
  const viewParameters = new URLSearchParams(parameters);
  for (const name of ['more', 'drafts']) viewParameters.delete(name);
  return viewParameters.toString();
}
