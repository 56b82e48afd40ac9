// Changes in groups, and looking for one among them.

import { expect, test } from 'vitest';
import type { ListedBookDifference } from '#contract/pricing/price-books.shapes.ts';
import { addTitles, filterDifferences, groupDifferences, listSubjects } from './differences.model.ts';

const cork = { subject: 'county', id: 3, name: 'Cork' } as const;
const price: ListedBookDifference = {
  subject: 'pricing',
  change: 'changed',
  id: 100,
  name: 'Hosting per night',
  owner: cork,
  field: 'amount',
  before: '40',
  after: '42',
};
const gone: ListedBookDifference = { ...price, id: 101, name: 'Camp per week', change: 'removed', field: null, after: null };
const vat: ListedBookDifference = {
  ...price,
  subject: 'policy',
  id: null,
  name: null,
  owner: null,
  field: 'vatRate',
  before: '0.23',
  after: '0.2',
};
const all = [price, vat, gone];

test('changes of one owner are together, wherever they stand', () => {
  expect(groupDifferences(all).map(({ key, name, differences }) => [key, name, differences.length])).toEqual([
    ['county 3', 'Cork', 2],
    ['policy', null, 1],
  ]);
});

test('every word is looked for in names and values, capitals aside', () => {
  expect(filterDifferences(all, { text: 'CORK camp', subject: null })).toEqual([gone]);
  expect(filterDifferences(all, { text: '0.2', subject: null })).toEqual([vat]);
  expect(filterDifferences(all, { text: 'dublin', subject: null })).toEqual([]);
});

test('a kind of thing is found itself and as an owner', () => {
  expect(listSubjects(all)).toEqual(['pricing', 'county', 'policy']);
  expect(filterDifferences(all, { text: '', subject: 'county' })).toEqual([price, gone]);
  expect(filterDifferences(all, { text: '', subject: 'policy' })).toEqual([vat]);
});

test('a family is read in the words of a language, by itself and as an owner', () => {
  const owner = { subject: 'hostFamily', id: 7, name: 'Byrne' } as const;
  const family: ListedBookDifference = { ...price, subject: 'hostFamily', name: 'Byrne', owner: null };
  const [own, itself, other] = addTitles([{ ...price, owner }, family, price], 'de');
  expect([own?.owner?.name, itself?.name, other?.owner?.name]).toEqual(['Familie Byrne', 'Familie Byrne', 'Cork']);
});
