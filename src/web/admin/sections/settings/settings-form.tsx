// One section of the settings in its own panel; the bar of the page (save-bar.tsx) saves it.

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { isOwnerSection, type Settings, settingsSections } from '#modules/settings/contract.ts';
import { Badge } from '#web/ui/controls/badge.tsx';
import { Panel, PanelText } from '#web/ui/controls/panel.tsx';
import { settingsQuery } from '../../admin-queries.ts';
import { useAdminSession } from '../../session/admin-session.ts';
import { ImageField } from '../../shared/pictures/image-field.tsx';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { NumberField, TextAreaField, TextField } from '../../ui/form/text-fields.tsx';
import type { FormFieldProps } from '../../ui/form/use-field.ts';
import { useFormDialog } from '../../ui/form/use-form-dialog.ts';
import type { SettingField } from './setting-fields.ts';
import { SECTIONS, type SectionKey, type SettingsSection } from './setting-fields.ts';
import { saveSettings } from './settings-calls.ts';

type SettingsFormProps = {
  /**
   * Of the form of a settings section: renders content beside the switch of a setting, such as a test button;
   * `name` is the setting's name.
   */
  beside?: ((name: string) => ReactNode) | undefined;
  section: SectionKey;
  settings: Settings;
  /**
   * Of the form of a settings section: called when its unsaved changes change. `faults` is the number of
   * invalid fields, or null when nothing is unsaved.
   */
  onDirty(section: SectionKey, faults: number | null): void;
};

export function SettingsForm({ section, settings, onDirty, beside }: SettingsFormProps) {
  const { title, intro, fields }: SettingsSection = SECTIONS[section];
  const dialog = useSectionForm(section, settings, title);
  const { isDirty, errors } = dialog.form.formState;
  const faults = isDirty ? Object.keys(errors).length : null;
  useEffect(() => onDirty(section, faults), [section, faults, onDirty]);
  useEffect(() => () => onDirty(section, null), [section, onDirty]);

  return (
    <Panel
      className="scroll-mt-16"
      id={section}
      title={title}
      beside={isDirty ? <Badge tone="warning">Niet opgeslagen</Badge> : null}
    >
      {intro ? <PanelText>{intro}</PanelText> : null}
      {isOwnerSection(section) && !dialog.mayWrite ? (
        <PanelText>Alleen een eigenaar kan dit wijzigen.</PanelText>
      ) : null}
      <FormProvider {...dialog.form}>
        <form
          className="@container"
          noValidate
          onSubmit={dialog.submit}
          onReset={(event) => {
            event.preventDefault();
            dialog.undo();
          }}
        >
          <div className="form-grid px-4 pt-1 pb-4">
            {Object.entries(fields).map(([name, field]) => (
              <SettingInput key={name} name={name} field={field} beside={beside?.(name)} />
            ))}
          </div>
          <FormError failure={dialog.failure} onTakeNewest={dialog.takeNewest} />
        </form>
      </FormProvider>
    </Panel>
  );
}

function useSectionForm(section: SectionKey, settings: Settings, title: string) {
  const client = useQueryClient();
  // The values the fields started from; the server refuses the change when the stored values differ.
  const seen = useRef<Record<string, unknown>>(settings[section]);
  const { fields }: SettingsSection = SECTIONS[section];
  const { role } = useAdminSession();
  const dialog = useFormDialog<Record<string, unknown>, Record<string, unknown>>({
    schema: settingsSections[section],
    start: settings[section],
    isLocked: isOwnerSection(section) && role !== 'owner',
    save: async (body) => {
      const saved = await saveSettings({ [section]: body, seen: { [section]: seen.current } });
      client.setQueryData(settingsQuery.queryKey, saved);
      seen.current = saved[section];
    },
    done: `${title} opgeslagen`,
    doneDetail: 'De winkel laat het meteen zien.',
    failed: `${title} niet opgeslagen`,
    conflict: {
      labels: Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
      fetchNewest: async () => {
        const newest = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
        seen.current = newest[section];
        return newest[section];
      },
    },
    onClose: () => dialog.startOver(seen.current),
  });
  return { ...dialog, undo: () => dialog.startOver(seen.current) };
}

/** The input of one setting, by its type. */
function SettingInput({ name, field, beside }: { name: string; field: SettingField; beside: ReactNode }) {
  const { label, kind = 'text', hint } = field;
  const props = { name, label, ...(hint ? { hint } : {}) };
  if (kind === 'switch')
    return (
      <div className="col-span-full flex items-center justify-between gap-4 not-first:border-t not-first:border-hairline not-first:pt-3">
        <SwitchField {...props} />
        {beside}
      </div>
    );
  return CONTROLS[kind]({ ...props, ...widthOf(field) }, field);
}

function widthOf({ wide, short }: SettingField): { className?: string } {
  if (wide) return { className: 'span-2' };
  return short ? { className: 'short' } : {};
}

type Kind = Exclude<SettingField['kind'], 'switch' | undefined> | 'text';

const CONTROLS: Readonly<Record<Kind, (props: FormFieldProps, field: SettingField) => ReactNode>> = {
  text: (props) => <TextField {...props} />,
  email: (props) => <TextField {...props} type="email" />,
  tel: (props) => <TextField {...props} type="tel" />,
  url: (props) => <TextField {...props} type="url" />,
  // The browser's own field of time follows the language of the device, and would ask for AM or PM.
  time: (props) => <TextField {...props} placeholder="16:00" />,
  number: (props, { suffix }) => <NumberField {...props} empty={undefined} {...(suffix ? { suffix } : {})} />,
  long: (props) => <TextAreaField {...props} className="span-all" rows={3} />,
  choice: (props, { options = [] }) => <SelectField {...props} options={options} />,
  picture: (props) => <ImageField {...props} />,
};
