// A page of somebody else with every widget in it, inside a form of its own as pages of shops and portals are.

import type { FormEvent } from 'react';
import { InvoiceGenerator } from '../src/components/invoice-generator/invoice-generator.tsx';
import { LiveTotal } from '../src/components/live-total/live-total.tsx';
import { PriceCalculator } from '../src/components/price-calculator/price-calculator.tsx';
import { en } from '../src/locales/en.ts';
import { openPriceBook } from '../src/quote-source/open-price-book.ts';
import { agency, quotes, sampleCatalogue, sampleDraft, taxi } from './invoice-samples.ts';
import { mixedStay, sampleBookJson } from './sample-book.ts';

/** The number of the page's own element. */
export const HOST_PAGE = 'host-page';

const book = openPriceBook(sampleBookJson(), { side: 'finance' });
if (!book.ok) throw new Error('the sample book is whole');
const { source, insight, catalogue } = book.value;

export interface HostPageProps {
  /** Told that the page's own form was sent. */
  readonly onSubmit?: () => void;
  /** Of every widget. */
  readonly theme?: 'light' | 'dark';
}

export function HostPage({ onSubmit, theme }: HostPageProps) {
  function send(event: FormEvent): void {
    event.preventDefault();
    onSubmit?.();
  }
  return (
    <form id={HOST_PAGE} onSubmit={send} style={{ fontFamily: 'Georgia, serif', lineHeight: 1.4 }}>
      <label>
        A field of the page <input name="own" />
      </label>
      <PriceCalculator
        source={source}
        insight={insight}
        catalogue={catalogue}
        messages={en}
        defaultRequest={mixedStay}
        today="2026-06-01"
        theme={theme}
      />
      <LiveTotal source={source} request={mixedStay} messages={en} catalogue={catalogue} theme={theme} />
      <InvoiceGenerator
        quote={quotes.mixed}
        catalogue={sampleCatalogue}
        messages={en}
        languages={[en]}
        seller={agency}
        draft={sampleDraft({ lines: [taxi] })}
        today="2026-06-01"
        theme={theme}
      />
      <button type="submit">Send</button>
    </form>
  );
}
