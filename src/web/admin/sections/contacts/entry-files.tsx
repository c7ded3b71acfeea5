// The attachments of a mail: images to view, documents to download, and the names of files that stayed in the
// mailbox.

import { Download, Paperclip } from 'lucide-react';
import { type ConversationFile, isShown } from '#modules/contacts/contract.ts';
import { conversationEndpoints } from '#modules/contacts/endpoints.ts';
import { urlOf } from '#web/client/request.ts';
import { bytesText } from '../../format.ts';
import { leftFileText } from './contact-texts.ts';

type EntryFilesProps = { conversationId: number; files: readonly ConversationFile[] };

export function EntryFiles({ conversationId, files }: EntryFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap items-end gap-2">
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the order never changes
        <li key={place} className={file.kept && isShown(file.kept.type) ? 'min-w-0' : 'basis-full'}>
          <EntryFile conversationId={conversationId} file={file} />
        </li>
      ))}
    </ul>
  );
}

function EntryFile({ conversationId, file }: { conversationId: number; file: ConversationFile }) {
  const { name, size, kept } = file;
  if (!kept)
    return (
      <span className="flex items-center gap-1.5 text-quiet">
        <Paperclip size={13} aria-hidden />{' '}
        <span>
          <span>{name}</span> (<span>{bytesText(size)}</span>, <span>{leftFileText(name)}</span>)
        </span>
      </span>
    );
  const address = urlOf(conversationEndpoints.file, { params: { id: conversationId, fileId: kept.id } });
  if (!isShown(kept.type))
    return (
      <a className="flex min-h-6 items-center gap-1.5" href={address} download>
        <Download size={13} aria-hidden />{' '}
        <span>
          <span>{name}</span>
          <span> (</span>
          <span>{bytesText(size)}</span>
          <span>)</span>
        </span>
      </a>
    );
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={`${name}, groot (nieuw venster)`}>
      <img className="h-32 max-w-full rounded-md object-cover" src={address} alt="" loading="lazy" />
    </a>
  );
}
