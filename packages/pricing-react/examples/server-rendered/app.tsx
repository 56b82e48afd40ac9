// The page, the same on the server and in the browser.

import { type OpenPriceBook, PriceCalculator } from '@hosted-stay/pricing-react';
import { de } from '@hosted-stay/pricing-react/locales/de';

export interface AppProps {
  readonly book: OpenPriceBook;
  /** ISO date: the server's, so that both render the same. */
  readonly today: string;
}

export function App({ book: { source, insight, catalogue }, today }: AppProps) {
  return (
    <>
      <header>
        <h1>Was kostet ein Aufenthalt?</h1>
      </header>
      <main>
        <PriceCalculator
          source={source}
          insight={insight}
          catalogue={catalogue}
          messages={de}
          today={today}
          defaultRequest={{ hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26', serviceTypeIds: [5, 7] }}
        />
      </main>
    </>
  );
}

/** The id of the element that carries what the server has rendered from. */
export const DATA_ID = 'page-data';
