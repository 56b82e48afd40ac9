// Whether VAT is charged, the note about it on the invoice, and the closing texts.

import { Text } from '@mantine/core';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import type { InvoicePartProps } from './form-parts.ts';

/** What decides on VAT: the form, a business that never charges it, or the invoiced quote. */
export type VatDecision = 'typed' | 'business' | 'quote';

interface VatFieldsProps extends InvoicePartProps {
  readonly decision: VatDecision;
  readonly isExempt: boolean;
}

export function VatFields({ form, decision, isExempt }: VatFieldsProps) {
  const words = useTranslations('invoices.form');
  return (
    <>
      {decision === 'typed' ? (
        <CheckboxField of={form.field('typed.vatExempt')} label={words('exempt')} />
      ) : (
        <Text size="sm">{words(decision === 'business' ? 'exemptBusiness' : isExempt ? 'exemptQuote' : 'taxedQuote')}</Text>
      )}
      <LongTextField
        of={form.field('typed.vatText')}
        label={isExempt ? words('exemptReason') : words('vatText')}
        description={isExempt ? words('exemptReasonHint') : words('vatTextHint')}
        maxLength={2000}
        minRows={2}
        required={isExempt}
      />
      <LongTextField of={form.field('typed.notes')} label={words('notes')} description={words('notesHint')} maxLength={2000} />
    </>
  );
}
