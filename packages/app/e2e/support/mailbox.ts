// Emails of the product: without a mail server, administrators read them in the hub.

import { type Browser, expect } from '@playwright/test';
import { signInAs } from './people.ts';

/** A link that an email leads to, with its path. */
const LINK = /https?:\/\/[^\s/]+(\/(?:[a-z]{2}\/)?(?:(?:reset-password|verify-email|reference)\/[\w-]+|become_a_host\?rc=\w+))/;

/** Waits for the latest email to an address; returns the path of its link. */
export async function linkMailedTo(browser: Browser, address: string, subject: RegExp): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, 'Administrator');
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await page.request.get(`/api/mails?search=${encodeURIComponent(address)}`, {
          headers: { Accept: 'application/json' },
        });
        const { data } = (await list.json()) as { data: { id: number; subject: string }[] };
        const found = data.find((mail) => subject.test(mail.subject));
        if (found === undefined) return undefined;
        const mail = await page.request.get(`/api/mails/${found.id}`, { headers: { Accept: 'application/json' } });
        link = LINK.exec((await mail.json()).text)?.[1];
        return link;
      },
      { timeout: 15_000 },
    )
    .toBeTruthy();
  await context.close();
  return link ?? '';
}
