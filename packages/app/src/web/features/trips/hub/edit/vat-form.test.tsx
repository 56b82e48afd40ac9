// Whether tax is owed: said by those who may, who agree to the other price first; nobody else is asked.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#web/platform/api/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, partsOf } from '#web/testing/parts.tsx';
import { trip } from '#web/testing/trips.ts';
import { TripPrice } from './price-form.tsx';

const words = ['hubTrips', 'trips', 'lists', 'resource', 'form', 'validation'] as const;
const { answers, open, sent } = partsOf({
  at: '/hub/trips/12/edit',
  words,
  user: userWith(['Coordinator'], { capabilities: ['trips.write'] }),
});
const exempt = page.getByRole('checkbox', { name: 'VAT exempt' });

const change = { after: { currency: 'EUR', amount: '1100.00' }, difference: '-100.00', fingerprint: 'f'.repeat(64) };
const asked = { status: 'error', code: 'priceChanged', message: 'The price has changed.', request_id: 'x', issues: [change] };

test('finance says it, and agrees to the price that comes of it', async () => {
  signInAs(userWith(['Finance'], { capabilities: ['trips.vat'] }));
  const one = trip({ mayEdit: false, side: 'finance', vatExempt: false, allowedTransitions: [], notes: null });
  answers['POST /api/trips/12/vat'] = ({ body }) =>
    (body as { quote_fingerprint?: string }).quote_fingerprint === change.fingerprint
      ? { ...one, vatExempt: true }
      : Response.json(asked, { status: 422 });
  queryClient.clear();
  await open(<TripPrice trip={one} />);
  await exempt.click();
  await button('Save').click();
  const dialog = page.getByRole('dialog', { name: 'Save with a new price?' });
  await expect.element(dialog.getByText(/1,100/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent('POST /api/trips/12/vat')).toMatchObject({ vat_exempt: true, quote_fingerprint: change.fingerprint });
});

test('a coordinator changes the price without it', async () => {
  answers['GET /api/booking/choices'] = () => ({ currency: 'EUR', services: [], tripTypes: [], templates: [] });
  await open(<TripPrice trip={trip({ mayEdit: true, side: 'staff' })} />);
  await expect.element(page.getByRole('textbox', { name: 'Discount code' })).toBeVisible();
  await expect.element(exempt).not.toBeInTheDocument();
});
