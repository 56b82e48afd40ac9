// The payment schedule of an invoice: at once, a deposit and the balance, or equal instalments.

import { type InvoiceDraft, invoiceReducer } from '@hosted-stay/pricing-react';
import { SimpleGrid } from '@mantine/core';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { MoneyField } from '#web/ui/form/fields/money-field.tsx';
import { NumberField } from '#web/ui/form/fields/number-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { InvoicePartProps } from './form-parts.ts';
import classes from './invoice-fields.module.css';

type Schedule = InvoiceContent['schedule'];

const MODES = ['none', 'percentage', 'amount', 'instalments'] as const satisfies readonly Schedule['mode'][];

/** Returns how many parts have their own date: the last one is due with the invoice. */
function datesOf({ mode, count }: Schedule): number {
  if (mode === 'none') return 0;
  return mode === 'instalments' ? Math.max(1, count - 1) : 1;
}

interface ScheduleFieldsProps extends InvoicePartProps {
  readonly currency: string;
  /** The draft, from which the dates of the parts are suggested; null if it can't be created yet. */
  readonly draft: InvoiceDraft | null;
}

export function ScheduleFields({ form, currency, draft }: ScheduleFieldsProps) {
  const words = useTranslations('invoices.form');
  const schedule = form.values.typed.schedule as Schedule;

  /** Changes the schedule and suggests the dates that are still empty. */
  function change(changes: Partial<Pick<Schedule, 'mode' | 'count'>>): void {
    const {
      amounts: _,
      dates,
      ...next
    } = draft === null ? { ...schedule, ...changes, amounts: undefined } : invoiceReducer(draft, { type: 'setSchedule', changes }).schedule;
    form.set('typed.schedule', { ...next, dates: [...dates] });
  }

  const mode = form.field('typed.schedule.mode');
  const count = form.field('typed.schedule.count');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing={0} className={classes['fields'] ?? ''}>
      <SelectField
        of={{ ...mode, change: (chosen) => change({ mode: MODES.find((one) => one === chosen) ?? 'none' }) }}
        label={words('schedule')}
        choices={MODES.map((value) => ({ value, label: words(`scheduleMode.${value}`) }))}
        required
      />
      {schedule.mode === 'percentage' && (
        <DecimalField of={form.field('typed.schedule.percentage')} label={words('depositPercentage')} unit="%" required />
      )}
      {schedule.mode === 'amount' && (
        <MoneyField of={form.field('typed.schedule.amount')} label={words('depositAmount')} currency={currency} required />
      )}
      {schedule.mode === 'instalments' && (
        <NumberField of={{ ...count, change: (number) => change({ count: number ?? 2 }) }} label={words('instalments')} min={2} max={24} />
      )}
      {Array.from({ length: datesOf(schedule) }, (_, part) => (
        <DateField
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
          key={part}
          of={form.field(`typed.schedule.dates.${part}`)}
          label={schedule.mode === 'instalments' ? words('instalmentDate', { part: String(part + 1) }) : words('depositDate')}
          required
        />
      ))}
    </SimpleGrid>
  );
}
