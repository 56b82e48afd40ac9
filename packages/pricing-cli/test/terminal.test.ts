// What a person's terminal is shown: aligned, in their language, and never what a hostile name wants it to do.

import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { runPricing } from './run-pricing.ts';
import { folderWithBook, SMALL_BOOK, STAY_FLAGS, stayFlags } from './small-book.ts';

const HOSTILE = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202eevil\nnext\tcell|=1+1';

const [family] = SMALL_BOOK.hostFamilies;
const named = (name: string) => ({
  ...SMALL_BOOK,
  hostFamilies: [{ ...family, name }],
  templates: SMALL_BOOK.templates.map((template) => ({ ...template, name })),
});

const cwd = folderWithBook({ 'wide.json': named('田中さんの家'), 'hostile.json': named(HOSTILE) });

const sheet = (book: string, ...args: string[]) =>
  runPricing(['quote', '-b', book, ...STAY_FLAGS, ...args], { cwd, terminal: true, env: { NO_COLOR: '1' } });

describe('a quote in a terminal', () => {
  test.each(['en', 'fr', 'es', 'it', 'de', 'ja', 'ko', 'zh'])('is aligned in %s, wide characters counted as two', async (locale) => {
    const { outcome, out } = await sheet('wide.json', '--locale', locale);
    expect(outcome).toBe('fine');
    const [, lines = ''] = out.split('\n\n');
    const widths = lines.split('\n').map((line) => stringWidth(line));
    // The last column is aligned to the right, so the heading and the row end in the same column.
    expect(new Set(widths).size).toBe(1);
    const labels = out.slice(0, out.indexOf('\n\n')).split('\n');
    expect(new Set(labels.map((line) => stringWidth(line.slice(0, line.search(/\S+( \S+)*$/)).replace(/\S.*$/, '')))).size).toBe(1);
  });

  test('has amounts as the language writes them', async () => {
    expect((await sheet('book.json', '--locale', 'en')).out).toContain('1,019.90 EUR');
    expect((await sheet('book.json', '--locale', 'de')).out).toContain('1.019,90 EUR');
    expect((await sheet('book.json', '--locale', 'ja')).out).toContain('1,019.90 EUR');
    expect((await sheet('book.json', '--locale', 'fr')).out).toMatch(/1[\u00a0 ]019,90 EUR/);
  });

  test('breaks the sentences of its reasons between words, and those of a file nowhere', async () => {
    const { out } = await sheet('book.json', '--locale', 'de', '--explain');
    const reasons = out.split('\n').filter((line) => line.startsWith('  '));
    expect(Math.max(...reasons.map((line) => stringWidth(line)))).toBeLessThanOrEqual(100);
    const piped = await runPricing(['quote', '-b', 'book.json', ...STAY_FLAGS, '--locale', 'de', '--explain', '--format', 'table'], {
      cwd,
    });
    expect(out.replace(/\s+/g, ' ')).toBe(piped.out.replace(/\s+/g, ' '));
    expect(out).not.toBe(piped.out);
  });
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

describe('hostile names', () => {
  test.each(['table', 'json', 'ndjson', 'csv', 'tsv', 'markdown', 'ledger'])('reach no terminal raw as %s', async (format) => {
    for (const more of format === 'table' ? [[], ['--explain'], ['--lines']] : format === 'ledger' ? [[]] : [['--lines'], []]) {
      const { outcome, out } = await sheet('hostile.json', '--format', format, ...more);
      expect(outcome).toBe('fine');
      expect(out.replaceAll('\r\n', '\n')).not.toMatch(CONTROLS);
    }
  });

  test('break no line of a table or a journal, and no cell of Markdown', async () => {
    const table = await sheet('hostile.json', '--lines', '--format', 'table');
    expect(table.out.trimEnd().split('\n')).toHaveLength(2);
    const journal = await sheet('hostile.json', '--format', 'ledger');
    expect(journal.out).not.toMatch(/^next/m);
    const markdown = await sheet('hostile.json', '--lines', '--format', 'markdown');
    expect(markdown.out.trimEnd().split('\n')).toHaveLength(3);
    expect(markdown.out).toContain('cell\\|=1+1');
  });

  test('an error that quotes one is harmless too', async () => {
    const flags = stayFlags({ fromDate: '\u001b[31mred' });
    const { err } = await runPricing(['quote', '-b', 'book.json', ...flags], { cwd, terminal: true, env: { NO_COLOR: '1' } });
    expect(err).toContain('\\u001b[31mred');
    expect(err).not.toMatch(CONTROLS);
  });
});

describe('colour', () => {
  const colored = (args: readonly string[], env: Record<string, string>, terminal = true) =>
    runPricing(['quote', '-b', 'book.json', ...STAY_FLAGS, ...args], { cwd, terminal, env });

  test('marks headings on a terminal that can', async () => {
    expect((await colored([], { TERM: 'xterm' })).out).toContain('\u001b[1m');
  });

  test.each([
    ['NO_COLOR', [], { NO_COLOR: '1' }],
    ['TERM=dumb', [], { TERM: 'dumb' }],
    ['--color=never', ['--color=never'], { FORCE_COLOR: '1' }],
  ])('%s turns it off', async (_, args, env) => {
    expect((await colored(args, env)).out).not.toContain('\u001b');
  });

  test('--color=always wins over NO_COLOR and over a pipe, yet never colours data', async () => {
    expect((await colored(['--color=always', '--format', 'table'], { NO_COLOR: '1' }, false)).out).toContain('\u001b[1m');
    for (const format of ['json', 'ndjson', 'csv', 'tsv', 'markdown', 'ledger']) {
      expect((await colored(['--color=always', '--format', format], {}, false)).out).not.toContain('\u001b');
    }
  });

  test('marks the code of an error', async () => {
    const error = await runPricing(['counts', '--from', 'x', '--to', 'y', '--color', 'always'], { cwd });
    expect(error.err).toContain('\u001b[31minvalid_date\u001b[39m');
  });
});
