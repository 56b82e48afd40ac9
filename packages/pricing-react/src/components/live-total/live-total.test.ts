// The live total on a server.

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openSample, sampleBook, sampleRequest } from '../../../testing/open-sample.ts';
import { enTotal } from '../../locales/en.ts';
import { endpointSource } from '../../quote-source/endpoint-source.ts';
import { LiveTotal } from './live-total.tsx';

const money = (text: string) => `€${Number(text).toLocaleString('en-IE', { minimumFractionDigits: 2 })}`;

it('renders the total of a book or the initial quote of an endpoint, otherwise a loading state', () => {
  const initial = openSample('customer');
  const ofBook = renderToString(
    createElement(LiveTotal, { source: sampleBook('finance').source, request: sampleRequest, messages: enTotal }),
  );
  expect(ofBook).toContain(money(initial.total));
  const endpoint = { source: endpointSource('/quote'), request: sampleRequest, messages: enTotal };
  expect(renderToString(createElement(LiveTotal, { ...endpoint, initialQuote: initial }))).toBe(ofBook);
  expect(renderToString(createElement(LiveTotal, endpoint))).toContain('Updating…');
});
