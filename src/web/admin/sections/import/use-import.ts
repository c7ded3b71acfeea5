// The state of importing one app: idle, uploading, processing, success or error. The browser sends a random
// id, the ticket, with the file; by the ticket it recognises its own import among those on the server.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Import, Imported } from '#modules/imports/contract.ts';
import { importEndpoints } from '#modules/imports/endpoints.ts';
import { ApiError } from '#web/client/api-client.ts';
import { send } from '#web/client/request.ts';
import { closeAllToasts, toast } from '#web/ui/toast/toast-store.ts';
import { invalidateQueries } from '../../query-client.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { IMPORT_KEYS, importsQuery, sendArchive } from './import-calls.ts';
import { fileError } from './import-texts.ts';

export type ImportState =
  | { kind: 'idle'; file: File | null; fault: string | null }
  | { kind: 'uploading'; file: File; share: number }
  | { kind: 'processing'; file: File; ticket: string }
  | { kind: 'success'; file: File; result: Imported }
  | { kind: 'error'; file: File; why: string };

const IDLE: ImportState = { kind: 'idle', file: null, fault: null };
const FAILED = { title: 'Import Failed', text: 'There was an error importing your app. Please try again.' };

export function useImport() {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>(IDLE);
  const running = useRef<AbortController>(null);

  // A mutation, so that an expired session is handled as everywhere else.
  const sending = useMutation({
    mutationFn: ({ file, ticket, signal }: { file: File; ticket: string; signal: AbortSignal }) =>
      sendArchive(file, ticket, {
        signal,
        onProgress: (share) => {
          setState(share < 1 ? { kind: 'uploading', file, share } : { kind: 'processing', file, ticket });
          if (share >= 1) void invalidateQueries(client, IMPORT_KEYS);
        },
      }),
    onSuccess: (result, { file }) => setState({ kind: 'success', file, result }),
    onError: (error, { file, signal }) => {
      if (signal.aborted || wasCancelled(error)) {
        setState(IDLE);
        return;
      }
      toast({ title: FAILED.title, description: FAILED.text, severity: 'high' });
      setState({ kind: 'error', file, why: refusalText(error) });
    },
    meta: { invalidates: IMPORT_KEYS },
  });

  function choose(file: File | null) {
    closeAllToasts();
    const fault = file ? fileError(file) : null;
    if (fault) toast({ title: fault.title, description: fault.text, severity: 'high' });
    setState({ kind: 'idle', file: fault ? null : file, fault: fault?.text ?? null });
  }

  function start() {
    if (state.kind !== 'idle') return;
    const { file } = state;
    if (!file) {
      toast({ title: 'No file selected', description: 'Please select a ZIP file first.', severity: 'high' });
      setState({ ...state, fault: 'Please select a ZIP file first.' });
      return;
    }
    running.current = new AbortController();
    setState({ kind: 'uploading', file, share: 0 });
    sending.mutate({ file, ticket: newTicket(), signal: running.current.signal });
  }

  /**
   * Cancels the import of an app: aborts the upload, or asks the server to stop processing the uploaded file.
   */
  async function cancel() {
    if (state.kind === 'uploading') running.current?.abort();
    if (state.kind !== 'processing') return;
    const imports = await client.fetchQuery(importsQuery);
    await cancelByTicket(imports, state.ticket);
  }

  return { state, choose, start, cancel, reset: () => setState(IDLE) };
}

async function cancelByTicket(imports: readonly Import[], ticket: string): Promise<void> {
  const own = imports.find((one) => one.ticket === ticket);
  if (own) await send(importEndpoints.cancel, { params: { id: own.id } });
}

function wasCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'import_cancelled';
}

function newTicket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
