// The smaller commands: counts, check, solve, intent, schema, help.

import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { COMMANDS } from '../src/cli.ts';
import { VERSION } from '../src/version.ts';
import { runPricing } from './run-pricing.ts';
import { folderWithBook, SMALL_BOOK, STAY_FLAGS } from './small-book.ts';

const [family] = SMALL_BOOK.hostFamilies;
const [pricing] = family?.pricings ?? [];
const cwd = folderWithBook({
  'smelly.json': { ...SMALL_BOOK, effectiveFrom: undefined },
  'faulty.json': { ...SMALL_BOOK, hostFamilies: [{ ...family, pricings: [{ ...pricing, provider: { commissionPercentage: '100' } }] }] },
  'camp-only.json': { ...SMALL_BOOK, templates: SMALL_BOOK.templates.map((template) => ({ ...template, tripTypeId: 3 })) },
});

const json = async (args: readonly string[]) => {
  const { outcome, out, err } = await runPricing(args, { cwd });
  return { outcome, err, value: JSON.parse(out || 'null') };
};

describe('counts', () => {
  test.each([
    [
      ['--from', '2026-07-06', '--to', '2026-07-06'],
      [1, 0, 0, 0, 1],
    ],
    [
      ['--from', '2026-07-06', '--to', '2026-07-19'],
      [14, 13, 2, 0, 14],
    ],
    [
      ['--from', '2026-07-06', '--to', '2026-07-19', '--activities', 'local'],
      [14, 13, 2, 2, 0],
    ],
    [
      ['--from', '2026-07-06', '--to', '2026-07-19', '--activities', 'mixed'],
      [14, 13, 2, 0, 14],
    ],
    [
      ['--from', '2026-07-06', '--to', '2026-07-19', '--activities', 'mixed', '--weeks', '1'],
      [14, 13, 2, 1, 9],
    ],
    [
      ['--from', '2026-07-06', '--to', '2026-07-19', '--activities', 'mixed', '--weeks', '1', '--camp-days-per-week', '7'],
      [14, 13, 2, 1, 7],
    ],
    [
      ['--from', '2026-03-28', '--to', '2026-03-30'],
      [3, 2, 0, 0, 3],
    ],
  ])('%j', async (args, [noOfDaysOfTrip, nights, countMonToFri, noOfCampsAdded, noOfImmersionDays]) => {
    const expected = { noOfDaysOfTrip, nights, countMonToFri, noOfCampsAdded, noOfImmersionDays };
    expect(await json(['counts', ...args])).toEqual({ outcome: 'fine', err: '', value: expected });
  });

  test('in rows and for people', async () => {
    const args = ['counts', '--from', '2026-07-06', '--to', '2026-07-19'];
    expect((await runPricing([...args, '--format', 'csv'])).out).toBe(
      'noOfDaysOfTrip,nights,countMonToFri,noOfCampsAdded,noOfImmersionDays\r\n14,13,2,0,14\r\n',
    );
    expect((await runPricing([...args, '--format', 'ndjson'])).out).toMatch(/^\{"noOfDaysOfTrip":14,.*\}\n$/);
    expect((await runPricing(args, { terminal: true })).out).toMatchInlineSnapshot(`
      "days                                    14
      nights                                  13
      possible camp weeks (Monday to Friday)   2
      camp weeks                               0
      immersion days                          14
      "
    `);
  });
});

describe('check', () => {
  test('is silent about a good book', async () => {
    const { outcome, out, err } = await runPricing(['check', '--book', 'book.json', '--strict'], { cwd });
    expect({ outcome, out, err }).toEqual({ outcome: 'fine', out: '', err: '' });
  });

  test('tells a smell, and ends with findings for it only when strict', async () => {
    const lax = await runPricing(['check', '--book', 'smelly.json'], { cwd });
    expect(lax.outcome).toBe('fine');
    expect(lax.out).toMatch(/^smelly\.json:1:1: effectiveFrom: effective_from_missing \(smell\): /);
    expect((await runPricing(['check', '--book', 'smelly.json', '--strict'], { cwd })).outcome).toBe('findings');
  });

  test('shows a fault by a command line that works', async () => {
    const { outcome, out } = await runPricing(['check', '--book', 'faulty.json'], { cwd });
    expect(outcome).toBe('findings');
    const shown = /^ {4}pricing (quote .*)$/m.exec(out)?.[1]?.split(' ') ?? [];
    const quoted = await json(shown);
    expect(quoted).toMatchObject({ outcome: 'fine', value: { totalHF: '0.00' } });
  });

  test('prints data: the rule, its data, and the booking', async () => {
    const { out } = await runPricing(['check', '--book', 'faulty.json', '--format', 'ndjson'], { cwd });
    expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({
      rule: 'provider_percentage_full',
      severity: 'fault',
      path: ['hostFamilies', 0, 'pricings', 0, 'provider', 'commissionPercentage'],
      request: { hostFamilyId: 500 },
    });
  });
});

describe('solve', () => {
  const solve = (...args: string[]) => json(['solve', '--book', 'book.json', ...STAY_FLAGS, '--template', '100', ...args]);

  test('finds the amount that the book has', async () => {
    const { outcome, value } = await solve('--total', '1019.90');
    expect(outcome).toBe('fine');
    expect(value).toMatchObject({ possible: true, amounts: { from: '100.00', to: '100.00' } });
  });

  test('says that there is none, with the nearest, and ends with findings', async () => {
    const { outcome, value } = await solve('--payout', '630.01');
    expect(outcome).toBe('findings');
    expect(value).toMatchObject({
      possible: false,
      below: { amount: '100.00', result: '630.00' },
      above: { amount: '100.01', result: '630.06' },
    });
  });

  test('takes the payee where several are paid', async () => {
    expect((await solve('--total', '1019.90', '--payee', 'Host_family:500')).value.payee).toEqual({
      hostableType: 'Host_family',
      hostableId: 500,
    });
  });

  test.each([
    ['--total', '1019.90'],
    ['--payout', '630.01'],
  ])('for people: %s', async (...wanted) => {
    const { out } = await runPricing(['solve', '--book', 'book.json', ...STAY_FLAGS, '--template', '100', ...wanted], {
      cwd,
      terminal: true,
    });
    expect(out).toContain('100.00');
  });
});

describe('intent', () => {
  test('gives what a gateway takes, with its id where there is one', async () => {
    const { outcome, value } = await json(['intent', '--book', 'book.json', ...STAY_FLAGS, '--payment-intent-id', 'pi_1']);
    expect(outcome).toBe('fine');
    expect(value.intent).toMatchObject({ amount: 101990, currency: 'EUR', businessId: 7, numberOfDays: 8, paymentIntentId: 'pi_1' });
    expect(value.intent.pricings).toEqual([
      { pricingTemplateId: 100, hostableId: 500, hostableType: 'Host_family', quantity: 7, amount: 87500 },
    ]);
  });

  test('ends with findings and the reason where there is nothing of hosting', async () => {
    const { outcome, value } = await json(['intent', '--book', 'camp-only.json', ...STAY_FLAGS]);
    expect({ outcome, skipped: value.skipped?.code, intent: value.intent }).toEqual({
      outcome: 'findings',
      skipped: 'no_hosting_line',
      intent: null,
    });
  });

  test('prints rows', async () => {
    const { out } = await runPricing(['intent', '--book', 'book.json', ...STAY_FLAGS, '--format', 'csv'], { cwd });
    expect(out).toContain('intent,amount,101990,');
    expect(out).toMatch(/check,lines_and_vat_make_the_amount,ok,/);
  });
});

describe('schema', () => {
  test.each(['book', 'request', 'quote', 'booking'])('%s is a JSON Schema', async (document) => {
    const { outcome, value } = await json(['schema', document]);
    expect(outcome).toBe('fine');
    expect(value.$schema).toContain('2020-12');
  });
});

describe('help', () => {
  test('lists all commands', async () => {
    const { outcome, out } = await runPricing(['--help']);
    expect(outcome).toBe('fine');
    expect(out).toMatchInlineSnapshot(`
      "Usage: pricing [options] [command]

      Quote, check and explain hosted-stay prices, exactly.

      Options:
        -V, --version       print the version
        -h, --help          print this help

      Commands:
        quote               price one request or many
        audit               recalculate recorded bookings and find the cause of each difference
        compare             compare stays at the prices of two books
        merge <file...>     merge the summaries of shards
        check               find errors and warnings in a price book
        solve               find the amount that gives an exact total or payout
        intent              print the payment intent of a stay and check it
        counts              count days, nights, camp weeks and immersion days of a stay
        schema <document>   print the JSON Schema of a document
        completion <shell>  print a completion script for your shell
        help <topic>        read about a topic

      Help on a command: pricing quote --help. Other topics: pricing help exit-codes, pricing help
      formats, pricing help environment.
      "
    `);
    expect((await runPricing(['help'])).out).toBe(out);
  });

  test('without a command it goes to stderr, and is wrong use', async () => {
    const { outcome, out, err } = await runPricing([]);
    expect({ outcome, out }).toEqual({ outcome: 'usage', out: '' });
    expect(err).toContain('Usage: pricing');
  });

  test.each(COMMANDS.map(({ name }) => name))('for %s has its options and examples, and each example parses', async (name) => {
    const { outcome, out } = await runPricing([name, '--help']);
    expect(outcome).toBe('fine');
    const spec = COMMANDS.find((command) => command.name === name);
    for (const { flags } of spec?.options ?? []) expect(out).toContain(flags);
    expect(out).toContain('Examples:');
    expect(out.endsWith('\n')).toBe(true);
    const prose = out.slice(0, out.indexOf('Examples:')).split('\n');
    expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect((await runPricing(['help', name])).out).toBe(out);
    const calls = (spec?.examples ?? []).map(([line]) => /pricing ([a-z][^|>)]*)/.exec(line)?.[1]?.trim().split(/\s+/) ?? []);
    expect(calls.map(([command]) => command)).toContain(name);
    for (const [command = '', ...words] of calls) {
      const page = (await runPricing([command, '--help'])).out;
      for (const flag of words.filter((word) => word.startsWith('-'))) expect(page).toContain(flag);
    }
  });

  test.each(COMMANDS.find(({ name }) => name === 'help')?.argument?.choices ?? [])('page %s', async (topic) => {
    const { outcome, out } = await runPricing(['help', topic]);
    expect(outcome).toBe('fine');
    expect(out.length).toBeGreaterThan(200);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

test('--version is that of the package', async () => {
  expect((await runPricing(['--version'])).out).toBe(`${packageJson.version}\n`);
  expect(VERSION).toBe(packageJson.version);
});
