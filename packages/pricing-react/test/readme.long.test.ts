// What the README says is so: its programs compile and render, its tables are those of the sources and of the style sheet.

import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportedNames, fieldsOf, readInterfaces } from '../build/prop-tables.ts';
import { withTables } from '../build/readme.ts';
import { sampleBook } from '../testing/open-sample.ts';
import { readmePrograms } from '../testing/readme-programs.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
const read = (file: string) => readFileSync(folder + file, 'utf8');
const readme = read('README.md');
const interfaces = readInterfaces();

/** The cells of a table's rows, by the first cell of its head. */
function rowsOf(head: string): readonly (readonly string[])[] {
  const table = readme
    .slice(readme.indexOf(`\n| ${head} |`))
    .split('\n')
    .slice(3);
  const rows = table.slice(
    0,
    table.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const firstCells = (head: string) => rowsOf(head).map(([name]) => name);
const withoutNothing = (names: readonly (string | undefined)[]) => names.filter((name) => name);

/** Every match of the first group, each once. */
function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, found]) => found ?? []))];
}

describe('props', () => {
  it('are those of the sources: `npm run readme -w @hosted-stay/pricing-react` regenerates the tables', () => {
    expect(withTables(readme, interfaces)).toBe(readme);
  });

  it('are there for every component that is exported, each with its meaning', () => {
    const told = matches(readme, /<!-- (?:props|fields): ([\w ]+) -->/g).flatMap((names) => names.split(' '));
    const exported = exportedNames('Props').filter((name) => name !== 'WidgetProps');
    expect(exported.filter((name) => !told.includes(name) && !told.includes(name.replace(/Props$/, '')))).toEqual([]);
    const names = told.map((name) => (interfaces.has(name) ? name : `${name}Props`));
    const silent = names.flatMap((name) => fieldsOf(name, interfaces).flatMap((field) => (field.meaning ? [] : [`${name}.${field.name}`])));
    expect(silent).toEqual([]);
  });
});

describe('theming', () => {
  const styles = globSync('src/**/*.css', { cwd: folder }).map(read).join('\n');

  it('names every variable with the colours it has', () => {
    const found = [...styles.matchAll(/var\((--pricing-[a-z-]+), (.+)\);$/gm)].map(([, name, value = '']) => {
      const pair = /^(.*)light-dark\((\S+), (\S+)\)(.*)$/.exec(value);
      const [, before, light, dark, after] = pair ?? [];
      return pair ? [name, `${before}${light}${after}`, `${before}${dark}${after}`] : [name, value, ''];
    });
    expect(found.length).toBeGreaterThan(20);
    expect(rowsOf('variable').map((row) => row.slice(0, 3))).toEqual(found);
  });

  it('names no layer that is not the page’s', () => {
    expect(matches(styles, /(?:layer\(|@layer )([\w-]+)/g)).toEqual([]);
    expect(readme).toContain('layer(hosted-stay-pricing);');
  });
});

describe('elements', () => {
  const element = read('src/embed/pricing-element.tsx');
  const listed = (name: string) => matches(new RegExp(`${name} = \\[(.*)\\]`).exec(element)?.[1] ?? '', /'(\w+)'/g);

  it('have the documented attributes and properties', () => {
    const rows = rowsOf('attribute');
    expect(withoutNothing(rows.map(([attribute]) => attribute)).sort()).toEqual(listed('ATTRIBUTES').sort());
    expect(withoutNothing(rows.map(([, property]) => property)).sort()).toEqual(listed('PROPERTIES').sort());
  });

  it('have the documented events', () => {
    expect(firstCells('event')).toEqual(matches(read('src/elements.ts'), /'([\w-]+)': CustomEvent/g));
  });

  it('have the documented parts', () => {
    const embed = ['embedded', 'failed-note', 'resource-view'].map((name) => read(`src/embed/${name}.tsx`)).join('\n');
    const widgets = ['live-total/total-card', 'price-calculator/price-calculator', 'quote-breakdown/quote-breakdown'];
    const own = matches(widgets.map((name) => read(`src/components/${name}.tsx`)).join('\n'), /widgetAttributes\('([\w-]+)'/g);
    expect(firstCells('`::part`').sort()).toEqual([...new Set([...matches(embed, /\bpart="([\w-]+)"/g), ...own])].sort());
  });
});

/** What the compiler says of the programs in a folder, else the empty string. */
function complaintOfCompiler(place: string): string {
  try {
    return execFileSync(tsc, ['-p', place, '--pretty', 'false'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

describe('programs', () => {
  const place = `${folder}.tsc/readme`;
  const programs = readmePrograms();

  beforeAll(() => {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    for (const { file, text } of programs) writeFileSync(`${place}/${file}`, text);
    writeFileSync(`${place}/css.d.ts`, "declare module '*.css';\n");
    const files = [...programs.map(({ file }) => file).filter((file) => !file.endsWith('.html')), 'css.d.ts'];
    const compilerOptions = { composite: false, incremental: false, noEmit: true, allowJs: true, checkJs: true, rootDir: '../..' };
    const tsconfig = { extends: '../../tsconfig.test.json', compilerOptions, files, include: [], references: [] };
    writeFileSync(`${place}/tsconfig.json`, JSON.stringify(tsconfig));
  });

  it('are all there', () => {
    expect(programs.map(({ file }) => file)).toEqual([
      'main.tsx',
      'booking.tsx',
      'plain-page.html',
      'custom-element.html',
      'server.mjs',
      'prices.tsx',
      'invoice.mjs',
    ]);
  });

  it('render on a server, total and all', async () => {
    const { Prices } = await import(/* @vite-ignore */ `${place}/prices.tsx`);
    const html = renderToString(createElement(Prices, { book: sampleBook('customer'), today: '2026-07-01' }));
    expect(html).toMatch(/class="pricing pricing-calculator" part="calculator" lang="de"/);
    expect(html).toMatch(/\d\.\d{3},\d\d\s€/);
  });

  it('compile', { timeout: 60_000 }, () => {
    expect(complaintOfCompiler(place)).toBe('');
    appendFileSync(`${place}/prices.tsx`, "\nexport const wrong = <PriceCalculator theme='teal' />;\n");
    expect(complaintOfCompiler(place)).toContain('teal');
  });
});
