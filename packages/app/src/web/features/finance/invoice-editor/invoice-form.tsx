// The form of a new invoice or a draft, with a live preview of the printed invoice beside it.

import { Button, Group, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type * as z from 'zod';
import { createInvoice, editInvoice, readInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoiceContent, InvoicePage, invoiceBody, TripToBill } from '#contract/finance/invoices/invoices.shapes.ts';
import { toPercent } from '#contract/platform/validation/percent.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import classes from '#web/features/finance/finance.module.css';
import { Section } from '#web/features/finance/invoices/invoice-figures.tsx';
import { keepInvoice, useInvoiceSteps } from '#web/features/finance/invoices/use-invoice-steps.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type UsedForm, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BuyerFields, type UserChooser } from './buyer-fields.tsx';
import { type InvoiceInput, toInvoiceInput } from './draft.model.ts';
import type { InvoiceValues } from './form-parts.ts';
import { HeadFields } from './head-fields.tsx';
import { LineFields } from './line-fields.tsx';
import { LivePaper } from './live-paper.tsx';
import { goToField, MissingList } from './missing-list.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { BillAgain } from './trip-notice.tsx';
import type { BilledQuote } from './use-billed-quote.ts';
import { useInvoicePreview } from './use-invoice-preview.ts';
import { type VatDecision, VatFields } from './vat-fields.tsx';

interface InvoiceFormProps {
  /** The draft to edit; null for a new one. */
  readonly invoice: InvoicePage | null;
  readonly initial: InvoiceInput;
  readonly businesses: readonly Business[];
  readonly billed: BilledQuote | null;
  /** The invoice that already covers the price of the trip. */
  readonly billedBy?: TripToBill['billedBy'];
  readonly Chooser: UserChooser | undefined;
}

/**
 * Creates the form for the contract's request body. It starts with every text field, so its shape is complete even if values are missing.
 */
function useInvoiceForm({ invoice, initial }: InvoiceFormProps, done: (saved: InvoicePage) => Promise<void>) {
  // The version last read by the page or by a comparison: the one on which a save is based.
  const version = useRef(invoice?.version ?? 0);
  return useForm<z.input<typeof invoiceBody>, z.output<typeof invoiceBody>, InvoicePage>({
    shape: async () => (await import('#contract/finance/invoices/invoices.shapes.ts')).invoiceBody,
    initial: initial as InvoiceValues,
    send: (body) =>
      invoice === null
        ? call(createInvoice, { body })
        : call(editInvoice, { params: { id: invoice.id }, body: { ...body, version: version.current } }),
    done,
    ...(invoice !== null && {
      async reread() {
        const theirs = await call(readInvoice, { params: { id: invoice.id } });
        version.current = theirs.version;
        return toInvoiceInput(theirs) as InvoiceValues;
      },
    }),
  });
}

/** Returns the form with the messages about missing data at its fields. */
function withSentences(form: UsedForm<InvoiceValues>, sentences: Readonly<Record<string, string>>): UsedForm<InvoiceValues> {
  return {
    ...form,
    field(path) {
      const field = form.field(path);
      const text = sentences[path];
      return text === undefined || field.problem !== undefined ? field : { ...field, problem: { text } };
    },
  };
}

const NOTHING = {};

function decisionOf(business: Business | undefined, billed: BilledQuote | null): VatDecision {
  if (billed !== null) return 'quote';
  return business?.vatExempt ? 'business' : 'typed';
}

export function InvoiceForm(props: InvoiceFormProps) {
  const { businesses, billed, billedBy = null, invoice, Chooser } = props;
  const words = useTranslations('invoices');
  const [, navigate] = useLocation();
  const steps = useInvoiceSteps();
  const sends = useRef(false);
  /** Whether the user has tried to send it: from then on, fields show what is missing. */
  const [isWanted, setWanted] = useState(false);
  const form = useInvoiceForm(props, async (saved) => {
    await keepInvoice(saved);
    if (sends.current) await steps.send(saved);
    else showToast(words('form.saved'));
    navigate(paths.hubInvoiceAction({ id: saved.id }));
  });
  const typed = form.values.typed as InvoiceContent;
  const business = businesses.find(({ id }) => id === form.values.businessId);
  const making = useInvoicePreview({ typed, business, billed });
  const sentences = making?.sentences ?? NOTHING;
  const told = withSentences(form, isWanted ? sentences : NOTHING);
  const decision = decisionOf(business, billed);
  const isExempt = billed?.quote.request.vatExempt ?? (typed.vatExempt || business?.vatExempt === true);
  const currency = business?.currencyCode ?? billed?.quote.currency ?? 'EUR';

  async function saveAndSend(): Promise<void> {
    setWanted(true);
    const missing = Object.keys(sentences);
    const first = missing.find((path) => path !== '');
    if (first !== undefined) goToField(form.id, first);
    if (making === null || missing.length > 0) return;
    sends.current = true;
    await form.store.submit();
    sends.current = false;
  }

  return (
    <div className={classes['desk']}>
      <Form form={form} label={words('form.title')}>
        <Section title={words('form.head')}>
          <HeadFields form={told} businesses={businesses} />
        </Section>
        <Section title={words('form.buyer')}>
          <Stack gap="md">
            <BuyerFields form={told} Chooser={Chooser} />
          </Stack>
        </Section>
        <Section title={words('form.lines')}>
          {billed !== null && (
            <Text size="sm" mb="sm">
              {words('form.quoted', { fingerprint: billed.quote.fingerprint.slice(0, 12) })}
            </Text>
          )}
          <LineFields form={told} currency={currency} rate={isExempt ? null : toPercent(business?.vatRate ?? '0')} />
        </Section>
        <Section title={words('form.terms')}>
          <Stack gap="md">
            <ScheduleFields form={told} currency={currency} draft={making?.draft ?? null} />
            <VatFields form={told} decision={decision} isExempt={isExempt} />
          </Stack>
        </Section>
        <BillAgain form={form} billedBy={billedBy} />
        {making !== null && <MissingList formId={form.id} sentences={sentences} />}
        <Group justify="flex-end">
          <SubmitButton form={form} variant="default">
            {invoice === null ? words('form.save') : words('form.saveChanges')}
          </SubmitButton>
          <Button leftSection={<IconSend size={16} aria-hidden />} disabled={form.pending} onClick={() => void saveAndSend()}>
            {words('form.saveAndSend')}
          </Button>
        </Group>
      </Form>
      <LivePaper invoice={making?.invoice ?? null} />
    </div>
  );
}
