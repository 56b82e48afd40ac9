// An invoice on paper, as it is printed: in its own language and in the manner of its own region.

import '@hosted-stay/pricing-react/styles.css';
import { InvoicePreview } from '@hosted-stay/pricing-react';
import { type Invoice, readInvoice } from '@hosted-stay/pricing-react/invoicing';
import { DEFAULT_LOCALE, isLocale } from '#contract/platform/locales.ts';
import { useWidgetWordsOf } from '#web/platform/widget-words.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/loading.tsx';
import { formatLocaleOf } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './finance.module.css';

export function Paper({ invoice }: { readonly invoice: Invoice }) {
  const language = isLocale(invoice.language) ? invoice.language : DEFAULT_LOCALE;
  const messages = useWidgetWordsOf(language);
  if (messages === undefined) return <LoadingRows count={8} />;
  return (
    <div className={classes['paper']}>
      <InvoicePreview invoice={invoice} messages={messages} locale={formatLocaleOf(language)} />
    </div>
  );
}

/** An invoice as the server answers it; one that does not add up is not shown as if it did. */
export function DocumentPaper({ document }: { readonly document: Readonly<Record<string, unknown>> }) {
  const words = useTranslations('invoices');
  const read = readInvoice(document);
  return read.ok ? <Paper invoice={read.value} /> : <Fault message={words('unreadable')} />;
}
