// A printed invoice, in its own language and with the formats of its own region.

import '@hosted-stay/pricing-react/styles.css';
import { InvoicePreview } from '@hosted-stay/pricing-react';
import { type Invoice, readCreditNote, readInvoice, type Settlement } from '@hosted-stay/pricing-react/invoicing';
import type { InvoiceKind } from '#contract/finance/invoices/invoice-states.ts';
import { DEFAULT_LOCALE, isLocale } from '#contract/platform/locales.ts';
import classes from '#web/features/finance/finance.module.css';
import { useWidgetWordsOf } from '#web/platform/messages/widget-words.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { formatLocaleOf } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface PaperProps {
  readonly invoice: Invoice;
  /** The payments since it was sent. */
  readonly settlement?: Settlement | null | undefined;
}

export function Paper({ invoice, settlement }: PaperProps) {
  const language = isLocale(invoice.language) ? invoice.language : DEFAULT_LOCALE;
  const messages = useWidgetWordsOf(language);
  if (messages === undefined) return <LoadingRows count={8} />;
  return (
    <div className={classes['paper']}>
      <InvoicePreview invoice={invoice} messages={messages} locale={formatLocaleOf(language)} settlement={settlement ?? undefined} />
    </div>
  );
}

interface DocumentProps extends Pick<PaperProps, 'settlement'> {
  readonly kind: InvoiceKind;
  readonly document: Readonly<Record<string, unknown>>;
}

/** Shows an invoice or a credit note from the server; if its figures don't add up, it isn't shown as a valid one. */
export function DocumentPaper({ kind, document, settlement }: DocumentProps) {
  const words = useTranslations('invoices');
  const read = kind === 'credit' ? readCreditNote(document) : readInvoice(document);
  return read.ok ? <Paper invoice={read.value} settlement={settlement} /> : <Fault message={words('unreadable')} />;
}
