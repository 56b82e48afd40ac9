// In which parts the total is paid, and when.

import { formatOf } from '../../format/format-of.ts';
import { datedParts, INSTALMENTS, type ScheduleDraft, type ScheduleMode } from '../../invoice/schedule-draft.ts';
import { AmountField } from '../amount-field/amount-field.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Field } from '../field/field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import type { FormPartProps } from './form-props.ts';

const MODES: readonly ScheduleMode[] = ['none', 'percentage', 'amount', 'instalments'];

export function ScheduleFields(form: FormPartProps) {
  const { messages, draft, change } = form;
  const words = messages.invoice;
  const set = (changes: Partial<ScheduleDraft>) => change({ type: 'setSchedule', changes });
  return (
    <div className="pricing-invoice-fields">
      <Field label={words.schedule}>
        {(control) => (
          <select
            {...control}
            className="pricing-control"
            value={draft.schedule.mode}
            onChange={(event) => set({ mode: MODES.find((mode) => mode === event.target.value) ?? 'none' })}
          >
            {MODES.map((mode) => (
              <option key={mode} value={mode}>
                {words.scheduleModes[mode]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {draft.schedule.mode !== 'none' && (
        <>
          <div className="pricing-invoice-row">
            <PartAmount {...form} set={set} />
            <PartDates {...form} />
          </div>
          <LastPart {...form} />
        </>
      )}
    </div>
  );
}

function PartAmount({ set, ...form }: FormPartProps & { readonly set: (changes: Partial<ScheduleDraft>) => void }) {
  const { messages, locale, draft, errorsAt, currency, digits } = form;
  const { mode, percentage, amount, count } = draft.schedule;
  const words = messages.invoice;
  const shared = { messages, locale };
  switch (mode) {
    case 'percentage':
      return (
        <AmountField
          {...shared}
          label={words.depositPercentage}
          value={percentage}
          suffix="%"
          fractionDigits={3}
          errors={errorsAt('schedule', mode)}
          onChange={(value) => set({ percentage: value })}
        />
      );
    case 'amount':
      return (
        <AmountField
          {...shared}
          label={words.depositAmount}
          value={amount}
          suffix={currency}
          fractionDigits={digits}
          errors={errorsAt('schedule', mode)}
          onChange={(value) => set({ amount: value })}
        />
      );
    default:
      return (
        <NumberField
          {...shared}
          label={words.instalmentCount}
          value={count === 0 ? null : count}
          min={INSTALMENTS.minimum}
          max={INSTALMENTS.maximum}
          errors={errorsAt('schedule', 'count')}
          onChange={(value) => set({ count: value ?? 0 })}
        />
      );
  }
}

function PartDates({ messages, locale, draft, change, errorsAt, today }: FormPartProps) {
  const words = messages.invoice;
  const format = formatOf(messages, locale);
  const { schedule } = draft;
  const fields = Array.from({ length: datedParts(schedule) }, (_, part) => (
    <DateField
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its position alone
      key={part}
      label={schedule.mode === 'instalments' ? words.instalmentDate({ position: format.number(part + 1) }) : words.depositDate}
      messages={messages}
      locale={locale}
      today={today}
      value={schedule.dates[part] ?? ''}
      errors={errorsAt('schedule', 'dates', part)}
      onChange={(date) => change({ type: 'setPartDate', part, date })}
    />
  ));
  return <>{fields}</>;
}

function LastPart({ messages, locale, made }: FormPartProps) {
  const invoice = made.ok ? made.value : made.sketch;
  const last = invoice?.schedule.at(-1);
  const format = formatOf(messages, locale);
  return (
    <p className="pricing-hint pricing-invoice-last">
      {invoice &&
        last &&
        messages.invoice.lastPart({
          amount: format.money({ amount: last.amount, currency: invoice.currency }),
          date: format.date(last.dueDate),
        })}
    </p>
  );
}
