// Prices stay on the server: the page asks it, and gets what a parent may see.

import { readFileSync } from 'node:fs';
import { compilePriceBook, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core';
import express from 'express';
import { listen } from '../listen.ts';

const here = (path: string) => new URL(path, import.meta.url);

const book = parsePriceBook(JSON.parse(readFileSync(here('dist/price-book.json'), 'utf8')));
if (!book.ok) throw new TypeError(`This is no price book: ${JSON.stringify(book.issues)}`);
const pricer = compilePriceBook(book.value);

const app = express();
app.use(express.static(here('dist/public').pathname));
app.post('/api/pricing/quote', express.json({ limit: '16kb' }), (request, response) => {
  // A request is only a wish: nobody exempts themselves from VAT.
  const quoted = pricer.quote({ ...request.body, vatExempt: false });
  if (quoted.ok) response.json(viewQuote(quoted.value, 'customer'));
  else response.status(422).json({ issues: quoted.issues });
});
app.get('/api/pricing/families', (_, response) => {
  response.json(book.value.hostFamilies.map(({ id, name }) => ({ id, name })));
});
listen(app);
