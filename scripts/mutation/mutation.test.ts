// The faults that are made on purpose: each of them can be made, and is the one that is told.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/shell.js';
import { applyMutant, formatDiff, listMutants } from './mutants.ts';
import { faultyText, readFaults } from './seeded-faults.ts';
import { ownTests, sourcesIn } from './sources.ts';

test.each(readFaults())('the seeded fault $id can be made, and its tests are there', (fault) => {
  const text = readFileSync(join(root, fault.file), 'utf8');
  const faulty = faultyText(text, fault);
  expect(faulty).not.toBeNull();
  expect(faulty).not.toBe(text);
  const files = fault.checks.map((check) => check.replace(/^.*: /, ''));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('no two seeded faults have one name', () => {
  const ids = readFaults().map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

describe('a small change', () => {
  const content = ['const isDue = (a, b, c) => a && b && c;', "if (x) throw new RangeError('x');", ''].join('\n');

  test('is of one operator, and stays where it is', async () => {
    const mutants = await listMutants('a.ts', content);
    const made = mutants.map((mutant) => applyMutant(content, mutant).split('\n'));
    expect(made.every((lines) => lines.filter((line, index) => line !== content.split('\n')[index]).length === 1)).toBe(true);
    const all = made.map((lines) => lines.join('\n'));
    expect(all).toContain(content.replace('a && b', '(a || b)'));
    expect(all).toContain(content.replace('a && b && c', '(a && b || c)'));
    expect(all).toContain(content.replace('(x)', '((false))'));
    expect(all).toContain(content.replace("throw new RangeError('x');", ';'));
  });

  test('is told by its lines', async () => {
    const [mutant] = (await listMutants('a.ts', content)).filter(({ replacement }) => replacement === ';');
    expect(mutant && formatDiff(content, mutant)).toBe("- if (x) throw new RangeError('x');\n+ if (x) ;");
  });
});

test('a file of a feature is tried with all tests of its feature, its own ones first', () => {
  const rules = 'packages/app/src/server/features/trips/lifecycle/transition-guards.rules.ts';
  const [first, ...others] = ownTests(rules);
  expect(first).toBe(rules.replace('.ts', '.test.ts'));
  expect(others).toContain('packages/app/src/server/features/trips/trips.api.test.ts');
  expect(others.every((file) => file.startsWith('packages/app/src/server/features/trips/'))).toBe(true);
});

test('samples are drawn from code alone', () => {
  const files = sourcesIn('server');
  expect(files).toContain('packages/app/src/server/features/trips/lifecycle/transition-guards.rules.ts');
  expect(files.filter((file) => /\.(?:test|types)\.|-words\.ts$/.test(file))).toEqual([]);
});
