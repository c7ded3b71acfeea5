// /admin/settings: all settings an operator can change without a release. Each topic is a page of its own
// with one bar to save it.

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { href } from '#shared/href.ts';
import { settingsQuery } from '../../admin-queries.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { SaveBar, type Unsaved, UnsavedWarning } from './save-bar.tsx';
import type { SectionKey } from './setting-fields.ts';
import { NOTICES_TOPIC, SHIPPING_TOPIC, TOPICS, type Topic, topicOf } from './setting-topics.ts';
import { SettingsForm } from './settings-form.tsx';
import { ShippingCountries } from './shipping-countries.tsx';
import { DevicesHint, TestNotification } from './test-notification.tsx';

export const meta = () => pageMeta('Instellingen');

export default function SettingsPage() {
  const topic = topicOf(useParams().topic);
  const query = useQuery(settingsQuery);
  useScrollToSection(query.isSuccess);
  const [unsaved, setUnsaved] = useState<Unsaved>(new Map());
  const noteDirty = useCallback((section: SectionKey, faults: number | null) => {
    setUnsaved((before) => {
      if ((before.get(section) ?? null) === faults) return before;
      const after = new Map(before);
      if (faults === null) after.delete(section);
      else after.set(section, faults);
      return after;
    });
  }, []);

  return (
    <>
      <PageHeader title="Instellingen" />
      <div className="grid grid-cols-[10rem_minmax(0,50rem)] items-start gap-6 max-md:grid-cols-1 max-md:gap-3">
        <Topics topic={topic} />
        <div>
          {topic ? null : <EmptyState title="Deze instellingen bestaan niet" />}
          <Loaded query={query} loading="Instellingen laden" failed="Instellingen niet geladen">
            {(settings) =>
              topic?.sections.map((section) => (
                <SettingsForm
                  key={section}
                  section={section}
                  settings={settings}
                  onDirty={noteDirty}
                  beside={
                    topic.path === NOTICES_TOPIC ? (name) => <TestNotification name={name} /> : undefined
                  }
                />
              ))
            }
          </Loaded>
          {topic?.path === NOTICES_TOPIC ? <DevicesHint /> : null}
          <SaveBar unsaved={unsaved} />
          {topic?.path === SHIPPING_TOPIC ? <ShippingCountries /> : null}
        </div>
      </div>
      <UnsavedWarning unsaved={unsaved.size > 0} />
    </>
  );
}

function Topics({ topic }: { topic: Topic | undefined }) {
  const topics = useRef<HTMLElement>(null);
  // On a phone the topics are one line that scrolls sideways; the current topic is scrolled into view.
  useEffect(() => {
    const current = topics.current?.querySelector(`[href$="/${topic?.path}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [topic]);
  return (
    <nav
      ref={topics}
      className="sticky top-17 grid gap-0.5 max-md:static max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:mask-x-from-[calc(100%-1rem)] max-md:px-4 max-md:[scrollbar-width:none]"
      aria-label="Soorten instellingen"
    >
      {TOPICS.map(({ path, label }) => (
        <Link
          key={path}
          className="flex min-h-8 items-center rounded-md px-2.5 font-[520] whitespace-nowrap text-quiet hover:bg-raised hover:text-text hover:no-underline aria-[current=page]:bg-raised aria-[current=page]:text-text max-md:min-h-11"
          to={href('/admin/settings/:topic?', { topic: path })}
          aria-current={path === topic?.path ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls to the section in the URL (#company) once the settings are loaded. */
function useScrollToSection(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}
