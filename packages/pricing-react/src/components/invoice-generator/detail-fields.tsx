// Dates, the buyer's reference and the language of the invoice.

import { sentence } from '@hosted-stay/pricing-core/format';
import { DateField } from '../date-field/date-field.tsx';
import { Field } from '../field/field.tsx';
import type { FormPartProps } from './form-props.ts';
import { TextField } from './text-field.tsx';

export interface DetailFieldsProps extends FormPartProps {
  /** BCP 47 languages it can be printed in. */
  readonly languages: readonly string[];
  readonly printed: string;
}

export function DetailFields({ languages, printed, ...form }: DetailFieldsProps) {
  const { messages, draft, change, errorsAt, locale, today } = form;
  const words = messages.invoice;
  const dates = { messages, locale, today };
  return (
    <div className="pricing-invoice-fields">
      <p className="pricing-invoice-number">{draft.number === null ? words.draft : words.number({ number: draft.number })}</p>
      <div className="pricing-invoice-row">
        <DateField
          {...dates}
          label={words.issueDate}
          value={draft.issueDate}
          errors={errorsAt('issueDate')}
          onChange={(issueDate) => change({ type: 'set', changes: { issueDate } })}
        />
        <DateField
          {...dates}
          label={words.dueDate}
          value={draft.dueDate}
          errors={errorsAt('dueDate')}
          onChange={(dueDate) => change({ type: 'set', changes: { dueDate } })}
        />
      </div>
      <TextField
        label={words.reference}
        hint={words.referenceHint}
        value={draft.reference}
        onChange={(reference) => change({ type: 'set', changes: { reference } })}
      />
      {languages.length > 1 && (
        <Field label={words.language}>
          {(control) => (
            <select
              {...control}
              className="pricing-control"
              value={printed}
              onChange={(event) => change({ type: 'set', changes: { language: event.target.value } })}
            >
              {languages.map((language) => (
                <option key={language} value={language} lang={language}>
                  {sentence(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}
