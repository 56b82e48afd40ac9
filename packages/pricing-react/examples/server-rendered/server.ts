// Renders the page for each visitor, total and all; the browser's script takes it over.

import { readFileSync } from 'node:fs';
import express from 'express';
import { listen } from '../listen.ts';

const here = (path: string) => new URL(path, import.meta.url);

const { render } = await import(here('dist/server/server-entry.js').href);
const template = readFileSync(here('dist/public/index.html'), 'utf8');
const priceBook = JSON.parse(readFileSync(here('dist/price-book.json'), 'utf8'));

const app = express();
app.get('/', (_, response) => {
  const today = new Date().toISOString().slice(0, 10);
  const { html, data } = render(priceBook, today);
  response.send(template.replace('<!-- page -->', () => html).replace('<!-- data -->', () => data));
});
app.use(express.static(here('dist/public').pathname));
listen(app);
