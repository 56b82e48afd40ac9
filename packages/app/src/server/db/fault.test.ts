// Errors of databases, told briefly and told apart.

import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { DatabaseFault, findReason, isAway, isDiskFull, isPassing } from './fault.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('it failed'), { code, ...more });

describe('a reason', () => {
  test('is the first line of the innermost error, with its code', () => {
    const error = new DrizzleQueryError('insert into users …', ['a@example.test'], coded('23505'));
    expect(findReason(error)).toBe('it failed (23505)');
  });

  test('never is long, and never holds the values of a query', () => {
    const error = new Error(`${'engine '.repeat(10_000)}\nparams: secret`);
    expect(findReason(error).length).toBeLessThan(320);
    expect(findReason(error)).not.toContain('secret');
  });

  test('names the error of each address if a connection tries several', () => {
    expect(findReason(new AggregateError([new Error('no IPv4'), new Error('no IPv6')]))).toBe('no IPv4; no IPv6');
  });
});

describe('a database that is away', () => {
  test.each(['57P01', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND'])('is told by %s, however wrapped', (code) => {
    expect(isAway(new DrizzleQueryError('select 1', [], coded(code)))).toBe(true);
    expect(isPassing(coded(code))).toBe(true);
  });

  test('is told by a pool that has no connection to give', () => {
    expect(isAway(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  test('is told from a file that is not there', () => {
    expect(isAway(coded('ENOENT', { syscall: 'open' }))).toBe(false);
    expect(isAway(coded('ENOENT', { syscall: 'connect' }))).toBe(true);
  });

  test('is told from a deadlock and a lock, which pass too, and from a wrong statement, which does not', () => {
    expect([isAway(coded('40P01')), isPassing(coded('40P01'))]).toEqual([false, true]);
    expect([isAway(coded('55P03')), isPassing(coded('55P03'))]).toEqual([false, true]);
    expect([isAway(coded('42P01')), isPassing(coded('42P01'))]).toEqual([false, false]);
  });
});

describe('a full disk', () => {
  test.each(['ENOSPC', 'EDQUOT', '53100'])('is told by %s, however wrapped', (code) => {
    expect(isDiskFull(coded(code))).toBe(true);
    expect(isDiskFull(new DrizzleQueryError('insert', [], coded(code)))).toBe(true);
    expect(isDiskFull(new AggregateError([coded(code)]))).toBe(true);
  });

  test('is told by the embedded engine’s last words', () => {
    const words = 'The embedded database has stopped: could not write to file "pg_wal/xlogtemp.42": No space left on device.';
    expect(isDiskFull(new DrizzleQueryError('insert', [], new DatabaseFault(words, { todo: 'Free some space.' })))).toBe(true);
  });

  test('is told from a full table of connections, and from what is no error at all', () => {
    expect([coded('53300'), coded('ENOENT'), null, 'ENOSPC'].map(isDiskFull)).toEqual([false, false, false, false]);
  });
});
