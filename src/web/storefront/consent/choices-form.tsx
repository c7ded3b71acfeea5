// The choice by purpose. The server draws it switched off; a small script shows what this visitor has chosen and keeps changes.

import { consentCopy as copy } from '#copy/consent.ts';
import { Button } from '../../ui/button.tsx';

export function ChoicesForm({ connected }: { connected: boolean }) {
  const { necessary, statistics, marketing } = copy.categories;
  return (
    <form className="cookies-form" aria-label={copy.formLabel} data-behaviour="consent-choices">
      <p className="cookies-signal" data-part="signal" hidden>
        {copy.privacySignal}
      </p>
      <p className="cookies-without-script">{copy.withoutScript}</p>
      <ul className="cookies-categories">
        <li className="cookies-category">
          <div>
            <h2>{necessary.title}</h2>
            <p>{necessary.text}</p>
          </div>
          <p className="cookies-always">{copy.alwaysOn}</p>
        </li>
        <Category name="statistics" {...statistics} />
        <Category name="marketing" {...marketing} />
      </ul>
      {connected ? null : <p className="cookies-note">{copy.notConnected}</p>}
      <div className="cookies-actions">
        <Button type="submit" value="save">
          {copy.save}
        </Button>
        <Button type="submit" look="quiet" value="accept">
          {copy.acceptAll}
        </Button>
        <Button type="submit" look="quiet" value="refuse">
          {copy.refuseAll}
        </Button>
      </div>
      <div className="cookies-state">
        <p role="status">
          <span data-part="saved" hidden>
            {copy.saved}
          </span>
        </p>
        <p data-part="none" hidden>
          {copy.noneStored}
        </p>
        <p data-part="stored" hidden>
          {copy.stored} <time data-part="time" /> {copy.storedNumber} <span data-part="id" />.
        </p>
      </div>
    </form>
  );
}

function Category({ name, title, text }: { name: 'statistics' | 'marketing'; title: string; text: string }) {
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
        aria-describedby={`cookies-${name}-text`}
      />
    </li>
  );
}
