// Reports of Twilio: the example of its documentation, and what each state means.

import { expect, test } from 'vitest';
import { isReportSigned, readOutcome, signReport } from './twilio-report.rules.ts';

const report = {
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  fields: new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+12349013030',
    Digits: '1234',
    From: '+12349013030',
    To: '+18005551212',
  }),
  token: '12345',
};

test('a report is signed as Twilio documents it', () => {
  expect(signReport(report)).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
  expect(isReportSigned('0/KCTR6DLpKmkAf8muzZqo1nDgQ=', report)).toBe(true);
});

test.each([undefined, '', 'RSOYDt4T1cUTdK1PDd93/VVr8B8', 'x'.repeat(28)])('the signature %j is refused', (header) => {
  expect(isReportSigned(header, report)).toBe(false);
});

test('a report with another field, address or token is refused', () => {
  const header = signReport(report);
  const fields = new URLSearchParams([...report.fields, ['MessageStatus', 'delivered']]);
  for (const change of [{ fields }, { url: 'https://mycompany.com/' }, { token: '54321' }]) {
    expect(isReportSigned(header, { ...report, ...change })).toBe(false);
  }
});

test.each([
  ['queued', null],
  ['sending', null],
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
  ['a new state', null],
])('the state %s means %s', (status, outcome) => {
  expect(readOutcome(new URLSearchParams({ MessageStatus: status }))).toBe(outcome);
});
