// A parent finds a home for a child, pays and has a stay: on a phone and at a desk, in three languages; and what bad luck does not undo.

import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/world.ts';
import { booking as de } from '#web/words/de/booking.ts';
import { paying as dePaying } from '#web/words/de/paying.ts';
import { booking as en } from '#web/words/en/booking.ts';
import { paying as enPaying } from '#web/words/en/paying.ts';
import { booking as ja } from '#web/words/ja/booking.ts';
import { paying as jaPaying } from '#web/words/ja/paying.ts';
import { expectAccessible } from './support/axe.ts';
import { becomeVisitor, signInAs } from './support/people.ts';

const WORDS = { en: { booking: en, paying: enPaying }, de: { booking: de, paying: dePaying }, ja: { booking: ja, paying: jaPaying } };

interface Story {
  readonly locale: keyof typeof WORDS;
  readonly width: number;
  readonly parent: string;
  /** A birthday as it is written in the language. */
  readonly birthday: string;
  readonly from: string;
  readonly to: string;
}

const textsOf = (locale: Story['locale']) => WORDS[locale];
const prefix = (locale: Story['locale']) => (locale === 'en' ? '' : `/${locale}`);
/** A sentence, whatever values are put into it and whatever mark follows. */
const begin = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}`,
  );

async function enter(page: Page, { locale, parent }: Pick<Story, 'locale' | 'parent'>): Promise<void> {
  await page.goto(`${prefix(locale)}/login`);
  await page.locator('input[type="email"]').fill(parent);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('button[type="submit"]').click();
  await expect(page).not.toHaveURL(/\/login/);
}

async function addChild(page: Page, { locale, birthday }: Pick<Story, 'locale' | 'birthday'>): Promise<void> {
  const { booking } = textsOf(locale);
  await page.getByRole('button', { name: booking.addChild, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(begin(booking.child.firstName)).fill('Ada');
  await dialog.getByLabel(begin(booking.child.lastName)).fill('Journey');
  await dialog.getByLabel(begin(booking.child.dateOfBirth)).first().fill(birthday);
  await dialog.getByLabel(begin(booking.child.gender)).first().click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: booking.child.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /Ada/ })).toBeChecked();
}

/** From the second step to the payment, with a backup family. */
async function toPayment(page: Page, locale: Story['locale']): Promise<void> {
  const { booking } = textsOf(locale);
  const next = () => page.getByRole('button', { name: booking.next, exact: true }).first().click();
  await next();
  await page.getByRole('button', { name: booking.addBackup }).click();
  await expect(page.getByText(booking.selectingBackup).first()).toBeVisible();
  await page
    .getByRole('button', { name: begin(booking.chooseBackupNamed) })
    .first()
    .click();
  await expect(page.getByText(booking.backupFamily).first()).toBeVisible();
  await expectAccessible(page, { isCovered: true });
  await next();
  await expect(page.getByText(booking.howDays)).toBeVisible();
  await next();
  await page.getByRole('checkbox', { name: booking.terms }).check();
  await expectAccessible(page, { isCovered: true });
  await page.getByRole('button', { name: booking.toPayment }).click();
}

async function pay(page: Page, locale: Story['locale'], card: string): Promise<void> {
  const { paying } = textsOf(locale);
  await page.getByLabel(begin(paying.number)).fill(card);
  await page.getByLabel(begin(paying.expiry)).fill('12/30');
  await page.getByLabel(begin(paying.cvc)).fill('123');
  await page.getByRole('button', { name: begin(paying.pay) }).click();
}

/** A home is found once its pictures are drawn, which the demo world does after it is there. */
test.beforeAll(async ({ request }) => {
  const found = async () => {
    const answer = await request.get('/api/search', { headers: { Accept: 'application/json' } });
    return ((await answer.json()) as { total: number }).total;
  };
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(15);
});

const STORIES: readonly Story[] = [
  { locale: 'en', width: 360, parent: 'imogen.okonkwo@demo.test', birthday: '04/03/2014', from: '2027-05-09', to: '2027-05-22' },
  { locale: 'de', width: 1280, parent: 'frederike.weiss@demo.test', birthday: '04.03.2014', from: '2027-06-06', to: '2027-06-19' },
  { locale: 'ja', width: 360, parent: 'naoki.hasegawa@demo.test', birthday: '2014/03/04', from: '2027-08-01', to: '2027-08-14' },
];

for (const story of STORIES) {
  const { locale, width, from, to } = story;
  test(`from the search to a stay with a backup, ${locale}, ${width} px; a refused card costs nothing`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await enter(page, story);
    await page.goto(`${prefix(locale)}/travel/search?from_date=${from}&to_date=${to}`);
    await expectAccessible(page);
    await page.locator('a[href*="/travel/families/"]').first().click();
    const book = page.locator('a[href*="/travel/booking?family="]').first();
    await expect(book).toBeVisible();
    await expectAccessible(page, { isCovered: true });
    await book.click();
    await addChild(page, story);
    await toPayment(page, locale);
    await pay(page, locale, '4000 0000 0000 0002');
    await expect(page.getByText(textsOf(locale).paying.fault.declined)).toBeVisible();
    await expectAccessible(page, { isCovered: true });
    await page.reload();
    await pay(page, locale, '4242 4242 4242 4242');
    await expect(page.getByText(textsOf(locale).booking.booked.title)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(textsOf(locale).booking.booked.title)).toBeVisible();
    await page.getByRole('link', { name: textsOf(locale).booking.booked.trip }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
    await expectAccessible(page, { isCovered: true });
  });
}

test('a family that declines is followed by the backup, and whoever accepts has the stay', async ({ page }) => {
  test.slow();
  await signInAs(page, 'Host family');
  const own = await page.request.get('/api/host-families/own/dashboard', { headers: { Accept: 'application/json' } });
  const { host_family_id: family } = (await own.json()) as { host_family_id: number };

  await becomeVisitor(page);
  await enter(page, { locale: 'en', parent: 'rosalind.patel@demo.test' });
  await page.goto(`/travel/booking?family=${family}&from=2027-09-05&to=2027-09-18`);
  await addChild(page, { locale: 'en', birthday: '04/03/2014' });
  await toPayment(page, 'en');
  await pay(page, 'en', '4242 4242 4242 4242');
  await expect(page.getByText(en.booked.title)).toBeVisible({ timeout: 20_000 });

  await becomeVisitor(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs(page, 'Host family');
  await page.goto('/host-family/hostings');
  await expect(page.getByRole('link', { name: /Ada/ }).first()).toBeVisible();
  await expectAccessible(page, { isCovered: true });
  await page.getByRole('link', { name: /Ada/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await expectAccessible(page, { isCovered: true });
  await page
    .getByRole('button', { name: /^Decline/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeHidden();

  await becomeVisitor(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'Coordinator');
  await page.goto('/hub/trips?search=Journey');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Ada/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  await expect(page.getByText('Reserved').first()).toBeVisible();
  await expectAccessible(page);
});

test('the wizard takes a request without an account', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/experience');
  await expectAccessible(page);
  await page.getByRole('radio').first().check();
  await page
    .getByLabel(/^First day/)
    .first()
    .fill('02/08/2027');
  await page.getByLabel(/^First name/).fill('Bo');
  await page.getByLabel(/^Last name/).fill('Journey');
  await page
    .getByLabel(/^Gender/)
    .first()
    .click();
  await page.getByRole('option', { name: 'Girl' }).click();
  await page
    .getByLabel(/^Date of birth/)
    .first()
    .fill('04/03/2004');
  await page
    .getByLabel(/^Email/)
    .first()
    .fill('bo.journey@example.test');
  await page
    .getByLabel(/^Phone/)
    .first()
    .fill('+353 1 234 5678');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Skip, suggest one for me/ })
    .first()
    .click();
  const send = page.getByRole('button', { name: 'Send my request' });
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/[A-Z0-9]{4}-?[A-Z0-9]{4}/).first()).toBeVisible();
  await expectAccessible(page);
});
