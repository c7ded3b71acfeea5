// An article as a search engine shows it, and whether title, description and address have a good length.

import { slugOf } from '#modules/blog/contract.ts';
import { judgeLength, type LengthRule, SEARCH_RULES } from './search-lengths.ts';

export function SearchPreview({ title, excerpt, slug }: Record<'title' | 'excerpt' | 'slug', string>) {
  const address = slug || slugOf(title);
  return (
    <div className="search-preview">
      <div className="search-snippet">
        <p className="search-site">
          {window.location.host}
          <span> › blog › {address || '…'}</span>
        </p>
        <p className="search-title">{cut(title || 'Zonder titel', SEARCH_RULES.title.most)}</p>
        <p className="search-text">{cut(excerpt || 'Nog geen samenvatting.', SEARCH_RULES.excerpt.most)}</p>
      </div>
      <dl className="search-lengths">
        <Length label="Titel" text={title} rule={SEARCH_RULES.title} />
        <Length label="Omschrijving" text={excerpt} rule={SEARCH_RULES.excerpt} />
        <Length label="Adres" text={address} rule={SEARCH_RULES.slug} />
      </dl>
      <p className="muted">
        Een schatting: zoekmachines meten in punten en kiezen soms zelf een andere tekst.
      </p>
    </div>
  );
}

function Length({ label, text, rule }: { label: string; text: string; rule: LengthRule }) {
  const { verdict, isGood } = judgeLength(text, rule);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {text.trim().length} van {rule.most} tekens
        <span className={isGood ? 'badge badge-live' : 'badge badge-warning'}>{verdict}</span>
      </dd>
    </div>
  );
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
}
