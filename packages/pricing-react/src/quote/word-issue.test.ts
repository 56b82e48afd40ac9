// Issues in words, known and unknown, and requests as keys.

import type { Issue } from '@hosted-stay/pricing-core';
import { expect, it } from 'vitest';
import { sampleRequest } from '../../testing/open-sample.ts';
import { en, enTotal } from '../locales/en.ts';
import { requestKey } from './request-key.ts';
import { wordIssue } from './word-issue.ts';

const issue = (code: string, data: object) => ({ code, path: ['countStudents'], data }) as unknown as Issue;

it('words an issue as the engine does, after the page’s own name of the field', () => {
  const outOfRange = issue('out_of_range', { minimum: 1, maximum: 50, received: 0 });
  expect(wordIssue(outOfRange, en)).toBe('Must be from 1 to 50, not 0.');
  expect(wordIssue(outOfRange, en, 'Students')).toBe('Students: must be from 1 to 50, not 0.');
});

it('has a general sentence for codes and data it does not know, and without the engine’s words', () => {
  const unknown = [issue('moon_full', {}), issue('constructor', {}), issue('invalid_value', {}), issue('invalid_type', { expected: 1 })];
  for (const found of unknown) expect(wordIssue(found, en)).toBe(en.asking.refused);
  expect(wordIssue(issue('missing_field', { field: 'a' }), enTotal)).toBe(enTotal.asking.refused);
});

it('makes one key of one content, and loses nothing that a source must refuse', () => {
  const { hostFamilyId, ...rest } = sampleRequest;
  expect(requestKey({ ...rest, hostFamilyId })).toBe(requestKey(sampleRequest));
  expect(requestKey({ ...sampleRequest, countStudents: 2 })).not.toBe(requestKey(sampleRequest));
  expect(JSON.parse(requestKey({ ...sampleRequest, countStudents: Number.NaN }) ?? '')).toMatchObject({ countStudents: 'NaN' });
  expect(requestKey(null)).toBeNull();
});
