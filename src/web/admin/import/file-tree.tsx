// The folders of an import, unfolded one at a time; each asks for its own content when it is opened.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, File, Folder } from 'lucide-react';
import { useState } from 'react';
import type { EntryPage, ImportEntry } from '#modules/imports/contract.ts';
import { importEndpoints } from '#modules/imports/endpoints.ts';
import { ask } from '#web/client/ask.ts';
import { bytesText, countedText } from '../format.ts';
import { ErrorState, SkeletonRows } from '../ui/states.tsx';
import { nameOf } from './import-texts.ts';

const AT_ONCE = '200';

type TreeProps = { importId: number; parent?: string; onOpen(entry: ImportEntry): void };

export function FileTree({ importId, parent = '', onOpen }: TreeProps) {
  const query = useInfiniteQuery({
    queryKey: ['imports', 'folder', importId, parent],
    queryFn: ({ pageParam, signal }) => {
      const query = { parent, limit: AT_ONCE, ...(pageParam ? { cursor: pageParam } : {}) };
      return ask(importEndpoints.entries, { params: { id: importId }, query, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: EntryPage) => nextCursor,
  });
  if (query.isPending) return <SkeletonRows rows={parent === '' ? 8 : 2} label="Map laden" />;
  if (query.isError) {
    return <ErrorState title="Map niet geladen" error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <ul className="file-tree" aria-label={parent === '' ? 'Bestanden' : `Map ${parent}`}>
      {query.data.pages
        .flatMap(({ items }) => items)
        .map((entry) => (
          <li key={entry.id}>
            {entry.kind === 'folder' ? (
              <FolderRow importId={importId} folder={entry} onOpen={onOpen} />
            ) : (
              <button type="button" className="tree-row" onClick={() => onOpen(entry)}>
                <File size={14} aria-hidden />
                <span className="clip">{nameOf(entry.path)}</span>
                <span className="muted">{bytesText(entry.bytes)}</span>
              </button>
            )}
          </li>
        ))}
      {query.hasNextPage ? (
        <li>
          <button
            type="button"
            className="btn"
            aria-busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show More
          </button>
        </li>
      ) : null}
    </ul>
  );
}

type FolderProps = { importId: number; folder: ImportEntry; onOpen(entry: ImportEntry): void };

function FolderRow({ importId, folder, onOpen }: FolderProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tree-row" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight size={14} aria-hidden className="tree-arrow" />
        <Folder size={14} aria-hidden />
        <span className="clip">{nameOf(folder.path)}</span>
        <span className="muted">
          {countedText(folder.files, 'bestand', 'bestanden')}
          <span className="wide-only"> · {bytesText(folder.bytes)}</span>
        </span>
      </button>
      {isOpen ? <FileTree importId={importId} parent={folder.path} onOpen={onOpen} /> : null}
    </>
  );
}
