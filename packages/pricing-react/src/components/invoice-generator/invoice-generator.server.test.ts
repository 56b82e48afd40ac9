// The generator on a server: the same markup each time, with everything on it.

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aDraft, bareCatalogue, seller } from '../../../testing/invoice-arbitrary.ts';
import { en } from '../../locales/en.ts';
import { InvoiceGenerator, type InvoiceGeneratorProps } from './invoice-generator.tsx';

it('is rendered without a browser', () => {
  const line = { id: 1, description: '<script>alert(1)</script>', quantity: '2', unitAmount: '48.5', vatPercentage: '0' };
  const props: InvoiceGeneratorProps = {
    quote: null,
    catalogue: bareCatalogue,
    messages: en,
    seller,
    today: '2026-06-01',
    draft: aDraft({ lines: [line] }),
  };
  const html = renderToString(createElement(InvoiceGenerator, props));
  expect(html).toBe(renderToString(createElement(InvoiceGenerator, props)));
  expect(html).toContain('€97.00');
  expect(html).not.toContain('<script>');
});
