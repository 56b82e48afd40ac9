// Makes the invoice of a stay that pays a share of its group's price: the lines of its quote with divided amounts.

import { type Invoice, type InvoiceDraft, type InvoiceMaking, type MadeInvoice, makeInvoice } from '@hosted-stay/pricing-react/invoicing';
import type { GroupShare } from '#contract/finance/invoices/group-share.ts';
import { isLocale } from '#contract/platform/locales.ts';
import { getTranslator } from '#server/platform/translate.ts';

interface ShareMaking {
  readonly draft: InvoiceDraft;
  readonly making: InvoiceMaking;
  readonly share: GroupShare;
}

/** Returns the billed lines; how many students divide a line stands beside it. */
function toShareLines({ lines, language }: Invoice, share: GroupShare): Invoice['lines'] {
  const t = getTranslator(isLocale(language) ? language : 'en');
  return share.lines.flatMap(({ index, amount, discount, sharedBy }) => {
    const line = lines[index];
    if (line === undefined) return [];
    const note = sharedBy === null ? '' : t('invoiceMails.sharedBy', { count: sharedBy });
    return [{ ...line, detail: [line.detail, note].filter(Boolean).join(' · '), amount, discount }];
  });
}

export function makeShareInvoice({ draft, making, share }: ShareMaking): MadeInvoice {
  // The texts come from the quote, in the language of the invoice.
  const whole = makeInvoice({ ...draft, lines: [] }, making);
  const shown = whole.ok ? whole.value : whole.sketch;
  if (shown === null) return whole;
  const { currency, stay, quote, vatExempt } = shown;
  const opened = { currency, stay, quote, lines: toShareLines(shown, share), vat: share.vat, vatExempt };
  return makeInvoice({ ...draft, opened }, { ...making, quote: null });
}
