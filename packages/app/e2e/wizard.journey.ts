// The wizard takes an enquiry from somebody without an account: on a phone, and at a desk in German.

import { expect, test } from '@playwright/test';
import de from '#messages/de/web/experience.json' with { type: 'json' };
import en from '#messages/en/web/experience.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { begin, prefix } from './support/booking-steps.ts';

const WAYS = [
  { locale: 'en', words: en, width: 360, start: '02/08/2027', birthday: '04/03/2004' },
  { locale: 'de', words: de, width: 1280, start: '02.08.2027', birthday: '04.03.2004' },
] as const;

for (const { locale, words, width, start, birthday } of WAYS) {
  test(`the wizard takes a request without an account, ${locale}, ${width} px`, async ({ page }) => {
    test.slow();
    const field = (label: string) => page.getByLabel(begin(label)).first();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${prefix(locale)}/experience`);
    await expectAccessible(page);
    // The code of the page comes with the first touch.
    await page.getByRole('radio').first().click();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await field(words.start).fill(start);
    await field(words.firstName).fill('Bo');
    await field(words.lastName).fill('Journey');
    await field(words.gender).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await field(words.dateOfBirth).fill(birthday);
    await field(words.email).fill('bo.journey@example.test');
    await field(words.phone).fill('+353 1 234 5678');
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: begin(words.suggest) })
      .first()
      .click();
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('heading', { name: words.sent.title })).toBeVisible();
    await expect(page.getByText(/[A-Z0-9]{4}-?[A-Z0-9]{4}/).first()).toBeVisible();
    await expectAccessible(page);
  });
}
