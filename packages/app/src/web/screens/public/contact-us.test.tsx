// Writing to us, as a visitor and as somebody signed in.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fromWire, toWire } from '#contract/platform/validation/names.ts';
import ContactUsScreen from '#web/screens/public/contact-us.screen.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { pageAround, signInAs } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';

let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    sent.push(fromWire(JSON.parse(String(init?.body))) as Record<string, unknown>);
    return new Response(JSON.stringify(toWire({ reference: 'K7QM-2XPD' })), { headers: { 'Content-Type': 'application/json' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  signInAs(null);
});

const words = ['contact', 'form', 'validation', 'heads'] as const;
const screen = () => pageAround(<ContactUsScreen />, { name: 'contactUs' });

async function write(message: string) {
  await page.getByRole('combobox', { name: 'Topic' }).click();
  await page.getByRole('option', { name: 'Stays and bookings' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
}

test('a visitor says who they are, and gets a reference', async () => {
  await show(screen(), { words });
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoé Martin');
  await page.getByRole('textbox', { name: 'Email' }).fill('zoe@example.test');
  await write('May she come in July?');
  await expect.element(page.getByText('K7QM-2XPD')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent).toEqual([expect.objectContaining({ name: 'Zoé Martin', email: 'zoe@example.test', topic: 'booking', homepage: '' })]);
  expect(sent[0]?.['seconds']).toBeTypeOf('number');
  expect(await listAxeFaults()).toEqual([]);
});

test('missing details are reported at their fields, and nothing is sent', async () => {
  await show(screen(), { words });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('somebody signed in is asked for neither name nor address', async () => {
  signInAs(userWith(['Parent']));
  await show(screen(), { words });
  await expect.element(page.getByText('We’ll reply to Nora Byrne at nora@example.com.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  await write('May she come in July?');
  await expect.element(page.getByText('K7QM-2XPD')).toBeVisible();
});

test.each(['light', 'dark'] as const)('the form has no fault that axe would find (%s)', async (scheme) => {
  await show(screen(), { words, scheme });
  expect(await listAxeFaults()).toEqual([]);
});
