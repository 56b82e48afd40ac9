// The head of an invoice: business, date, due date and printed language.

import { SimpleGrid } from '@mantine/core';
import { LOCALES } from '#contract/platform/locales.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type InvoicePartProps, toChoiceBinding } from './form-parts.ts';
import classes from './invoice-fields.module.css';

/** Each language by its own name. */
const LANGUAGES = LOCALES.map((value) => ({ value, label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value }));

export function HeadFields({ form, businesses }: InvoicePartProps & { readonly businesses: readonly Business[] }) {
  const words = useTranslations('invoices.form');
  const choices = businesses.map(({ id, name, currencyCode }) => ({ value: String(id), label: `${name} (${currencyCode})` }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing={0} className={classes['fields'] ?? ''}>
      <SelectField of={toChoiceBinding(form.field('businessId'))} label={words('business')} choices={choices} required />
      <SelectField of={form.field('typed.language')} label={words('language')} choices={LANGUAGES} required />
      <DateField of={form.field('typed.issueDate')} label={words('issueDate')} description={words('issueDateHint')} />
      <DateField of={form.field('typed.dueDate')} label={words('dueDate')} description={words('dueDateHint')} required />
    </SimpleGrid>
  );
}
