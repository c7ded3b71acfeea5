// The search field of a list. The search is stored in the URL, which follows a moment after the last typed
// letter.

import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;

type SearchBoxProps = {
  q: string;
  /** Of the search field of a list: its name for screen readers, "Zoek op naam of e-mailadres". */
  label: string;
  placeholder: string;
  onChange(change: { q: string }): void;
};

export function SearchBox({ q, label, placeholder, onChange }: SearchBoxProps) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  // When the address changes otherwise, for example by Back, the field follows.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
  }, [q]);
  useEffect(() => {
    const searchText = text.trim();
    if (searchText === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = searchText;
      onChange({ q: searchText });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onChange]);
  return (
    <label className="search-field">
      <Search size={14} aria-hidden />
      <input
        type="search"
        data-search=""
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={leaveOnEscape}
      />
    </label>
  );
}

// Escape keeps the search and returns the letter keys to the list. In a dialog, Escape belongs to the dialog.
function leaveOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Escape' || event.currentTarget.closest('dialog')) return;
  event.preventDefault();
  event.currentTarget.blur();
}
