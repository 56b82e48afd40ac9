// Measures the server's overhead of a quote: `POST /api/pricing/quote` of a visitor, against a bare Express route that reads the same body
// and returns the same bytes.

import type { RequestListener } from 'node:http';
import { compilePriceBook } from '@hosted-stay/pricing-core';
import express from 'express';
import { addDays } from '#contract/platform/days.ts';
import { priceBooks } from '#server/db/schema/price-books.ts';
import type { App } from '#server/platform/app.ts';
import { readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { openEmpty } from './empty-database.ts';
import { CONNECTIONS, type Comparison, inTurns, type Measured, productOn, ROUNDS, SECONDS, served, verdictOf } from './side-by-side.ts';

/** The target ratio to the bare route. */
const TARGET = 0.6;

/** Three weeks from a Sunday in a month: visitors get no price for past days. */
const NOW = new Date();
const FIRST_DAY = addDays(NOW.toISOString().slice(0, 10), 35 - NOW.getUTCDay());
const STAY = { host_family_id: 206, from_date: FIRST_DAY, to_date: addDays(FIRST_DAY, 21), count_students: 2 };

async function putInForce({ db, clock }: App): Promise<void> {
  const book = readFixtureBook('price-books/2026.json');
  const at = new Date(clock.now().getTime() - 1000);
  const head = { number: 1, hash: compilePriceBook(book).bookHash, currency: book.currency, reason: 'bench' };
  await db.insert(priceBooks).values({ ...head, document: JSON.stringify(book), effectiveFrom: at, publishedAt: at });
}

/** A plain Express route with a fixed response. */
function bareRoute(answer: { bytes: Buffer }): RequestListener {
  const bare = express();
  bare.use(express.json());
  bare.post('/', (_request, response) => {
    response.type('application/json').send(answer.bytes);
  });
  return bare;
}

/** Returns the headers of a page: the CSRF token as a cookie and as a header. */
async function headersOf(url: string): Promise<Record<string, string>> {
  const cookie = (await fetch(`${url}/api/user`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    Cookie: cookie,
    'X-XSRF-TOKEN': decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)),
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Accept-Encoding': 'gzip, deflate, br',
    'Accept-Language': 'de',
  };
}

async function answerTo(url: string, sent: { headers: Record<string, string>; body: string }): Promise<Buffer> {
  const response = await fetch(url, { ...sent, method: 'POST' });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

function print(name: string, { rate, p50, p99 }: Measured): void {
  console.log(`${name.padEnd(14)} ${rate.toFixed(0).padStart(6)}/s   p50 ${p50} ms   p99 ${p99} ms`);
}

/** One stay that is always the same, and one with a unique code per request, so that its price is calculated every time. */
const QUESTIONS = [
  { name: 'asked by many', stay: STAY },
  { name: 'new each time', stay: { ...STAY, discount_code: '[<id>]' } },
] as const;

async function compare(app: App, stay: object): Promise<Comparison> {
  const answer: { bytes: Buffer } = { bytes: Buffer.alloc(0) };
  return served(app, bareRoute(answer), async (urls) => {
    const sent = { headers: await headersOf(urls.ours), body: JSON.stringify(stay) };
    const target = { ...sent, method: 'POST', idReplacement: true } as const;
    const [bare, ours] = [`${urls.bare}/`, `${urls.ours}/api/pricing/quote`];
    answer.bytes = await answerTo(ours, sent);
    if (!(await answerTo(bare, sent)).equals(answer.bytes)) throw new Error('the bare route answers other bytes');
    return inTurns({ bare: { ...target, url: bare }, ours: { ...target, url: ours } });
  });
}

/** Prints requests per second and latencies of both, and their ratio; returns the ratios. */
export async function benchQuote(): Promise<readonly number[]> {
  const database = await openEmpty();
  const { app, remove } = await productOn(database);
  const ratios: number[] = [];
  try {
    await putInForce(app);
    console.log(`A quote, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s in turns`);
    for (const { name, stay } of QUESTIONS) {
      const comparison = await compare(app, stay);
      console.log(`${name.padEnd(14)} ${verdictOf(comparison, { name: 'POST /api/pricing/quote', target: TARGET })}`);
      print('  bare route', comparison.bare);
      print('  quote', comparison.ours);
      ratios.push(comparison.ratio);
    }
    return ratios;
  } finally {
    await remove();
    await database.close();
  }
}

if (import.meta.main) await benchQuote();
