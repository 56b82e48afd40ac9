// Holds every file to the rules of the house, and proves that each rule fires.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOUSE_RULES } from './rules.ts';

const root = resolve(import.meta.dirname, '../..');
const engine = 'packages/pricing-core/src/x.ts';
const widget = 'packages/pricing-react/src/components/x/x.tsx';
const feature = 'packages/app/src/server/features/x/x.service.ts';
const screen = 'packages/app/src/web/screens/hub/x.screen.tsx';
const style = 'packages/pricing-react/src/components/x/x.css';
const tests = 'packages/app/src/server/features/x/x.api.test.ts';

/** For each rule something that breaks it: the file, and its lines from the second on. */
const wrong: Record<string, readonly [file: string, ...lines: string[]][]> = {
  'only the command’s main file ends the process': [
    ['packages/pricing-cli/src/commands/quote.ts', 'process.exitCode = 1;', 'process.exit();'],
    [engine, '  if (bad) process.exit(1);'],
  ],
  'the engine has no clock, no dice and no surroundings': [
    [
      engine,
      'const now = new Date();',
      'Date.now();',
      'Math.random();',
      'globalThis.x = 1;',
      'performance.now(); // ms',
      'await fetch(url);',
    ],
  ],
  'the engine asks no locale of its host': [[engine, 'x.toLocaleString();', 'new Intl.NumberFormat();', 'a.localeCompare(b);']],
  'the widgets have no clock and no dice': [[widget, 'const today = new Date();', 'Date.now();', 'const id = Math.random();']],
  'names are text, never markup': [[widget, '<p dangerouslySetInnerHTML={{ __html: name }} />', 'element.innerHTML = name;']],
  'a component brings no style sheet along': [[widget, "import './x.css';", "import styles from './x.css';"]],
  'styles touch nothing but the widgets': [[style, 'button {', '  .other .thing {', ':root {']],
  'the server asks the clock that it was given': [[feature, 'const at = new Date();', 'Date.now();']],
  'the SQL of a feature stands in its queries': [
    [feature, "import { eq } from 'drizzle-orm';", "import { pgTable } from 'drizzle-orm/pg-core';"],
  ],
  'only the executors of transitions write a state': [
    [feature, "await writeTripState(tx, id, 'booked', {});", "await tx.update(trips).set({ state: 'booked' }).where(eq(trips.id, id));"],
    [feature, "await writeMeetingStatus(tx, id, 'cancelled');"],
    [feature, "await writePayoutState(tx, id, 'paid', {});", "await tx.update(payouts).set({ ...fields, state: 'paid' }).where(own);"],
    [feature, "await writePurchaseState(tx, id, 'void', {});", 'await tx.update(purchaseInvoices).set({ state }).where(own);'],
    [feature, "await writeInvoiceState(tx, id, 'void', {});", 'await tx.update(invoices).set({ state, paid }).where(own);'],
    [feature, "await tx.update(hostFamilies).set({ vettingState: 'approved' }).where(own);"],
  ],
  'an exported function of the app is named by a verb': [
    [feature, 'export async function stepped(): Promise<void> {}', 'export function creatingTrip() {}', 'export function told() {}'],
  ],
  'what a user can reach refuses in words': [[feature, "throw new Error('no');"]],
  'no screen makes markup of text': [[screen, '<p dangerouslySetInnerHTML={{ __html: name }} />', 'element.innerHTML = name;']],
  'a screen says nothing of its own': [
    [screen, '<Title>Sign in</Title>', '<TextInput label="Email" />', '<p>Nothing is here.</p>', '<Button aria-label="Close" />'],
  ],
  'a test’s title begins with its subject or its verb': [
    [
      tests,
      "  test('whoever pays is billed', async () => {",
      "it('of nothing is none', () => expect(percentOf('1.00', '0.00')).toBeNull());",
      '  for (const scheme of SCHEMES) test(`What was sent is shown`, async () => {',
      "testOnPostgresql('and nobody is sent away', async () => {",
      "  test.each(['image', 'pdf'])('that is %s is refused', (kind) => {",
      "it.each(LOCALES.map(({ name }) => name))('of %s has its options', (name) => {",
      "  ] as const)('as %s comes to %s', async (role, path) => {",
    ],
  ],
  'a style overrules no host page': [[style, '  color: red !important;']],
  'no amount meets floating point': [[engine, 'parseFloat(amount);', '(0.1).toFixed(2);', 'Math.round(cents);']],
};

const own: Record<string, readonly [file: string, text: string]> = {
  'only the executors of transitions write a state': [feature, '// Several lines.\nawait tx\n  .update(trips)\n  .set({ ...f, state })\n'],
  'a file says on top what it holds': ['scripts/x.ts', 'export const x = 1;\n'],
  'an example calls what its file names': [engine, "/** @example formerName('x') // 1 */\nexport const currentName = () => 1;\n"],
  'a file ends at 300 lines': ['scripts/x.ts', `// Long.\n${'x;\n'.repeat(300)}`],
  'a file of the app is named by its noun, or by what it does': ['packages/app/src/web/features/trips/use-prolonging.ts', '// Named.\n'],
  'a test’s title begins with its subject or its verb': [tests, "// Rows.\ntest.each(rows)(\n  'nobody else has %s',\n  (name) => {"],
  'file names are in kebab case': ['scripts/myFile.ts', '// Named.\n'],
};

const right = `#!/usr/bin/env node
// Dates as text; never new Date().

/**
 * Not Math.random(), not process.exit().
 */
export const fromDate = '2026-07-06'; // no Date.now() here

test('bills the payer, whoever that is', () => expect(createReader('of')('what')).toBe('nothing'));
test.each(['nobody', 'that'])('asks %s', (who) => expect(/which/.test('which')).toBe(who === 'as'));
it('whatsoever, sold and android begin with no such word', () => {});
`;

const everyFile = globSync(
  [
    'packages/*/{src,test,testing,bench,build,e2e,examples,.storybook}/**/*.{ts,tsx,js,jsx,css}',
    'packages/*/*.{ts,js}',
    'scripts/**/*.{ts,js}',
    '*.{ts,js}',
  ],
  { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) },
);

describe.each(HOUSE_RULES)('$name', ({ name, advice, holdsFor, faults }) => {
  test('fires', () => {
    const seeds = wrong[name] ?? [];
    for (const [file, ...lines] of seeds) {
      expect(holdsFor(file)).toBe(true);
      expect(faults(['// Seeded.', ...lines].join('\n'), file)).toEqual(lines.map((_, index) => index + 2));
    }
    const [file, text] = own[name] ?? ['', ''];
    if (file !== '') expect(holdsFor(file) && faults(text, file)).toHaveLength(1);
    expect(seeds.length > 0 || file !== '').toBe(true);
  });

  test('leaves good code alone', () => {
    expect(faults(right, engine)).toEqual([]);
  });

  test(`holds in every file (${advice})`, () => {
    const found = everyFile
      .filter(holdsFor)
      .flatMap((file) => faults(readFileSync(join(root, file), 'utf8'), file).map((line) => `${file}:${line}`));
    expect(found).toEqual([]);
  });
});

test('there are files to hold to the rules', () => {
  expect(everyFile.length).toBeGreaterThan(50);
});

test('every relative link of the documents leads somewhere', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/*/docs/**/*.md', 'fixtures/*.md'], { cwd: root });
  const links = documents.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, to = '']) => ({ file, to })),
  );
  expect(links.filter(({ file, to }) => !existsSync(join(root, dirname(file), to)))).toEqual([]);
});
