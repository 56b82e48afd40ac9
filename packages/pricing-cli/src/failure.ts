// How a command says that it can't: where, which field, a stable code, and what was expected.

import type { Outcome } from './outcome.ts';

/** One thing that is wrong. Printed as `bookings.ndjson:17: fromDate: invalid_date: "2026-02-30" is no day of the calendar`. */
export interface Complaint {
  /** File, line and column as far as known: `book.json:12:7`. */
  readonly where?: string | undefined;
  /** The field, as {@link fieldName} writes it. */
  readonly field?: string | undefined;
  /** Stable: scripts may rely on it. */
  readonly code: string;
  readonly message: string;
}

/** Ends a command. Its complaints are printed on stderr, one a line; nothing is ever said of a stack. */
export class CommandFailure extends Error {
  readonly outcome: Exclude<Outcome, 'fine' | 'bug'>;
  readonly complaints: readonly Complaint[];

  constructor(outcome: CommandFailure['outcome'], complaints: readonly Complaint[]) {
    super(complaints.map(complaintText).join('\n'));
    this.name = 'CommandFailure';
    this.outcome = outcome;
    this.complaints = complaints;
  }
}

/** Every command is bundled on its own, so there is more than one class of this name: the name decides, not `instanceof`. */
export function isCommandFailure(error: unknown): error is CommandFailure {
  return error instanceof Error && error.name === 'CommandFailure' && 'complaints' in error;
}

/** The command was called wrongly. */
export function usageFailure(code: string, message: string): CommandFailure {
  return new CommandFailure('usage', [{ code, message }]);
}

/** The one line of a complaint, with what the terminal must not interpret still in it. */
export function complaintText({ where, field, code, message }: Complaint): string {
  return [where, field, code, message].filter((part) => part !== undefined && part !== '').join(': ');
}

/** A path as people write it: `['nearbyActivities', 2, 'weeks']` → `nearbyActivities[2].weeks`. */
export function fieldName(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`), '');
}
