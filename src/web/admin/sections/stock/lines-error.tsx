// The error about all lines of a form together, such as a purchase without any article.

import { useField } from '../../ui/form/use-field.ts';

export function LinesError({ name }: { name: string }) {
  // The browser reports the error at the root of the lines, the server at the lines themselves.
  const field = useField(name);
  const seen = useField(`${name}.root`);
  const error = field.error ?? seen.error;
  return error ? (
    <p className="field-error" role="alert">
      {error}
    </p>
  ) : null;
}
