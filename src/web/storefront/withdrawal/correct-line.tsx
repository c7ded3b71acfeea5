// The way to what is known or was typed, for who wants to correct it: words in a line, below the one button.

import { withdrawalCopy as copy } from '#copy/legal/withdrawal.ts';

export function CorrectLine() {
  return (
    <p className="mt-5 text-[0.9375rem] text-smoke">
      {copy.startAgain}{' '}
      <button
        type="submit"
        name="step"
        value="edit"
        className="min-h-11 cursor-pointer text-ink underline underline-offset-3 hover:decoration-2"
      >
        {copy.correct}
      </button>
    </p>
  );
}
