// The choice of reply templates, filled in for the customer of the conversation. The operator can edit the
// chosen text.

import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { href } from '#shared/href.ts';
import { Options } from '#web/ui/controls/options.tsx';
import { Field } from '../../ui/field.tsx';
import { conversationContextQuery } from './contact-calls.ts';
import { replaceReply } from './contact-texts.ts';

type TemplateChoiceProps = { conversationId: number; startedText: string };

export function TemplateChoice({ conversationId, startedText }: TemplateChoiceProps) {
  const { getValues, setValue } = useFormContext();
  const templates = useQuery(conversationContextQuery(conversationId)).data?.templates ?? [];
  const choose = (key: string) => {
    const offered = [startedText, ...templates.map(({ text }) => text)];
    const chosen = templates.find((template) => template.key === key)?.text ?? startedText;
    const text = replaceReply(String(getValues('text')), offered, chosen);
    setValue('text', text, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Field
      label="Begin met"
      hint={
        templates.length > 0 ? undefined : (
          <>
            <span>Eigen templates maak je bij </span>
            <Link to={href('/admin/emails')}>E-mails</Link>
            <span>.</span>
          </>
        )
      }
    >
      {(control) => (
        <select {...control} defaultValue="" onChange={(event) => choose(event.target.value)}>
          <option value="">Een vrij antwoord</option>
          <Options of={templates.map(({ key, name }) => [key, name])} />
        </select>
      )}
    </Field>
  );
}
