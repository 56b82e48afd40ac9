// What an audit comes to: how many bookings, how many differ, and by cause how much was charged and paid too much or too little.

import { displayDigits } from '@hosted-stay/pricing-core';
import type { Difference, Verdict } from './audit-booking.ts';
import type { FigureDifference } from './difference.ts';
import { add, isNegative, magnitude, subtract, withPlaces } from './exact.ts';

/** Sums by what led to the differences; amounts are decimal text of one currency. */
export interface CauseSums {
  /** Causes joined by ` + `, or `unexplained`. */
  readonly causes: string;
  readonly currency: string;
  readonly bookings: number;
  /** By how much customers were charged more than they should have been, and less. */
  readonly overcharged: string;
  readonly undercharged: string;
  /** By how much providers were paid more than they should have been, and less. */
  readonly overpaid: string;
  readonly underpaid: string;
}

/** The summary of an audit, or of some shards of one. Joining the parts of a file gives the summary of the whole. */
export interface AuditSummary {
  readonly kind: 'audit';
  readonly format: 1;
  readonly bookings: number;
  readonly same: number;
  readonly different: number;
  readonly unchecked: Readonly<Record<string, number>>;
  readonly errors: Readonly<Record<string, number>>;
  /** Differences without a known cause whose search ended before everything was tried. */
  readonly cutShort: number;
  /** Those of them that a thorough audit searches further. */
  readonly cutShortByAllowance: number;
  /** The first few of these bookings, in the order of the input. */
  readonly cutShortIds: readonly (string | number)[];
  readonly causes: readonly CauseSums[];
}

type CutShort = Pick<AuditSummary, 'cutShort' | 'cutShortByAllowance' | 'cutShortIds'>;

/** So many bookings are named. */
const MOST_IDS = 5;

const UNEXPLAINED = 'unexplained';

/** Customer and provider figures that show what was charged and paid; the first that was recorded counts. */
const CHARGED = ['total', 'subtotal'];
const PAID = ['amountSupplyVAT', 'totalHF'];

export class AuditTally {
  #bookings = 0;
  #same = 0;
  #cutShort = 0;
  #cutShortByAllowance = 0;
  #cutShortIds: readonly (string | number)[] = [];
  readonly #unchecked = new Map<string, number>();
  readonly #errors = new Map<string, number>();
  readonly #causes = new Map<string, CauseSums>();

  /** Counts one booking. */
  add(verdict: Verdict): void {
    this.#bookings += 1;
    if (verdict.status === 'same') this.#same += 1;
    else if (verdict.status === 'unchecked') increment(this.#unchecked, verdict.reason.code, 1);
    else if (verdict.status === 'error') increment(this.#errors, verdict.issues[0]?.code ?? '', 1);
    else this.#addDifference(verdict);
  }

  /** Counts a record that was no JSON at all, or too long. */
  addFault(code: string): void {
    this.#bookings += 1;
    increment(this.#errors, code, 1);
  }

  /** Adds another summary to this one: that of what comes next in the input. */
  join(other: AuditSummary): void {
    this.#bookings += other.bookings;
    this.#same += other.same;
    this.#addCutShort(other);
    for (const [code, count] of Object.entries(other.unchecked)) increment(this.#unchecked, code, count);
    for (const [code, count] of Object.entries(other.errors)) increment(this.#errors, code, count);
    for (const sums of other.causes) this.#addSums(sums);
  }

  /** The same for the same bookings, in whatever order and parts they were counted. */
  summary(): AuditSummary {
    const causes = [...this.#causes.values()].sort((a, b) => b.bookings - a.bookings || order(keyOf(a), keyOf(b)));
    return {
      kind: 'audit',
      format: 1,
      bookings: this.#bookings,
      same: this.#same,
      different: causes.reduce((sum, { bookings }) => sum + bookings, 0),
      unchecked: sorted(this.#unchecked),
      errors: sorted(this.#errors),
      cutShort: this.#cutShort,
      cutShortByAllowance: this.#cutShortByAllowance,
      cutShortIds: this.#cutShortIds,
      causes,
    };
  }

  #addDifference({ id, findings, currency, differences }: Difference): void {
    const { cutShortBy, explanations } = findings;
    if (cutShortBy !== undefined && explanations.length === 0)
      this.#addCutShort({ cutShort: 1, cutShortByAllowance: cutShortBy === 'allowance' ? 1 : 0, cutShortIds: [id] });
    const none = withPlaces('0', displayDigits(currency) ?? 0);
    const charged = differenceOf(differences, CHARGED) ?? none;
    const paid = differenceOf(differences, PAID) ?? none;
    this.#addSums({
      causes: causesText(explanations[0]?.causes),
      currency,
      bookings: 1,
      overcharged: isNegative(charged) ? none : charged,
      undercharged: isNegative(charged) ? magnitude(charged) : none,
      overpaid: isNegative(paid) ? none : paid,
      underpaid: isNegative(paid) ? magnitude(paid) : none,
    });
  }

  #addCutShort({ cutShort, cutShortByAllowance, cutShortIds }: CutShort): void {
    this.#cutShort += cutShort;
    this.#cutShortByAllowance += cutShortByAllowance;
    this.#cutShortIds = [...this.#cutShortIds, ...cutShortIds].slice(0, MOST_IDS);
  }

  #addSums(more: CauseSums): void {
    const key = keyOf(more);
    const sums = this.#causes.get(key);
    this.#causes.set(key, sums === undefined ? more : joinCauses(sums, more));
  }
}

/** `student_count + vat_rate`, or `unexplained`. */
export function causesText(causes: readonly string[] | undefined): string {
  return causes === undefined ? UNEXPLAINED : causes.join(' + ');
}

/** Errors weigh more than findings; bookings that could not be checked are findings too. */
export function auditOutcome({ different, unchecked, errors }: AuditSummary): 'fine' | 'findings' | 'bad_input' {
  if (Object.keys(errors).length > 0) return 'bad_input';
  return different > 0 || Object.keys(unchecked).length > 0 ? 'findings' : 'fine';
}

/** What customers were charged too much in all; negative where it was too little. */
export function netCharged({ overcharged, undercharged }: CauseSums): string {
  return subtract(overcharged, undercharged);
}

/** The sums of two, under the causes of the first. */
export function joinCauses(a: CauseSums, b: CauseSums): CauseSums {
  return {
    ...a,
    bookings: a.bookings + b.bookings,
    overcharged: add(a.overcharged, b.overcharged),
    undercharged: add(a.undercharged, b.undercharged),
    overpaid: add(a.overpaid, b.overpaid),
    underpaid: add(a.underpaid, b.underpaid),
  };
}

function differenceOf(differences: readonly FigureDifference[], figures: readonly string[]): string | undefined {
  const found = figures.flatMap((figure) => differences.find((difference) => difference.figure === figure)?.difference ?? []);
  return found[0];
}

function keyOf({ causes, currency }: Pick<CauseSums, 'causes' | 'currency'>): string {
  return `${causes}\n${currency}`;
}

function increment(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => order(a, b)));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
