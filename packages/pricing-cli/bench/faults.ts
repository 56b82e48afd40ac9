// What faults cost an audit: each kind, planted into 1 %, 4 %, 50 % and 100 % of the bookings, as a multiple of the time that the
// same bookings take without any. In processor time, taking turns, the best of several: whatever else the machine does counts little.
// `npm run bench:faults -w @hosted-stay/pricing-cli`, with `-- --rounds 1` for a quick look and `-- --kind vat` for some kinds.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  compilePriceBook,
  type PriceBook,
  type Pricer,
  parsePriceBook,
  parseQuoteRequest,
  type Quote,
  type QuoteRequest,
} from '@hosted-stay/pricing-core';
import { auditTask } from '../src/audit/audit-task.ts';
import { add } from '../src/audit/exact.ts';
import { blockStart } from '../src/stream/byte-ranges.ts';

const GOAL = 5;

/** The first block of an input may cost a third of a second more, once: what is measured here is how the cost grows. */
const LATER_BLOCK = { isFirst: false };
const SHARES = [0.01, 0.04, 0.5, 1];

const FIGURES = ['total', 'subtotal', 'vat', 'discount', 'totalHF', 'amountFamworld', 'amountSupplyVAT'] as const;
type Figures = Readonly<Partial<Record<(typeof FIGURES)[number], string>>>;

function readBook(name: string): PriceBook {
  const parsed = parsePriceBook(JSON.parse(readFileSync(new URL(`../../../fixtures/price-books/${name}.json`, import.meta.url), 'utf8')));
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
}

const books = [readBook('2025'), readBook('2026')];
const [old, book] = books as [PriceBook, PriceBook];
const pricers = { old: compilePriceBook(old), right: compilePriceBook(book) };

function policyOf(change: Partial<PriceBook['policy']>): Pricer {
  return compilePriceBook({ ...book, policy: { ...book.policy, ...change } });
}

/** A customer commission of all hosting raised by a point, as when a sheet is filled in wrongly. */
function withCommission(): Pricer {
  const edit = <T extends { readonly pricings: PriceBook['countries'][number]['pricings'] }>(owner: T) => ({
    ...owner,
    pricings: owner.pricings.map((pricing) =>
      pricing.pricingTemplateId === 100
        ? { ...pricing, customer: { ...pricing.customer, commissionPercentage: String(Number(pricing.customer.commissionPercentage) + 1) } }
        : pricing,
    ),
  });
  const [countries, counties, hostFamilies] = [book.countries.map(edit), book.counties.map(edit), book.hostFamilies.map(edit)];
  return compilePriceBook({ ...book, countries, counties, hostFamilies });
}

const wrong = {
  vat: policyOf({ vatRate: '0.21' }),
  oddVat: policyOf({ vatRate: '0.237' }),
  rounding: policyOf({ rounding: 'half-even' }),
  commission: withCommission(),
};

/** Whole numbers from 0 to below a bound, the same in every run. */
type Random = (bound: number) => number;

function seeded(seed: number): Random {
  let state = seed;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

interface Case {
  readonly request: QuoteRequest;
  readonly random: Random;
}

type Fault = (booking: Case) => Figures | undefined;

const by =
  (pricer: Pricer, change: (request: QuoteRequest) => Partial<QuoteRequest> = () => ({})): Fault =>
  ({ request }) => {
    const parsed = parseQuoteRequest({ ...request, ...change(request) });
    const quoted = parsed.ok ? pricer.quote(parsed.value) : undefined;
    return quoted?.ok === true ? figuresOf(quoted.value) : undefined;
  };

const otherCode = ({ discountCode }: QuoteRequest) => ({ discountCode: discountCode === null ? 'EARLYBIRD' : null });
const otherWeeks = ({ currentNoOfWeeks, activityDetailsType }: QuoteRequest) =>
  activityDetailsType === 'family' ? {} : { currentNoOfWeeks: (currentNoOfWeeks ?? 0) + 1 };
const oneMore = ({ countStudents }: QuoteRequest) => ({ countStudents: countStudents + 1 });

/** By so much at random, the same in every run. */
const noise = ({ random }: Case) => `${random(2) === 0 ? '-' : ''}${1 + random(60)}.${10 + random(90)}`;

/** Figures that agree with each other and come from nowhere: subtotal and share of the platform typed over. */
const consistentNoise: Fault = (booking) => {
  const right = by(pricers.right)(booking);
  const amount = noise(booking);
  const moved = (name: 'total' | 'subtotal' | 'amountFamworld') => ({ [name]: add(right?.[name] ?? '0', amount) });
  return right && { ...right, ...moved('total'), ...moved('subtotal'), ...moved('amountFamworld') };
};

const totalOnly =
  (fault: Fault): Fault =>
  (booking) => {
    const { total } = fault(booking) ?? {};
    return total === undefined ? undefined : { total };
  };

const typedOver: Fault = (booking) => {
  const right = by(pricers.right)(booking);
  return right && { ...right, total: add(right.total ?? '0', noise(booking)) };
};

const FULL: Readonly<Record<string, Fault>> = {
  'vat rate': by(wrong.vat),
  'odd vat rate': by(wrong.oddVat),
  'vat exemption': by(pricers.right, ({ vatExempt }) => ({ vatExempt: !vatExempt })),
  'book of last year': by(pricers.old),
  'discount code': by(pricers.right, otherCode),
  students: by(pricers.right, oneMore),
  rounding: by(wrong.rounding),
  commission: by(wrong.commission),
  'camp weeks': by(pricers.right, otherWeeks),
  'code + vat rate': by(wrong.vat, otherCode),
  'book + code': by(pricers.old, otherCode),
  'students + commission': by(wrong.commission, oneMore),
  'three: code + students + vat': by(wrong.vat, (request) => ({ ...otherCode(request), ...oneMore(request) })),
  'noise, contradicting': typedOver,
  'noise, consistent': consistentNoise,
};

const KINDS: Readonly<Record<string, { readonly fault: Fault; readonly clean: Fault }>> = Object.fromEntries([
  ...Object.entries(FULL).map(([name, fault]) => [name, { fault, clean: by(pricers.right) }] as const),
  ...['vat rate', 'book of last year', 'discount code', 'commission', 'code + vat rate', 'noise, contradicting'].map(
    (name) => [`${name}; total alone`, { fault: totalOnly(FULL[name] as Fault), clean: totalOnly(by(pricers.right)) }] as const,
  ),
]);

function figuresOf(quote: Quote): Figures {
  return Object.fromEntries(FIGURES.map((name) => [name, quote[name]]));
}

function* lines(kind: { readonly fault: Fault; readonly clean: Fault }, share: number, requests: readonly object[]): Generator<string> {
  const random = seeded(7);
  let due = 0;
  for (const [at, input] of requests.entries()) {
    const parsed = parseQuoteRequest(input);
    if (!parsed.ok) continue;
    due += share;
    const booking = { request: parsed.value, random };
    const wrongFigures = due >= 1 ? kind.fault(booking) : undefined;
    if (due >= 1) due -= 1;
    yield JSON.stringify({ id: at, request: input, recorded: wrongFigures ?? kind.clean(booking), bookVersion: '2026' });
  }
}

/** Seconds of processor time to parse and audit all lines, and how many differed and were explained. */
async function measure(all: readonly string[], isExplaining: boolean) {
  const task = await auditTask({
    kind: 'audit',
    books,
    tolerance: undefined,
    explain: isExplaining,
    thorough: values.thorough,
    prints: 'rows',
  });
  const before = process.cpuUsage();
  let [position, block] = [0, 0];
  for (const line of all) {
    if (position === 0 || blockStart(position) !== block) task.beginBlock?.(LATER_BLOCK);
    block = blockStart(position);
    position += line.length + 1;
    JSON.stringify(await task.record(JSON.parse(line)));
  }
  const { user, system } = process.cpuUsage(before);
  const summary = task.takeSummary() as { different: number; cutShort: number; causes: { causes: string; bookings: number }[] };
  const unexplained = summary.causes.find(({ causes }) => causes === 'unexplained')?.bookings ?? 0;
  return { seconds: (user + system) / 1e6, ...summary, unexplained };
}

/** No two alike, and the same in every run. */
function makeRequests(count: string): object[] {
  const folder = mkdtempSync(join(tmpdir(), 'pricing-bench-'));
  try {
    const file = join(folder, 'bookings.ndjson');
    const script = fileURLToPath(new URL('../../../scripts/make-fixtures/make-bookings.ts', import.meta.url));
    spawnSync(process.execPath, ['--conditions=@hosted-stay/source', script, '--count', count, '--out', file], { stdio: 'inherit' });
    const made = readFileSync(file, 'utf8').trimEnd().split('\n');
    return made.map((line) => (JSON.parse(line) as { request: object }).request);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '4000' },
    kind: { type: 'string', default: '' },
    share: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    explain: { type: 'boolean', default: false },
    thorough: { type: 'boolean', default: false },
  },
});

const requests = makeRequests(values.count);
const shares = values.share === undefined ? SHARES : [Number(values.share)];
const rounds = Array.from({ length: Number(values.rounds) });
const fullClean = [...lines({ fault: by(pricers.right), clean: by(pricers.right) }, 0, requests)];
for (const _ of rounds) await measure(fullClean, values.explain);
console.log(`${requests.length} bookings, microseconds of processor time a booking; Node ${process.version}`);
let worst = 0;
for (const [name, kind] of Object.entries(KINDS).filter(([name]) => name.includes(values.kind))) {
  const runs = [0, ...shares].map((share) => ({ share, seconds: Infinity, all: [...lines(kind, share, requests)], outcome: '' }));
  for (const _ of rounds) {
    for (const run of runs) {
      const { seconds, different, unexplained, cutShort } = await measure(run.all, values.explain);
      run.seconds = Math.min(run.seconds, seconds);
      run.outcome = `${different} differ, ${unexplained} unexplained, ${cutShort} cut short`;
    }
  }
  const [clean, ...wrongs] = runs as [(typeof runs)[0], ...typeof runs];
  const cells = wrongs.map(({ share, seconds }) => {
    const ratio = seconds / clean.seconds;
    worst = Math.max(worst, ratio);
    return `${(share * 100).toFixed(0).padStart(4)} %: ${ratio.toFixed(2).padStart(6)} ×${ratio <= GOAL ? ' ' : '!'}`;
  });
  const perBooking = ((clean.seconds / requests.length) * 1e6).toFixed(1).padStart(6);
  console.log(`${name.padEnd(34)} clean ${perBooking} µs ${cells.join(' ')}  ${runs.at(-1)?.outcome}`);
}
console.log(`at most ${worst.toFixed(2)} ×`);
