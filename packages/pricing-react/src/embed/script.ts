// What the script tag gives a page: under one global name all that is of use without React, the elements, and English.

// Sources and the engine first: in this order the file packs a few hundred bytes smaller.
export { endpointSource } from '../quote-source/endpoint-source.ts';
export { bookSource, openPriceBook } from '../quote-source/open-price-book.ts';

import { defineElements } from '../elements.ts';
import { en } from '../locales/en.ts';
import type { Messages } from '../locales/messages.ts';
import { type Mounted, type MountOptions, mount as mountWidget, type WidgetName } from '../mount.tsx';
import { languageFor, registerLanguage } from './languages.ts';
import { languageOf } from './page-language.ts';

export { catalogueOf, nameIn } from '@hosted-stay/pricing-core/quoting';
export { defineElements, LiveTotalElement, PriceCalculatorElement } from '../elements.ts';
export { draftOf as invoiceDraftOf } from '../invoice/draft-of.ts';
export { invoiceReducer, newDraft as newInvoiceDraft } from '../invoice/invoice-draft.ts';
export { describeInvoiceIssue } from '../invoice/invoice-issues.ts';
export { invoiceToJson } from '../invoice/invoice-json.ts';
export { invoiceText } from '../invoice/invoice-text.ts';
export { makeInvoice } from '../invoice/make-invoice.ts';
export { readInvoice } from '../invoice/read-invoice.ts';
export { changesBetween } from '../quote/changes.ts';
export { wordIssue } from '../quote/word-issue.ts';
export { asCustomerView } from '../quote-source/customer-view.ts';
export { bookInsight } from '../quote-source/insight.ts';
export { SourceFailure } from '../quote-source/quote-source.ts';
export { readAnswer, readView } from '../quote-source/read-view.ts';
export { readRequestQuery, requestLink, writeRequestQuery } from '../request/request-link.ts';
export { languageFor, registerLanguage } from './languages.ts';
export { en };

type WithoutWords<T> = T extends { readonly messages: unknown } ? Omit<T, 'messages'> & Partial<Pick<T, 'messages'>> : T;

/** As `mount` of the package; the language is the element's own unless `messages` says another. */
export function mount<W extends WidgetName>(target: Element | string, options: WithoutWords<MountOptions<W>>): Mounted<W> {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  const messages = languageFor(element instanceof Element ? languageOf(element) : 'en');
  return mountWidget<W>(target, { messages, ...options } as MountOptions<W>);
}

/** Where language files leave themselves: those that came before this script wait there, later ones are taken in at once. */
interface LanguageShelf {
  push(messages: Messages): unknown;
}

declare global {
  var HostedStayPricingLanguages: LanguageShelf | Messages[] | undefined;
}

defineElements();
const shelf = globalThis.HostedStayPricingLanguages;
if (Array.isArray(shelf)) for (const messages of shelf) registerLanguage(messages);
globalThis.HostedStayPricingLanguages = { push: take };

/** Where a page has the script twice, the elements are the first one's: it goes on learning languages. */
function take(messages: Messages): void {
  if (!Array.isArray(shelf)) shelf?.push(messages);
  registerLanguage(messages);
}
