// How answers are read: what counts as success, and what a failure looks like to whoever asked.

import { describe, expect, test } from 'vitest';
import { createNoResponse, type Fallbacks, findSuccessMessage, isSuccess, toFailure } from './wire.ts';

const texts: Fallbacks = {
  notLoggedIn: 'Not logged in',
  sessionExpired: 'Session expired',
  maintenance: 'Down for maintenance',
  failed: 'Oops, something went wrong!  The team have been notified.',
  noResponse: 'No Response',
  withStatus: (status) => `Request failed with status code ${status}`,
};

const failed = (status: number, body?: unknown) => toFailure({ status, statusText: 'As It Is' }, { body, texts });

describe('a success', () => {
  test.each([200, 201, 204, 299])('is %i', (status) => expect(isSuccess(status, {})).toBe(true));
  test.each([199, 300, 304, 400, 500])('is not %i', (status) => expect(isSuccess(status, {})).toBe(false));
  test("is not a body whose status is 'error', whatever the HTTP status", () => {
    expect(isSuccess(200, { status: 'error' })).toBe(false);
    expect(isSuccess(200, { status: 'fine' })).toBe(true);
    expect(isSuccess(200, undefined)).toBe(true);
  });
  test('has the message of the server, if it sent one', () => {
    expect(findSuccessMessage({ message: 'Saved.' })).toBe('Saved.');
    for (const body of [{}, { message: '' }, { message: 7 }, null, 'Saved.']) expect(findSuccessMessage(body)).toBeUndefined();
  });
});

describe('a failure', () => {
  test('holds status, text, message, code and the errors of each field by its name in the code', () => {
    const body = {
      status: 'error',
      code: 'validation',
      message: 'Look.',
      errors: { first_name: ['Missing', 'Short'], address_line_1: 'Missing' },
    };
    expect(failed(422, body)).toEqual({
      statusCode: 422,
      statusText: 'As It Is',
      code: 'validation',
      message: 'Look.',
      errors: { firstName: ['Missing', 'Short'], addressLine1: ['Missing'] },
      fromServer: true,
      current: null,
      issues: [],
    });
  });

  test('with status 200 keeps that number', () => {
    expect(failed(200, { status: 'error', message: 'No.' })).toMatchObject({ statusCode: 200, message: 'No.' });
  });

  test.each([
    [403, 'Not logged in'],
    [419, 'Session expired'],
    [500, 'Oops, something went wrong!  The team have been notified.'],
    [503, 'Down for maintenance'],
    [404, 'Request failed with status code 404'],
    [418, 'Request failed with status code 418'],
  ])('with status %i and without a message says %j', (status, message) => {
    for (const body of [undefined, null, {}, { message: '' }, '<html>'])
      expect(failed(status, body)).toMatchObject({ message, fromServer: false });
  });

  test.each([[[]], ['text'], [7], [null]])('has no errors where the server sends %j for them', (errors) => {
    expect(failed(422, { errors }).errors).toEqual({});
  });

  test('hands on what somebody else has saved meanwhile, by the names of the code', () => {
    expect(failed(409, { code: 'bedsTaken', issues: [{ host_family_id: 4 }] }).issues).toEqual([{ hostFamilyId: 4 }]);
    expect(failed(409, { code: 'changedMeanwhile', current: { first_name: 'Ann' } }).current).toEqual({ firstName: 'Ann' });
  });

  test('is also when no answer came', () => {
    expect(createNoResponse(texts)).toMatchObject({ statusCode: 0, message: 'No Response', errors: {} });
  });
});
