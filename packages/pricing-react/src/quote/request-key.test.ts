// Requests as text, whatever was put into them.

import { expect, it } from 'vitest';
import { sampleBook, sampleRequest } from '../../testing/open-sample.ts';
import { readAnswer } from '../quote-source/read-view.ts';
import { askQuote } from './ask-quote.ts';
import { emptyQuote } from './quote-state.ts';
import { requestKey } from './request-key.ts';

it('is the same for the same content, and null for no request', () => {
  const { hostFamilyId, ...rest } = sampleRequest;
  expect(requestKey({ ...rest, hostFamilyId })).toBe(requestKey(sampleRequest));
  expect(requestKey(null)).toBeNull();
});

const circle: Record<string, unknown> = { ...sampleRequest };
circle['self'] = circle;

it.each([
  ['a BigInt', { ...sampleRequest, hostFamilyId: 206n }],
  ['itself', circle],
  [
    'what throws when it is read',
    {
      ...sampleRequest,
      toJSON: () => {
        throw new Error('no');
      },
    },
  ],
  ['NaN', { ...sampleRequest, countStudents: Number.NaN }],
])('ends in a refusal where a request holds %s', (_, request) => {
  const key = requestKey(request as never);
  const { state } = askQuote(emptyQuote, { source: sampleBook('customer').source, key, read: readAnswer });
  expect(state).toMatchObject({ status: 'refused', quote: null });
});
