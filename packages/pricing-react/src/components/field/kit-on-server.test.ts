// The input kit on a server: no window, no document, and the values already written in the locale.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../locales/en.ts';
import { AmountField } from '../amount-field/amount-field.tsx';
import { ComboboxField } from '../combobox/combobox.tsx';
import { DateRangeField } from '../date-range/date-range.tsx';
import { NumberField } from '../number-field/number-field.tsx';

const onChange = () => {};

it('writes values as the locale does', () => {
  expect(typeof globalThis.document).toBe('undefined');
  const html = [
    createElement(DateRangeField, {
      label: 'Stay',
      value: { from: '2026-07-05', to: '2026-07-26' },
      onChange,
      messages: en,
      locale: 'de-DE',
    }),
    createElement(AmountField, { label: 'Deposit', value: '1234.5', onChange, messages: en, locale: 'de-DE', fractionDigits: 2 }),
    createElement(NumberField, { label: 'Students', value: 1200, onChange, messages: en, locale: 'de-DE', min: 1, max: 5000 }),
    createElement(ComboboxField, { label: 'Family', choices: [{ id: 1, name: '<b>O’Brien' }], value: 1, onChange, messages: en }),
  ].map((element) => renderToStaticMarkup(element));
  expect(html[0]).toContain('value="5. Juli 2026"');
  expect(html[0]).toContain('21 nights');
  expect(html[1]).toContain('value="1.234,50"');
  expect(html[2]).toContain('value="1.200"');
  expect(html[3]).toContain('value="&lt;b&gt;O’Brien"');
});
