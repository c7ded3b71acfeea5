// The warnings beside a text: phrases that promise more than the shop may, and variables that are empty
// today. Warnings do not block saving or publishing.

import { TriangleAlert } from 'lucide-react';

export function FieldNotes({ notes }: { notes: readonly string[] }) {
  // The element exists before it has contents, so that screen readers announce the contents.
  return (
    <div role="status">
      {notes.length > 0 ? (
        <ul className="mt-1 grid gap-1">
          {notes.map((note) => (
            <li key={note} className="flex items-start gap-1.5 text-warning">
              <TriangleAlert className="mt-0.5 flex-none" size={14} aria-hidden />
              <span>{note}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
