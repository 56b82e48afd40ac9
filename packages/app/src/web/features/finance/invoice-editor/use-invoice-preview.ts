// A live preview of the invoice, computed from the form by the same code as on the server.

import type { PriceCatalogue } from '@hosted-stay/pricing-react';
import {
  describeInvoiceIssue,
  type Invoice,
  type InvoiceDraft,
  type InvoiceIssue,
  makeInvoice,
} from '@hosted-stay/pricing-react/invoicing';
import { useLocale } from 'use-intl/react';
import { toInvoiceDraft } from '#contract/finance/invoices/invoice-draft.ts';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { addFamilyTitles } from '#contract/host-families/family-name.ts';
import { DEFAULT_LOCALE, isLocale } from '#contract/platform/locales.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { useWidgetWordsOf } from '#web/platform/messages/widget-words.ts';
import { formatLocaleOf } from '#web/ui/text/format-locale.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { groupSentencesByField } from './draft.model.ts';
import type { BilledQuote } from './use-billed-quote.ts';

export interface InvoicePreview {
  readonly draft: InvoiceDraft;
  /** The invoice as far as the form is valid; null if there is nothing to show. */
  readonly invoice: Invoice | null;
  /** What prevents sending it, in the language of the page, by field. */
  readonly sentences: Readonly<Record<string, string>>;
}

interface Typing {
  readonly typed: InvoiceContent;
  readonly business: Business | undefined;
  readonly billed: BilledQuote | null;
}

const nothingNamed = (currency: string): PriceCatalogue => ({ currency, hostFamilies: [], activities: [], services: [], templates: [] });

/** Returns null until the messages are loaded and a business is selected. */
export function useInvoicePreview({ typed, business, billed }: Typing): InvoicePreview | null {
  const locale = useLocale();
  const pageLanguage = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const messages = useWidgetWordsOf(typed.language);
  const own = useWidgetWordsOf(pageLanguage);
  const today = useToday();
  if (messages === undefined || own === undefined || business === undefined) return null;
  // The server stores countries by their English names.
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(business.countryCode) ?? business.countryCode;
  const draft = toInvoiceDraft(typed, { seller: { ...business, countryName, currency: business.currencyCode }, today });
  const made = makeInvoice(draft, {
    quote: billed?.quote ?? null,
    catalogue: addFamilyTitles(billed?.catalogue ?? nothingNamed(business.currencyCode), typed.language),
    messages,
    locale: formatLocaleOf(typed.language),
  });
  const describe = (issue: InvoiceIssue) => describeInvoiceIssue(issue, own, formatLocaleOf(pageLanguage));
  return {
    draft,
    invoice: made.ok ? made.value : made.sketch,
    sentences: made.ok ? {} : groupSentencesByField(made.issues, describe),
  };
}
