// Emails of the product: without a mail server, administrators read them in the hub.

import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { ask } from './api.ts';
import { openSignedIn } from './conversations.ts';

/** A link that an email leads to, with its path. */
const LINK = /https?:\/\/[^\s/]+(\/(?:[a-z]{2}\/)?(?:(?:reset-password|verify-email|reference)\/[\w-]+|become_a_host\?rc=\w+))/;

/** The administrator of each browser who reads emails: signed in once for all of them. */
const readers = new WeakMap<Browser, Promise<BrowserContext>>();

function openMailbox(browser: Browser): Promise<BrowserContext> {
  const open = readers.get(browser) ?? openSignedIn(browser, { role: 'Administrator' }).then((page) => page.context());
  readers.set(browser, open);
  return open;
}

/** Waits for the latest email to an address; returns the path of its link. */
export async function linkMailedTo(browser: Browser, address: string, subject: RegExp): Promise<string> {
  const reader = await openMailbox(browser);
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const path = `/api/mails?search=${encodeURIComponent(address)}`;
        const { data } = await ask<{ data: { id: number; subject: string }[] }>(reader, path);
        const found = data.find((mail) => subject.test(mail.subject));
        if (found === undefined) return undefined;
        link = LINK.exec((await ask<{ text: string }>(reader, `/api/mails/${found.id}`)).text)?.[1];
        return link;
      },
      { timeout: 15_000 },
    )
    .toBeTruthy();
  return link ?? '';
}
