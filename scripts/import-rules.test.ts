// Proves that every import rule fires: a small copy of the project with one wrong import for each, and right ones beside them.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import configuration from '../.dependency-cruiser.js';

const root = resolve(import.meta.dirname, '..');
const core = 'packages/pricing-core';
const cli = 'packages/pricing-cli';
const widgets = 'packages/pricing-react';
const app = 'packages/app';

/** Imports that are as they should be: a rule that complains about one of them is too strict. */
const right: Record<string, string> = {
  [`${core}/src/index.ts`]: "export { price } from './steps/price.ts';\n",
  [`${core}/src/steps/price.ts`]: "import type { Counted } from './count.ts';\nexport const price = (counted: Counted) => counted;\n",
  [`${core}/src/steps/count.ts`]:
    "import * as z from 'zod/mini';\nexport type Counted = { days: number };\nexport const shape = z.string();\n",
  [`${core}/src/quoting.ts`]: "export { price } from './steps/price.ts';\n",
  [`${core}/src/explaining.ts`]: "export { price as why } from './steps/price.ts';\n",
  [`${widgets}/src/quote-source/reasons.ts`]: "export { why } from '@hosted-stay/pricing-core/explaining';\n",
  [`${core}/src/decimal.ts`]: "export { Decimal } from 'decimal.js';\n",
  [`${core}/src/steps/price.test.ts`]:
    "import { shape } from './count.ts';\nimport { any } from '../../testing/index.ts';\nexport default [shape, any];\n",
  [`${core}/testing/index.ts`]: "import * as fc from 'fast-check';\nexport const any = fc.string();\n",
  [`${core}/bench/quotes.ts`]: "export { any } from '../testing/index.ts';\n",
  [`${widgets}/src/index.ts`]: "export { Total } from './components/total.tsx';\n",
  [`${widgets}/src/components/total.tsx`]:
    "import { useState } from 'react';\nimport { price } from '@hosted-stay/pricing-core/quoting';\nimport { ask } from '../quote/ask.ts';\n" +
    "export const Total = [useState, price, ask, () => import('../invoice-pdf/index.ts')];\n",
  [`${widgets}/src/quote/ask.ts`]: "import { useReducer } from 'react';\nexport const ask = useReducer;\n",
  [`${widgets}/src/invoice-pdf/index.ts`]: "import PDFDocument from 'pdfkit';\nexport const pdf = PDFDocument;\n",
  [`${widgets}/src/components/total.stories.tsx`]: "import { test } from 'vitest';\nexport default test;\n",
  [`${cli}/src/main.ts`]:
    "import { price } from '@hosted-stay/pricing-core';\nimport { Command } from 'commander';\nimport 'node:fs';\nexport default [price, Command];\n",
  [`${app}/src/contract/trips/trip.ts`]:
    "import * as z from 'zod';\nimport { price } from '@hosted-stay/pricing-core';\nexport const trip = [z, price];\n",
  [`${app}/src/server/db/open.ts`]: 'export const db = 1;\n',
  [`${widgets}/src/invoicing.ts`]: "export { ask as make } from './quote/ask.ts';\n",
  [`${app}/src/server/features/finance/invoices/invoices.service.ts`]:
    "import { make } from '@hosted-stay/pricing-react/invoicing';\nimport { pdf } from '@hosted-stay/pricing-react/invoice-pdf';\nexport const bill = [make, pdf];\n",
  [`${app}/src/server/platform/http.ts`]:
    "import { trip } from '#contract/trips/trip.ts';\nimport { db } from '#server/db/open.ts';\nexport const http = [trip, db];\n",
  [`${app}/src/server/features/trips/trips.rules.ts`]: "import { trip } from '#contract/trips/trip.ts';\nexport const may = trip;\n",
  [`${app}/src/server/features/trips/trips.public.ts`]: "export { may } from './trips.rules.ts';\n",
  [`${app}/src/server/features/people/people.service.ts`]:
    "import { may } from '#server/features/trips/trips.public.ts';\nimport { http } from '#server/platform/http.ts';\nexport const serve = [may, http];\n",
  [`${app}/src/server/features/people/people.api.test.ts`]:
    "import { start } from '#server/testing/start-server.ts';\nexport default start;\n",
  [`${app}/src/server/testing/start-server.ts`]:
    "import { serve } from '#server/features/people/people.service.ts';\nexport const start = serve;\n",
  [`${app}/src/web/pages/pages.ts`]: "export const PAGES = { trips: () => import('#web/screens/hub/trips.screen.tsx') };\n",
  [`${app}/src/web/ui/list.tsx`]: "import { useState } from 'react';\nexport const List = useState;\n",
  [`${app}/src/web/platform/api.ts`]: "import { trip } from '#contract/trips/trip.ts';\nexport const call = trip;\n",
  [`${app}/src/web/features/trips/card.tsx`]:
    "import { List } from '#web/ui/list.tsx';\nimport { call } from '#web/platform/api.ts';\nexport const Card = [List, call];\n",
  [`${app}/messages/en/web/trips.json`]: '{ "title": "Trips" }\n',
  [`${app}/src/web/messages/load.ts`]:
    "import { LANGUAGES } from 'virtual:messages';\nimport trips from '#messages/en/web/trips.json' with { type: 'json' };\nexport default [LANGUAGES, trips];\n",
  [`${app}/src/web/screens/hub/trips.screen.tsx`]: "import { Card } from '#web/features/trips/card.tsx';\nexport default Card;\n",
};

/** For each rule the files that break it, and nothing else. */
const wrong: Record<string, Record<string, string>> = {
  'every-import-resolves': {
    [`${core}/src/lost.ts`]: "import './no-such-file.ts';\n",
    [`${cli}/src/inner-file-by-name.ts`]: "export { price } from '@hosted-stay/pricing-core/src/steps/price.ts';\n",
  },
  'no-cycles': {
    [`${core}/src/hen.ts`]: "export { egg } from './egg.ts';\n",
    [`${core}/src/egg.ts`]: "import './hen.ts';\nexport const egg = 1;\n",
    [`${core}/src/type-hen.ts`]: "import type { Egg } from './type-egg.ts';\nexport type Hen = Egg;\n",
    [`${core}/src/type-egg.ts`]: "import type { Hen } from './type-hen.ts';\nexport type Egg = Hen[];\n",
  },
  'packages-by-their-name': { [`${cli}/src/by-path.ts`]: "export { price } from '../../pricing-core/src/index.ts';\n" },
  'core-knows-no-package': { [`${core}/test/knows.ts`]: "import 'future-package';\n" },
  'nobody-knows-the-command': { 'packages/future-package/knows-cli.ts': "import '../pricing-cli/src/main.ts';\n" },
  'core-runs-anywhere': {
    [`${core}/src/reads.ts`]: "import 'node:fs';\n",
    [`${core}/testing/reads.ts`]: "import 'fs';\n",
  },
  'core-libraries': {
    [`${core}/src/whole-zod.ts`]: "import { z } from 'zod';\nexport default z;\n",
    [`${core}/src/arbitrary.ts`]: "import type { Arbitrary } from 'fast-check';\nexport type Any = Arbitrary<string>;\n",
  },
  'decimal-has-one-door': {
    [`${core}/src/divides.ts`]: "import { Decimal } from 'decimal.js';\nexport default Decimal;\n",
    [`${core}/src/re-exports.ts`]: "export { Decimal } from './decimal.ts';\n",
  },
  'no-step-calls-a-step': { [`${core}/src/steps/total.ts`]: "import { price } from './price.ts';\nexport const total = price;\n" },
  'widgets-know-the-engine-alone': { [`${widgets}/src/knows.ts`]: "import 'future-package';\n" },
  'widget-libraries': {
    [`${widgets}/src/with-zod.ts`]: "import 'zod/mini';\n",
    [`${widgets}/src/with-dates.ts`]: "import 'fast-check';\n",
  },
  'pdf-library-in-the-pdf-maker': { [`${widgets}/src/invoice/prints.ts`]: "import 'pdfkit';\n" },
  'quoting-or-explaining': { [`${widgets}/src/through-the-door.ts`]: "export { price } from '@hosted-stay/pricing-core';\n" },
  'reasons-on-demand': {
    [`${widgets}/src/explains.ts`]: "export { why } from '@hosted-stay/pricing-core/explaining';\n",
    [`${widgets}/src/explains-too.ts`]: "export { why } from './quote-source/reasons.ts';\n",
  },
  'pdf-on-demand': { [`${widgets}/src/components/eager.tsx`]: "import { pdf } from '../invoice-pdf/index.ts';\nexport default pdf;\n" },
  'state-without-markup': {
    [`${widgets}/src/quote/shows.ts`]: "import { Total } from '../components/total.tsx';\nexport default Total;\n",
  },
  'server-bills-without-widgets': {
    [`${app}/src/server/features/finance/shows.ts`]: "import { Total } from '@hosted-stay/pricing-react';\nexport default Total;\n",
  },
  'contract-runs-on-both-sides': {
    [`${app}/src/contract/trips/stored.ts`]: "import 'node:fs';\n",
    [`${app}/src/contract/trips/served.ts`]: "import { db } from '#server/db/open.ts';\nexport const served = db;\n",
    [`${app}/src/contract/trips/shown.ts`]: "import 'react';\n",
  },
  'server-and-web-meet-in-the-contract': {
    [`${app}/src/web/screens/hub/asks-the-database.screen.tsx`]: "import { db } from '#server/db/open.ts';\nexport default db;\n",
    [`${app}/src/server/renders.ts`]: "import { List } from '#web/ui/list.tsx';\nexport default List;\n",
  },
  'messages-by-their-loaders': {
    [`${app}/src/web/screens/hub/tells.screen.tsx`]:
      "import trips from '#messages/en/web/trips.json' with { type: 'json' };\nexport default trips;\n",
  },
  'platform-knows-no-feature': {
    [`${app}/src/server/platform/knows-trips.ts`]: "import { may } from '#server/features/trips/trips.public.ts';\nexport default may;\n",
    [`${app}/src/server/db/knows-trips.ts`]: "import { may } from '#server/features/trips/trips.public.ts';\nexport default may;\n",
  },
  'features-meet-at-the-public-door': {
    [`${app}/src/server/features/people/people.queries.ts`]:
      "import { may } from '#server/features/trips/trips.rules.ts';\nexport default may;\n",
  },
  'features-stand-on-the-platform': {
    [`${app}/src/server/features/people/people.jobs.ts`]:
      "import { start } from '#server/testing/start-server.ts';\nexport default start;\n",
  },
  'pure-decisions': {
    [`${app}/src/server/features/trips/offers.rules.ts`]: "import { db } from '#server/db/open.ts';\nexport default db;\n",
    [`${app}/src/web/features/trips/trip.model.ts`]: "import { call } from '#web/platform/api.ts';\nexport default call;\n",
  },
  'kit-knows-no-feature': {
    [`${app}/src/web/ui/trip-list.tsx`]: "import { Card } from '#web/features/trips/card.tsx';\nexport default Card;\n",
    [`${app}/src/web/ui/asks.tsx`]: "import { call } from '#web/platform/api.ts';\nexport default call;\n",
    [`${app}/src/web/ui/knows.tsx`]: "import { trip } from '#contract/trips/trip.ts';\nexport default trip;\n",
  },
  'web-platform-knows-no-feature': {
    [`${app}/src/web/platform/knows-trips.ts`]: "import { Card } from '#web/features/trips/card.tsx';\nexport default Card;\n",
  },
  'web-features-keep-apart': {
    [`${app}/src/web/features/people/trips-of.tsx`]: "import { Card } from '#web/features/trips/card.tsx';\nexport default Card;\n",
    [`${app}/src/web/features/people/whole-screen.tsx`]: "import Trips from '#web/screens/hub/trips.screen.tsx';\nexport default Trips;\n",
  },
  'pages-come-from-the-router': {
    [`${app}/src/web/features/people/all-pages.ts`]: "import { PAGES } from '#web/pages/pages.ts';\nexport default PAGES;\n",
  },
  'product-without-tests': {
    [`${app}/src/server/features/people/people.records.ts`]: "import './people.api.test.ts';\n",
    [`${core}/src/uses-builder.ts`]: "export { any } from '../testing/index.ts';\n",
    [`${core}/src/uses-test.ts`]: "import './steps/price.test.ts';\n",
    [`${widgets}/src/uses-story.ts`]: "import './components/total.stories.tsx';\n",
    [`${cli}/src/uses-builder.ts`]: "export { any } from '@hosted-stay/pricing-core/testing';\n",
  },
  'product-declares-what-it-needs': { [`${cli}/src/undeclared.ts`]: "import 'decimal.js';\nimport 'vitest';\n" },
};

const copy = mkdtempSync(join(tmpdir(), 'import-rules-'));

type Violation = { rule: { name: string }; from: string; cycle?: { name: string }[] };
let violations: Violation[] = [];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Makes `node_modules/<name>` of the copy lead to a folder. */
function link(name: string, folder: string): void {
  const place = join(copy, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(folder, place);
}

beforeAll(() => {
  for (const file of ['package.json', ...[core, cli, widgets, app].map((folder) => `${folder}/package.json`)]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  write('packages/future-package/package.json', '{ "name": "future-package", "main": "index.ts" }\n');
  write('packages/future-package/index.ts', 'export {};\n');
  write(`${cli}/dist/main.js`, 'export {};\n');
  for (const name of ['zod', 'decimal.js', 'fast-check', 'commander', 'vitest', 'react', 'pdfkit'])
    link(name, join(root, 'node_modules', name));
  link('@hosted-stay/pricing-core', join(copy, core));
  link('@hosted-stay/pricing-react', join(copy, widgets));
  link('@hosted-stay/pricing-cli', join(copy, cli));
  link('future-package', join(copy, 'packages/future-package'));
  for (const files of [right, ...Object.values(wrong)]) for (const [file, text] of Object.entries(files)) write(file, text);

  const depcruise = join(root, 'node_modules/.bin/depcruise');
  const options = ['--config', join(root, '.dependency-cruiser.js'), '--output-type', 'json', 'packages'];
  const { stdout, stderr } = spawnSync(depcruise, options, { cwd: copy, encoding: 'utf8', maxBuffer: 1e8 });
  if (stdout === '') throw new Error(stderr);
  violations = JSON.parse(stdout).summary.violations;
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true }));

test('every rule has a wrong import here', () => {
  expect(configuration.forbidden?.map(({ name }) => name).sort()).toEqual(Object.keys(wrong).sort());
});

test.each(Object.entries(wrong))('%s fires', (rule, files) => {
  const found = violations.filter((violation) => violation.rule.name === rule);
  const blamed = found.flatMap(({ from, cycle = [] }) => [from, ...cycle.map(({ name }) => name)]);
  expect(blamed).toEqual(expect.arrayContaining(Object.keys(files)));
});

test('right imports please every rule', () => {
  expect(violations.filter(({ from }) => from in right)).toEqual([]);
});
