// Rendering where there is no page: every entry loads, elements and mount included, and an element's name is only a name.

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleBookJson } from '../testing/sample-book.ts';

describe('without a page', () => {
  it('there is none', () => {
    expect('document' in globalThis || 'customElements' in globalThis).toBe(false);
  });

  it('the elements are classes that nobody defines', async () => {
    const { defineElements, LiveTotalElement, PriceCalculatorElement } = await import('@hosted-stay/pricing-react/elements');
    expect(() => defineElements()).not.toThrow();
    expect([LiveTotalElement, PriceCalculatorElement].map((element) => typeof element)).toEqual(['function', 'function']);
  });

  it('mount can be imported', async () => {
    const { mount } = await import('@hosted-stay/pricing-react/mount');
    expect(mount).toBeTypeOf('function');
  });
});

describe('on a server', () => {
  it('a live total of a book has its total, and shows what a parent may see of a finance view', async () => {
    const { LiveTotal, openPriceBook } = await import('@hosted-stay/pricing-react');
    const { en } = await import('@hosted-stay/pricing-react/locales/en');
    const opened = openPriceBook(sampleBookJson(), { side: 'finance' });
    if (!opened.ok) throw new TypeError('no book');
    const request = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };
    const html = renderToString(createElement(LiveTotal, { source: opened.value.source, request, messages: en }));
    const quoted = opened.value.pricer.quote(request);
    if (!quoted.ok) throw new TypeError('no quote');
    const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
    expect(html).toContain(euros.format(Number(quoted.value.total)));
    expect(html).not.toContain(euros.format(Number(quoted.value.totalHF)));
  });

  it('a live total of an endpoint waits for the browser', async () => {
    const { endpointSource, LiveTotal } = await import('@hosted-stay/pricing-react/live-total');
    const { enTotal } = await import('@hosted-stay/pricing-react/locales/en');
    const fetch = () => {
      throw new Error('asked while rendering');
    };
    const source = endpointSource('/quote', { fetch });
    const request = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };
    const html = renderToString(createElement(LiveTotal, { source, request, messages: enTotal }));
    expect(html).toContain('aria-busy="true"');
  });
});
