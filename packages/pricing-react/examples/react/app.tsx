// A calculator, and an invoice of what it comes to.

import { InvoiceGenerator, type InvoiceGeneratorProps, type OpenPriceBook, PriceCalculator } from '@hosted-stay/pricing-react';
import { de } from '@hosted-stay/pricing-react/locales/de';
import { en } from '@hosted-stay/pricing-react/locales/en';
import { ja } from '@hosted-stay/pricing-react/locales/ja';
import { useState } from 'react';

const seller = {
  name: 'Hosted Stay Ltd',
  address: ['12 Merchants Quay', 'Dublin 8', 'Ireland'],
  email: 'accounts@hosted-stay.example',
  vatNumber: 'IE1234567T',
};

const start = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26', serviceTypeIds: [5, 7] };

const today = new Date().toLocaleDateString('sv');

type Billable = InvoiceGeneratorProps['quote'];

export function App({ book: { source, insight, catalogue } }: { readonly book: OpenPriceBook }) {
  const [quote, setQuote] = useState<Billable>(null);
  const [billed, setBilled] = useState<Billable>(null);
  return (
    <main>
      <header>
        <h1>Price a stay</h1>
        <button type="button" disabled={quote === null} onClick={() => setBilled(quote)}>
          Make an invoice of it
        </button>
      </header>
      <PriceCalculator
        source={source}
        insight={insight}
        catalogue={catalogue}
        messages={en}
        defaultRequest={start}
        today={today}
        onQuote={(view) => view.side !== 'provider' && setQuote(view)}
      />
      {billed && (
        <InvoiceGenerator
          quote={billed}
          catalogue={catalogue}
          messages={en}
          languages={[en, de, ja]}
          number="2026-0042"
          seller={seller}
          today={today}
        />
      )}
    </main>
  );
}
