// The people of a conversation, each in a browser of their own, and what is prepared for them by the API.

import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '#contract/identity/roles.ts';
import { DEMO_PASSWORD } from '#server/demo/world.ts';
import { ask, askForToken } from './api.ts';
import { enter, type JourneyLocale } from './booking-steps.ts';
import { demoEmailOf } from './people.ts';

export const PHONE = { width: 360, height: 800 };
export const DESK = { width: 1280, height: 800 };

interface Person {
  /** Of a demo account; either it or a role. */
  readonly email?: string;
  readonly role?: Role;
  readonly locale?: JourneyLocale;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Signs somebody in in a browser of their own. */
export async function openAs(browser: Browser, { email, role = 'Parent', locale = 'en', viewport = DESK }: Person): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await enter(page, { locale, email: email ?? demoEmailOf(role) });
  return page;
}

/**
 * Opens a browser in which somebody is signed in already, by the API: for people whose signing in is no part of the journey.
 * Its page is still empty.
 */
export async function openSignedIn(browser: Browser, { email, role = 'Parent', viewport = DESK }: Omit<Person, 'locale'>): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await askForToken(context);
  const data = { email: email ?? demoEmailOf(role), password: DEMO_PASSWORD };
  const { id } = await ask<{ id: number }>(context, '/api/login', { method: 'POST', data });
  // As the sign-in page leaves it: without the hint, pages take their reader for a visitor.
  await context.addInitScript(
    ([key, hint]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, hint);
    },
    ['app.persist', JSON.stringify({ signedIn: true, userId: id })] as const,
  );
  return context.newPage();
}

/** The server answers so once it knows whose connection it is; the second where sockets were blocked at first. */
const CONNECTED = /^(?:40|3probe)/;

/** Opens a page and waits until it hears of what others do. */
export async function openLive(page: Page, path: string): Promise<void> {
  const connected = new Promise<void>((done) => {
    // Every one is listened to from its first moment on: one that fails is followed by another.
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (CONNECTED.test(payload.toString())) done();
      });
    });
  });
  await page.goto(path);
  await connected;
}

/** Closes the browsers of people. */
export async function closeAll(...pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()));
}

/** The family of a host. */
export async function findOwnFamily(host: BrowserContext): Promise<number> {
  const { host_family_id: family } = await ask<{ host_family_id: number }>(host, '/api/host-families/own/dashboard');
  return family;
}

export interface Enquiry {
  readonly conversation_id: number;
  readonly trip_id: number;
  readonly offer_id: number;
}

interface Asked {
  readonly family: number;
  readonly from: string;
  readonly to: string;
  readonly message: string;
}

/** Has a parent ask a family to take in their first child. */
export async function enquire(parent: BrowserContext, { family, from, to, message }: Asked): Promise<Enquiry> {
  const { childrens } = await ask<{ childrens: { id: number }[] }>(parent, '/api/parents/my-children');
  return ask<Enquiry>(parent, '/api/conversations/messages/contact-family', {
    method: 'POST',
    data: {
      ...{ host_family_id: family, from_date: from, to_date: to, message },
      student_ids: childrens.slice(0, 1).map(({ id }) => id),
    },
  });
}

interface Enquired {
  readonly enquiry: Enquiry;
  readonly family: number;
}

/** Has staff reserve the stay of an enquiry. */
export async function reserveStay(staff: BrowserContext, { enquiry, family }: Enquired): Promise<void> {
  const reserve = { step: 'reserve', reason: 'The parent has called', host_family_id: family };
  await ask(staff, `/api/trips/${enquiry.trip_id}/transition`, { method: 'POST', data: reserve });
}

/** Has staff reserve the stay of an enquiry, and the family accept it: the stay is booked. */
export async function bookStay(staff: BrowserContext, host: BrowserContext, { enquiry, family }: Enquired): Promise<void> {
  await reserveStay(staff, { enquiry, family });
  await ask(host, `/api/offers/${enquiry.offer_id}/accept`, { method: 'POST', data: {} });
}

/** Sends a message by the API. */
export async function sendText(sender: BrowserContext, conversation: number, content: string): Promise<void> {
  await ask(sender, '/api/conversations/messages/sending', { method: 'POST', data: { conversation_id: conversation, content } });
}

/** The newest message of the open conversation with a text. */
export function findMessage(page: Page, text: string | RegExp): Locator {
  return page.getByRole('article').filter({ hasText: text }).last();
}

/** Writes in the open conversation. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill(text);
  await field.press('Control+Enter');
  await expect(field).toHaveValue('');
}

/** The ID of the open conversation, as the address has it. */
export function openConversationOf(page: Page): number {
  return Number(new URL(page.url()).searchParams.get('conversation'));
}
