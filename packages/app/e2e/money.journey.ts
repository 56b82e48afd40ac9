// A price is changed, tried on real stays and published; a stay is quoted by it, billed, and paid. A host is paid out, and the year
// audited. A price that changes while a parent books is told. Prices of other journeys are not touched by it.

import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { begin, enter, expectBooked, expectHomes, findFamily, pay, textsOf, toReview } from './support/booking-steps.ts';
import { becomeVisitor, findField, signInAs } from './support/people.ts';
import { publishNight } from './support/prices.ts';

const LAST_NAME = 'Brennan';
const FAMILY = 'The Brennan family';

/** The number of a host family, as the list of what can be priced has it. */
async function numberOf(page: Page, name: string): Promise<number> {
  const answer = await page.request.get('/api/pricing/priceable?level=host_family', { headers: { Accept: 'application/json' } });
  const { priceable } = (await answer.json()) as { priceable: { id: number; name: string }[] };
  return priceable.find((one) => one.name === name)?.id ?? 0;
}

/** Types an amount into the sheet, by keyboard alone once the cell has the focus. */
async function changePrice(page: Page, amount: string): Promise<void> {
  await page.goto('/hub/pricing/trip-type-pricing-templates?tab=sheet');
  const row = page.getByRole('row', { name: FAMILY });
  const columns = await page.getByRole('columnheader').allInnerTexts();
  const column = columns.findIndex((text) => text.replaceAll('\n', ' ').includes('Hosting per night'));
  await row
    .getByRole('gridcell')
    .nth(column - 1)
    .click();
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('No changes')).toBeVisible();
}

async function publish(page: Page, reason: string): Promise<void> {
  await page.goto('/hub/pricing/price-books');
  await expect(page.getByText(FAMILY).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Test these prices' }).click();
  await expect(dialog.getByText(/^Tested on \d+/)).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page);
  await dialog.getByRole('textbox').first().fill(reason);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Price book \d+ published$/).first()).toBeVisible();
}

test('a price is changed, published, quoted, billed and paid', async ({ page }) => {
  test.slow();
  await signInAs(page, 'Administrator');
  const family = await numberOf(page, LAST_NAME);
  await changePrice(page, '61.25');
  await publish(page, 'The Brennans have a new room');

  await becomeVisitor(page);
  await signInAs(page, 'Finance');
  await page.goto(`/hub/pricing-calculator?hostFamilyId=${family}&fromDate=2027-07-04&toDate=2027-07-18`);
  await page.getByRole('button', { name: 'Save quote' }).click();
  const kept = page.getByRole('region', { name: 'Saved quote' });
  await expect(kept.getByText('Same amounts at current prices.')).toBeVisible();
  await kept.getByRole('link', { name: 'Invoice this quote' }).click();

  await findField(page, 'Name').fill('Ms Odile Journey');
  await page.getByRole('textbox', { name: 'Address', exact: false }).first().fill('3 rue des Lilas\n75011 Paris');
  await expect(page.getByText('Ready to send.')).toBeVisible();
  await page.getByRole('button', { name: 'Save and send' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send invoice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/-S-\d{4}-\d{5}/);
  await expectAccessible(page);

  const pdf = await page.request.get(`/api/invoices/${new URL(page.url()).pathname.split('/').at(-2)}/pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('a host is paid by a file for the bank, under four eyes', async ({ page }) => {
  test.slow();
  await signInAs(page, 'Administrator');
  await page.goto('/hub/payouts');
  await page.getByRole('button', { name: 'Add payout' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'Payee' }).fill(LAST_NAME);
  await page.getByRole('option', { name: new RegExp(LAST_NAME) }).click();
  await findField(page, 'Amount').fill('42.50');
  await findField(page, 'Reason').fill('A taxi to the airport');
  await drawer.getByRole('button', { name: 'Add payout', exact: true }).click();
  const added = page.getByText(/^PO-\d+ added$/).first();
  await expect(added).toBeVisible();
  const number = (await added.innerText()).split(' ')[0] ?? '';

  await becomeVisitor(page);
  await signInAs(page, 'Finance');
  await page.goto(`/hub/payouts?search=${number}`);
  await expectAccessible(page);
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 payout approved').first()).toBeVisible();
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Create payment file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create file' }).click();
  await expect(page.getByText(/^Payment file PO-.* created$/).first()).toBeVisible();
  await page.goto('/hub/payouts');
  await page.getByRole('button', { name: 'Payment files' }).click();
  const files = page.getByRole('dialog');
  const file = files.getByRole('button', { name: /^Mark as paid: PO-/ }).first();
  await file.click();
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
  await expect(page.getByText(/^Payouts in PO-.* marked as paid$/).first()).toBeVisible();
  await page.goto(`/hub/payouts?search=${number}`);
  await expect(page.getByRole('row', { name: new RegExp(number) }).getByText('Paid', { exact: true })).toBeVisible();
});

/** The amount that is to be paid, as it stands on the button of the card. */
async function amountToPay(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: begin(textsOf('en').cardPayment.pay) });
  return (await button.innerText()).replace(/^Pay /, '');
}

const CHANGED_MEANWHILE = [
  { by: 10, width: 360, from: '2027-04-04', to: '2027-04-17' },
  { by: -10, width: 1280, from: '2027-04-18', to: '2027-05-01' },
] as const;

for (const { by, width, from, to } of CHANGED_MEANWHILE) {
  test(`a price that ${by > 0 ? 'rises' : 'falls'} while a parent looks at it is told before it is paid, ${width} px`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const { booking } = textsOf('en');
    await expectHomes(request);
    await page.setViewportSize({ width, height: 800 });
    await enter(page, { locale: 'en', email: 'declan.ohara@demo.test' });
    const family = await findFamily(page.request, { name: 'Hennessy', from, to });
    await page.goto(`/travel/booking?family=${family}&from=${from}&to=${to}`);
    await page.getByRole('checkbox', { name: /Edmund/ }).check();
    await toReview(page, { locale: 'en' });
    await page.getByRole('checkbox', { name: booking.terms }).check();
    await publishNight(browser, { family, by });
    await page.getByRole('button', { name: booking.toPayment }).click();
    if (by > 0) {
      await expect(page.getByText(begin(booking.oldAndNew))).toBeVisible();
      await expectAccessible(page, { isCovered: true });
      await page.getByRole('button', { name: booking.acceptPrice }).click();
    } else {
      await expect(page.getByText(booking.priceLowered)).toBeVisible();
    }
    const amount = await amountToPay(page);
    await pay(page, 'en');
    await expectBooked(page, 'en');
    await page.getByRole('link', { name: booking.booked.trip }).click();
    await expect(page.getByText(amount).first()).toBeVisible();
  });
}

test('an audit of the year finds nothing', async ({ page }) => {
  test.slow();
  await signInAs(page, 'Finance');
  await page.goto('/hub/pricing/audit');
  await page.getByRole('button', { name: 'Start audit' }).click();
  await expect(page.getByText('All checked bookings match their price books.')).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page);
});
