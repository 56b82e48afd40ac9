// What the server renders: the page's markup, and the data it was made from for the browser to go on with.

import { openPriceBook } from '@hosted-stay/pricing-react';
import { renderToString } from 'react-dom/server';
import { App, DATA_ID } from './app.tsx';

export function render(priceBook: unknown, today: string): { html: string; data: string } {
  const book = openPriceBook(priceBook, { side: 'customer' });
  if (!book.ok) throw new TypeError(`This is no price book: ${JSON.stringify(book.issues)}`);
  // A "<" in a name must not end the script.
  const json = JSON.stringify({ priceBook, today }).replaceAll('<', '\\u003c');
  return {
    html: renderToString(<App book={book.value} today={today} />),
    data: `<script type="application/json" id="${DATA_ID}">${json}</script>`,
  };
}
