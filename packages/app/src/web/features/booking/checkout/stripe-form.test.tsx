// Paying through Stripe, whose code a test plays: mounting, a card that is refused, paying once, and code that does not come.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PaymentIntent } from '#contract/booking/booking.shapes.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { show } from '#web/testing/render.tsx';
import type { Stripe, StripeResult } from './stripe.ts';
import { StripeForm } from './stripe-form.tsx';

const INTENT: PaymentIntent = {
  ...{ amount: 88_800, currency: 'EUR', numberOfDays: 8, fullImmersionDays: 8, businessId: 1, pricings: [], total: '888.00' },
  ...{ paymentIntentId: 'pi_1', status: 'requires_payment', fault: null, gateway: 'stripe', clientSecret: 'pi_1_secret' },
  ...{ publishableKey: 'pk_test_1', expiresAt: null, tripId: null, invoiceId: null },
};

const confirmPayment = vi.fn<Stripe['confirmPayment']>();
const elements = vi.fn();
const destroyed = vi.fn();

/** Stripe's code as it would have come: its fields are a text in a frame of theirs. */
function stripeFor(key: string): Stripe {
  return {
    elements(options) {
      elements(key, options);
      return {
        create: () => ({
          mount(place) {
            place.textContent = 'Fields of the payment service';
          },
          on: (_, heard) => void setTimeout(heard),
          destroy: destroyed,
        }),
      };
    },
    confirmPayment,
  };
}

const pay = () => page.getByRole('button', { name: 'Pay €888.00' });

beforeEach(() => {
  confirmPayment.mockReset();
  elements.mockReset();
  destroyed.mockReset();
  window.Stripe = stripeFor;
});
afterEach(() => {
  vi.restoreAllMocks();
  window.Stripe = undefined as never;
});

async function open(onStep = vi.fn()) {
  await show(
    <>
      <h1>Payment</h1>
      <StripeForm intent={INTENT} onStep={onStep} />
    </>,
    { words: ['cardPayment'] },
  );
  return onStep;
}

test('its fields are mounted with the secret of the intent, and what is wrong with a card is said beneath them', async () => {
  confirmPayment.mockResolvedValueOnce({ error: { type: 'card_error', message: 'Your card has too little money.' } });
  const onStep = await open();
  await expect.element(page.getByText('Fields of the payment service')).toBeVisible();
  expect(elements).toHaveBeenCalledExactlyOnceWith('pk_test_1', expect.objectContaining({ clientSecret: 'pi_1_secret', locale: 'en' }));
  await pay().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your card has too little money.');
  expect(onStep).not.toHaveBeenCalled();
  expect(await listAxeFaults()).toEqual([]);
  confirmPayment.mockResolvedValueOnce({ paymentIntent: { status: 'succeeded' } });
  await pay().click();
  await expect.poll(() => onStep.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a second click while it is paid pays nothing twice', async () => {
  const { promise, resolve } = Promise.withResolvers<StripeResult>();
  confirmPayment.mockReturnValueOnce(promise);
  const onStep = await open();
  await pay().click();
  (document.querySelector('button') as HTMLButtonElement).click();
  resolve({ paymentIntent: { status: 'processing' } });
  await expect.poll(() => onStep.mock.calls.length).toBe(1);
  expect(confirmPayment).toHaveBeenCalledOnce();
});

test('where nobody knows what became of it the server is asked, and it can be tried again', async () => {
  confirmPayment.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const onStep = await open();
  await pay().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The payment wasn’t confirmed with your bank. Try again.');
  expect(onStep).toHaveBeenCalledOnce();
  await expect.element(pay()).toBeEnabled();
});

test('code that does not come is said, and fetched again', async () => {
  window.Stripe = undefined as never;
  const scripts: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    scripts.push(script.src);
    setTimeout(() => script.dispatchEvent(new Event('error')));
  });
  await open();
  await expect.element(page.getByText('We couldn’t load the payment form.')).toBeVisible();
  expect(scripts).toEqual(['https://js.stripe.com/v3/']);
  window.Stripe = stripeFor;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Fields of the payment service')).toBeVisible();
  await expect.element(pay()).toBeEnabled();
});
