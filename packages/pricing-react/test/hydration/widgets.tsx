// One of each widget in each language, as a page would render them on its server and in the browser.

import type { QuoteRequestInput } from '@hosted-stay/pricing-core';
import { InvoiceGenerator, LiveTotal, type Messages, type OpenPriceBook, openPriceBook, PriceCalculator } from '@hosted-stay/pricing-react';
import { type ReactElement, useMemo } from 'react';
import { LANGUAGES } from './languages.ts';

const TODAY = '2026-07-01';

const request: QuoteRequestInput = {
  hostFamilyId: 206,
  fromDate: '2026-07-05',
  toDate: '2026-07-26',
  activityDetailsType: 'mixed',
  nearbyActivities: [{ id: 301, weeks: 2 }],
  serviceTypeIds: [5, 7],
  countStudents: 2,
};

const seller = { name: 'Hosted Stay Ltd', address: ['Dublin 8'], email: 'a@b.example', vatNumber: '' };

interface InLanguage {
  readonly book: OpenPriceBook;
  readonly messages: Messages;
}

function Calculator({ book: { source, insight, catalogue }, messages }: InLanguage) {
  return (
    <PriceCalculator source={source} insight={insight} catalogue={catalogue} messages={messages} defaultRequest={request} today={TODAY} />
  );
}

function Total({ book: { source, catalogue }, messages }: InLanguage) {
  return <LiveTotal source={source} request={request} catalogue={catalogue} messages={messages} />;
}

function Generator({ book, messages }: InLanguage) {
  const quote = useMemo(() => {
    const answer = book.source(request, new AbortController().signal);
    return 'ok' in answer && answer.ok && answer.value.side === 'finance' ? answer.value : null;
  }, [book]);
  return <InvoiceGenerator quote={quote} catalogue={book.catalogue} messages={messages} number="2026-7" seller={seller} today={TODAY} />;
}

/** Every widget by a name such as `calculator-de`. */
export function widgetsOn(json: unknown): Record<string, ReactElement> {
  const opened = openPriceBook(json, { side: 'finance' });
  if (!opened.ok) throw new TypeError(JSON.stringify(opened.issues));
  const book = opened.value;
  return Object.fromEntries(
    LANGUAGES.flatMap((messages) => [
      [`calculator-${messages.language}`, <Calculator key="" book={book} messages={messages} />],
      [`total-${messages.language}`, <Total key="" book={book} messages={messages} />],
      [`invoice-${messages.language}`, <Generator key="" book={book} messages={messages} />],
    ]),
  );
}
