// The steps from a home to a booked stay, in the languages of the journeys.

import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import de from '#messages/de/web/booking.json' with { type: 'json' };
import deCardPayment from '#messages/de/web/card-payment.json' with { type: 'json' };
import deList from '#messages/de/web/list.json' with { type: 'json' };
import en from '#messages/en/web/booking.json' with { type: 'json' };
import enCardPayment from '#messages/en/web/card-payment.json' with { type: 'json' };
import enList from '#messages/en/web/list.json' with { type: 'json' };
import ja from '#messages/ja/web/booking.json' with { type: 'json' };
import jaCardPayment from '#messages/ja/web/card-payment.json' with { type: 'json' };
import jaList from '#messages/ja/web/list.json' with { type: 'json' };
import { DEMO_PASSWORD } from '#server/demo/world.ts';
import { expectAccessible } from './axe.ts';

const WORDS = {
  en: { booking: en, cardPayment: enCardPayment, list: enList },
  de: { booking: de, cardPayment: deCardPayment, list: deList },
  ja: { booking: ja, cardPayment: jaCardPayment, list: jaList },
};

/** The 4th of March 2014, in the format of the language. */
const BIRTHDAY = { en: '04/03/2014', de: '04.03.2014', ja: '2014/03/04' };

export type JourneyLocale = keyof typeof WORDS;

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

export const textsOf = (locale: JourneyLocale) => WORDS[locale];
export const prefix = (locale: JourneyLocale) => (locale === 'en' ? '' : `/${locale}`);

/** Matches a sentence with any values and punctuation. */
export const begin = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}`,
  );

/** Waits for homes in the search: the demo world draws their pictures after the start, and they are found only then. */
export async function expectHomes(request: APIRequestContext): Promise<void> {
  const found = async () => {
    const answer = await request.get('/api/search', { headers: { Accept: 'application/json' } });
    return ((await answer.json()) as { total: number }).total;
  };
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(15);
}

/** Returns the number of a family that is found for a stay, on whichever page of the results. */
export async function findFamily(
  request: APIRequestContext,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<number> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const path = `/api/search?from_date=${from}&to_date=${to}&page=${page}`;
    const answer = await request.get(path, { headers: { Accept: 'application/json' } });
    const { data, last_page } = (await answer.json()) as { data: { id: number; name: string }[]; last_page: number };
    const found = data.find((family) => family.name === name);
    if (found !== undefined) return found.id;
    last = last_page;
  }
  throw new Error(`The family ${name} is not found from ${from} to ${to}.`);
}

/** Signs in on the page of a language. */
export async function enter(page: Page, { locale, email }: { locale: JourneyLocale; email: string }): Promise<void> {
  await page.goto(`${prefix(locale)}/login`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('button[type="submit"]').click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Adds a child who travels, in the first step of a booking. */
export async function addChild(page: Page, locale: JourneyLocale, firstName = 'Ada'): Promise<void> {
  const { booking } = textsOf(locale);
  await page.getByRole('button', { name: booking.addChild, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(begin(booking.child.firstName)).fill(firstName);
  await dialog.getByLabel(begin(booking.child.lastName)).fill('Journey');
  await dialog.getByLabel(begin(booking.child.dateOfBirth)).first().fill(BIRTHDAY[locale]);
  await dialog.getByLabel(begin(booking.child.gender)).first().click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: booking.child.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('checkbox', { name: new RegExp(firstName) })).toBeChecked();
}

/** Presses the button of a family among those found, on whichever page it is: what other journeys change decides which come first. */
export async function pressAmongFamilies(page: Page, locale: JourneyLocale, button: Locator): Promise<void> {
  const { list } = textsOf(locale);
  const pages = page.getByRole('navigation', { name: list.pages });
  const next = pages.getByRole('button', { name: list.next });
  const first = pages.getByRole('button', { name: '1', exact: true });
  await expect(async () => {
    if (!(await button.isVisible())) await ((await next.isEnabled()) ? next : first).click({ timeout: 2000 });
    await expect(button).toBeVisible({ timeout: 5000 });
    // The families may come anew before it is pressed, in another order.
    await button.click({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

interface Way {
  readonly locale: JourneyLocale;
  /** The backup family: its name, or the first one offered; none by default. */
  readonly backup?: RegExp;
  /** Whether axe checks each step. */
  readonly looks?: boolean;
}

/** Goes from the first step to the last but one, where a price is shown. */
export async function toReview(page: Page, { locale, backup, looks = false }: Way): Promise<void> {
  const { booking } = textsOf(locale);
  const next = () => page.getByRole('button', { name: booking.next, exact: true }).first().click();
  await next();
  if (backup !== undefined) {
    await page.getByRole('button', { name: booking.addBackup }).click();
    await expect(page.getByText(booking.selectingBackup).first()).toBeVisible();
    const families = page.getByRole('button', { name: begin(booking.chooseBackupNamed) });
    await expect(families.first()).toBeVisible();
    await pressAmongFamilies(page, locale, families.and(page.getByRole('button', { name: backup })).first());
    await expect(page.getByText(booking.backupFamily).first()).toBeVisible();
    if (looks) await expectAccessible(page, { isCovered: true });
  }
  await next();
  await expect(page.getByText(booking.howDays)).toBeVisible();
  await next();
  await expect(page.getByRole('checkbox', { name: booking.terms })).toBeVisible();
}

export async function toPayment(page: Page, way: Way): Promise<void> {
  const { booking } = textsOf(way.locale);
  await toReview(page, way);
  await page.getByRole('checkbox', { name: booking.terms }).check();
  if (way.looks === true) await expectAccessible(page, { isCovered: true });
  await page.getByRole('button', { name: booking.toPayment }).click();
}

export async function pay(page: Page, locale: JourneyLocale, card = GOOD_CARD): Promise<void> {
  const { cardPayment } = textsOf(locale);
  await page.getByLabel(begin(cardPayment.number)).fill(card);
  await page.getByLabel(begin(cardPayment.expiry)).fill('12/30');
  await page.getByLabel(begin(cardPayment.cvc)).fill('123');
  await page.getByRole('button', { name: begin(cardPayment.pay) }).click();
}

export async function expectBooked(page: Page, locale: JourneyLocale): Promise<void> {
  await expect(page.getByText(textsOf(locale).booking.booked.title)).toBeVisible({ timeout: 20_000 });
}
