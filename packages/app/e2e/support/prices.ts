// Price changes during a journey, by an administrator in another browser.

import type { Browser, BrowserContext } from '@playwright/test';
import { ask } from './api.ts';
import { signInAs } from './people.ts';

interface Price {
  readonly family: number;
  /** The change of the price per night, in whole euros; below 0 for a lower price. */
  readonly by: number;
}

interface Cell {
  readonly priceable_id: number;
  readonly pricing_template_id: number;
  readonly amount: string;
}

/** Returns a family's price per night: the first template of the demo world. */
async function nightOf(context: BrowserContext, family: number): Promise<Cell> {
  const { data } = await ask<{ data: Cell[] }>(context, '/api/pricing/sheet?level=host_family');
  const own = data.filter((cell) => cell.priceable_id === family).toSorted((a, b) => a.pricing_template_id - b.pricing_template_id);
  const [night] = own;
  if (night === undefined) throw new Error(`The family ${family} has no price of its own.`);
  return night;
}

/** Publishes a book with another price per night for a family. */
export async function publishNight(browser: Browser, { family, by }: Price): Promise<void> {
  const context = await browser.newContext();
  await signInAs(await context.newPage(), 'Administrator');
  const cell = await nightOf(context, family);
  const { priceable_id, pricing_template_id, amount: before } = cell;
  const changes = [{ priceable_id, pricing_template_id, before, amount: String(Number(before) + by) }];
  await ask(context, '/api/pricing/bulk', { method: 'PATCH', data: { level: 'host_family', changes } });
  const { hash } = await ask<{ hash: string }>(context, '/api/price-books/draft');
  await ask(context, '/api/price-books', { method: 'POST', data: { hash, reason: 'A journey asks for it' } });
  await context.close();
}
