// The preview of a page in a search engine, with a check of the lengths of title, description and address.

import { capitalise } from '#shared/writing/capitalise.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { judgeLength, type LengthRule, SEARCH_RULES } from './search-lengths.ts';

type SearchPreviewProps = {
  title: string;
  excerpt: string;
  /**
   * Of the preview of a search result: the parent folders of the page's address, such as `['blog']`; none by
   * default.
   */
  trail?: readonly string[];
  /** Of the preview of a search result: the last part of the page's address; empty for the home page. */
  slug: string;
};

export function SearchPreview({ title, excerpt, trail = [], slug }: SearchPreviewProps) {
  return (
    <div className="grid gap-5">
      <div className="grid max-w-152 gap-0.75 rounded-lg border border-hairline bg-surface p-4">
        <p className="text-[0.8125rem]">
          <span>{window.location.host}</span>
          <span className="text-quiet">
            {[...trail, slug].map((part) => (part === '' ? '' : ` › ${part}`))}
          </span>
        </p>
        <p className="text-[1.1875rem] leading-[1.3] text-[light-dark(#1a0dab,#99c3ff)]">
          {cut(title || 'Zonder titel', SEARCH_RULES.title.most)}
        </p>
        <p className="text-[0.875rem] leading-[1.55] text-quiet">
          {cut(excerpt || 'Nog geen samenvatting.', SEARCH_RULES.excerpt.most)}
        </p>
      </div>
      <dl>
        <Length label="Titel" text={title} rule={SEARCH_RULES.title} />
        <Length label="Omschrijving" text={excerpt} rule={SEARCH_RULES.excerpt} />
        {slug === '' ? null : <Length label="Adres" text={slug} rule={SEARCH_RULES.slug} />}
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
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline py-2">
      <dt>{label}</dt>
      <dd className="flex items-center gap-3">
        <span>
          <span>{text.trim().length}</span> van <span>{rule.most}</span> tekens
        </span>
        <Badge tone={isGood ? 'live' : 'warning'}>{capitalise(verdict)}</Badge>
      </dd>
    </div>
  );
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
}
