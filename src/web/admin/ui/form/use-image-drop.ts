// Accepts pictures that are dropped on or pasted into an element. It also reports whether a file is being
// dragged over the element.

import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

/**
 * Returns the handlers for dropped and pasted files, and `isOver`: true while a file is dragged over the
 * element. `onFiles` receives pictures only; other files are left out.
 */
export function useImageDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  // Entering and leaving a child element fires events too, so they are counted.
  const depth = useRef(0);
  const hover = (change: 1 | -1) => {
    depth.current += change;
    setOver(depth.current > 0);
  };
  const take = (data: DataTransfer) => {
    const files = pictureFiles(data.files);
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  };
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (carriesFiles(event)) hover(1);
      },
      onDragLeave: (event: DragEvent) => {
        if (carriesFiles(event)) hover(-1);
      },
      onDragOver: (event: DragEvent) => {
        // Without this the browser would open the file in place of the page.
        if (carriesFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        take(event.dataTransfer);
      },
      onPaste: (event: ClipboardEvent) => {
        if (take(event.clipboardData)) event.preventDefault();
      },
    },
  };
}

/**
 * Returns the pictures among the files. A file without a type is included, because the server checks its
 * contents.
 */
export function pictureFiles(files: Iterable<File>): File[] {
  return [...files].filter(({ type }) => type === '' || type.startsWith('image/'));
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
