// The newsletter form: one field, one button and the consent text. It is sent to the page /nieuwsbrief; with
// JavaScript the result appears on the page that contains the form.

import { newsletterCopy as copy } from '#copy/newsletter.ts';
import { NEWSLETTER_CONSENT } from '#modules/contacts/contract.ts';
import { href } from '#shared/href.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';

type NewsletterFormProps = {
  /** Of the newsletter form: the id of its field, unique on the page. */
  id: string;
  onInk?: boolean;
  value?: string;
  problem?: string | null;
};

export function NewsletterForm({ id, onInk = false, value = '', problem = null }: NewsletterFormProps) {
  const quiet = onInk ? 'text-ash' : 'text-smoke';
  return (
    <form
      method="post"
      action={href('/nieuwsbrief')}
      data-behaviour="newsletter"
      data-failure={copy.failure.title}
      aria-label={copy.title}
      className={onInk ? 'max-w-[34rem] lg:max-w-none' : 'max-w-[34rem]'}
    >
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {copy.label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-fout ${id}-uitleg` : `${id}-uitleg`}
          className={classNames(
            'min-h-12 min-w-0 flex-[1_1_16rem] rounded-full border px-5',
            onInk ? 'border-smoke bg-charcoal text-paper' : 'border-smoke bg-white',
          )}
        />
        <Button type="submit" variant={onInk ? 'inverse' : 'primary'} className="min-w-36 max-sm:flex-1">
          {copy.submit}
        </Button>
      </div>
      {problem ? (
        <p id={`${id}-fout`} className="mt-2 text-[0.9375rem] font-semibold text-orange">
          {problem}
        </p>
      ) : null}
      <p
        data-hint
        className={classNames(
          'mt-3 text-[0.9375rem] empty:mt-0',
          onInk ? 'data-failed:text-ember' : 'data-failed:text-orange',
        )}
      />
      <p id={`${id}-uitleg`} className={classNames('mt-3 text-sm leading-relaxed', quiet)}>
        {NEWSLETTER_CONSENT.text}{' '}
        <a className="underline underline-offset-4 hover:no-underline" href={href('/privacy-policy')}>
          {copy.privacy}
        </a>
        .
      </p>
    </form>
  );
}
