// An invoice while it is typed: its draft as the server makes it, and where its issues are told.

import { makeInvoice } from '@hosted-stay/pricing-react/invoicing';
import { en } from '@hosted-stay/pricing-react/locales/en';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInvoiceDraft } from '#contract/finance/invoices/invoice-draft.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { business } from '#web/testing/invoices.ts';
import { emptyLine, emptyTyped, findField, groupSentencesByField, moveItem } from './draft.model.ts';

const seller = { ...business, countryName: 'Ireland', currency: business.currencyCode };
const nothing = { currency: 'EUR', hostFamilies: [], activities: [], services: [], templates: [] };
const made = (typed: Parameters<typeof toInvoiceDraft>[0], change: Partial<Business> = {}) =>
  makeInvoice(toInvoiceDraft(typed, { seller: { ...seller, ...change }, today: '2026-07-01' }), {
    quote: null,
    catalogue: nothing,
    messages: en,
  });

const empty = emptyTyped({ language: 'en', dueDate: '2026-07-15' });
const whole = {
  ...empty,
  buyer: { name: 'Ann', address: ['2 Side Street'], email: '', vatNumber: '' },
  lines: [{ id: 1, description: 'Taxi', quantity: '2', unitAmount: '10', vatPercentage: '' }],
};

test('a line without a rate has that of the business, and an invoice without a day is of today', () => {
  const invoice = made(whole);
  expect(invoice).toMatchObject({
    ok: true,
    value: { issueDate: '2026-07-01', paymentDetails: ['IBAN IE29'], totals: { vat: '4.60', total: '24.60' } },
  });
});

test('a business that charges no VAT wants a reason, at the field where it is typed', () => {
  const invoice = made(whole, { vatExempt: true });
  if (invoice.ok) throw new TypeError('it is made without a reason');
  expect(invoice.issues.map(findField)).toEqual(['typed.vatText']);
});

test('a missing detail is reported at its own field, a fault of the whole at none', () => {
  const invoice = made({ ...empty, lines: [emptyLine([])] }, { legalName: '' });
  if (invoice.ok) throw new TypeError('it is made of nothing');
  const sentences = groupSentencesByField(invoice.issues, ({ code }) => code);
  expect(sentences).toEqual({
    'typed.buyer.name': 'missing',
    'typed.buyer.address': 'missing',
    businessId: 'missing',
    'typed.lines.0.description': 'missing',
    'typed.lines.0.unitAmount': 'missing',
  });
  expect(findField({ path: [] })).toBeNull();
  expect(findField({ path: ['quote', 'total'] })).toBeNull();
});

test('a new line takes the VAT of the one before it, and a number of its own', () => {
  const lines = [{ ...emptyLine([]), vatPercentage: '13.5' }];
  expect(emptyLine(lines)).toMatchObject({ id: 2, quantity: '1', vatPercentage: '13.5' });
});

test('moving there and back changes nothing, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 6 }), fc.nat(7), (items, from) => {
      const next = moveItem(items, from, 1);
      expect([...next].sort()).toEqual([...items].sort());
      if (from + 1 < items.length) expect(moveItem(next, from + 1, -1)).toEqual(items);
      else expect(next).toBe(items);
    }),
  );
});
