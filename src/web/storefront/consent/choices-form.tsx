// The consent form with one switch per purpose. The server renders all switches off, because the page is the
// same for everyone; a small script then shows the visitor's choice. A form sent before the script has loaded
// is answered by the server with the stored choice.

import { consentCopy as copy } from '#copy/consent.ts';
import { href } from '#shared/href.ts';
import { consentDateText } from '../../islands/consent/consent-form.ts';
import { type ConsentRecord, REFUSED } from '../../islands/consent/consent-record.ts';
import { Button } from '../../ui/controls/button.tsx';

type ChoicesFormProps = {
  connected: boolean;
  /**
   * Of the consent form on /cookies: the choice that the server has just stored; null or absent when no form
   * was sent or nothing was stored.
   */
  stored?: ConsentRecord | null;
  /**
   * Of the consent form on /cookies: true when it came from a browser with Global Privacy Control switched
   * on; its choice is not stored.
   */
  signal?: boolean;
};

export function ChoicesForm({ connected, stored = null, signal = false }: ChoicesFormProps) {
  const choices = stored?.choices ?? REFUSED;
  const { necessary, statistics, marketing } = copy.categories;
  return (
    <form
      method="post"
      action={`${href('/cookies')}#keuze`}
      id="keuze"
      autoComplete="off"
      className="cookies-form"
      aria-label={copy.formLabel}
      data-behaviour="consent-choices"
    >
      <p className="cookies-signal" data-part="signal" hidden={!signal}>
        {copy.privacySignal}
      </p>
      <p className="cookies-without-script">{copy.withoutScript}</p>
      {connected ? null : <p className="mb-4 font-semibold max-sm:min-h-[3lh]">{copy.notConnected}</p>}
      <ul className="cookies-categories">
        <li className="cookies-category">
          <div>
            <h2>{necessary.title}</h2>
            <p>{necessary.text}</p>
          </div>
          <p className="cookies-always">{copy.alwaysOn}</p>
        </li>
        <Category name="statistics" isOn={choices.statistics} {...statistics} />
        <Category name="marketing" isOn={choices.marketing} {...marketing} />
      </ul>
      <div className="cookies-actions">
        {(['save', 'accept', 'refuse'] as const).map((choice) => (
          <Button
            key={choice}
            variant={choice === 'save' ? 'primary' : 'secondary'}
            type="submit"
            name="choice"
            value={choice}
          >
            {copy.buttons[choice]}
          </Button>
        ))}
      </div>
      <div className="cookies-state">
        <p role="status" className="text-mint font-semibold">
          <span data-part="saved" hidden={stored === null}>
            {copy.saved}
          </span>
        </p>
        <p data-part="none" hidden>
          {copy.noneStored}
        </p>
        <p data-part="stored" hidden={stored === null}>
          {copy.stored} <span data-part="time">{stored ? consentDateText(stored) : ''}</span>{' '}
          {copy.storedNumber} <span data-part="id">{stored?.id}</span>).
        </p>
      </div>
    </form>
  );
}

type CategoryProps = { name: 'statistics' | 'marketing'; isOn: boolean; title: string; text: string };

function Category({ name, isOn, title, text }: CategoryProps) {
  return (
    <li className="cookies-category">
      <div>
        <h2>
          <label htmlFor={`cookies-${name}`}>{title}</label>
        </h2>
        <p id={`cookies-${name}-text`}>{text}</p>
      </div>
      <input
        type="checkbox"
        className="cookies-switch"
        id={`cookies-${name}`}
        name={name}
        defaultChecked={isOn}
        aria-describedby={`cookies-${name}-text`}
      />
    </li>
  );
}
