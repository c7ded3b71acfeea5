// The folders of an import as a tree; each folder loads its contents when it is opened.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, File, Folder } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EntryPage, ImportEntry } from '#modules/imports/contract.ts';
import { importEndpoints } from '#modules/imports/endpoints.ts';
import { request } from '#web/client/request.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { bytesText, countedText } from '../../format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { nameOf } from './import-texts.ts';

const PAGE_SIZE = '200';

type TreeProps = { importId: number; parent?: string; onOpen(entry: ImportEntry): void };

export function FileTree({ importId, parent = '', onOpen }: TreeProps) {
  const query = useInfiniteQuery({
    queryKey: ['imports', 'folder', importId, parent],
    queryFn: ({ pageParam, signal }) => {
      const query = { parent, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) };
      return request(importEndpoints.entries, { params: { id: importId }, query, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: EntryPage) => nextCursor,
  });
  return (
    <Loaded query={query} rows={parent === '' ? 8 : 2} loading="Map laden" failed="Map niet geladen">
      {({ pages }) => (
        <ul
          className={parent === '' ? 'px-2 pt-1 pb-2' : 'ml-3.75 border-l border-hairline pl-2'}
          aria-label={parent === '' ? 'Bestanden' : `Map ${parent}`}
        >
          {pages
            .flatMap(({ items }) => items)
            .map((entry) => (
              <li key={entry.id}>
                {entry.kind === 'folder' ? (
                  <FolderRow importId={importId} folder={entry} onOpen={onOpen} />
                ) : (
                  <TreeRow
                    name={nameOf(entry.path)}
                    size={bytesText(entry.bytes)}
                    onPress={() => onOpen(entry)}
                  >
                    {/* It stands under the names of folders, not under their arrows. */}
                    <File size={14} aria-hidden className="ml-5.5" />
                  </TreeRow>
                )}
              </li>
            ))}
          {query.hasNextPage ? (
            <li>
              <Button aria-busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show More
              </Button>
            </li>
          ) : null}
        </ul>
      )}
    </Loaded>
  );
}

type FolderProps = { importId: number; folder: ImportEntry; onOpen(entry: ImportEntry): void };

function FolderRow({ importId, folder, onOpen }: FolderProps) {
  const [isOpen, setOpen] = useState(false);
  const size = (
    <>
      <span>{countedText(folder.files, 'bestand', 'bestanden')}</span>
      <span className="max-md:hidden">
        {' '}
        · <span>{bytesText(folder.bytes)}</span>
      </span>
    </>
  );
  return (
    <>
      <TreeRow name={nameOf(folder.path)} size={size} isOpen={isOpen} onPress={() => setOpen(!isOpen)}>
        <ChevronRight size={14} aria-hidden className={isOpen ? 'rotate-90' : undefined} />
        <Folder size={14} aria-hidden />
      </TreeRow>
      {isOpen ? <FileTree importId={importId} parent={folder.path} onOpen={onOpen} /> : null}
    </>
  );
}

type RowProps = {
  name: string;
  size: ReactNode;
  /**
   * Of a row in the folder tree of an import: true for an open folder, false for a closed one, undefined for
   * a file, which cannot be opened in the tree.
   */
  isOpen?: boolean;
  onPress(): void;
  /** Of a row in the folder tree of an import: the icons before the name of the file or folder. */
  children: ReactNode;
};

function TreeRow({ name, size, isOpen, onPress, children }: RowProps) {
  return (
    <button
      type="button"
      className="flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-md px-2 text-left hover:bg-raised"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span className="flex flex-none gap-2 text-quiet">{children}</span>
      <span className="clip">{name}</span>
      <span className="muted ml-auto flex-none">{size}</span>
    </button>
  );
}
