// What a job is: something that is done after a change was saved, or once in every period, and tried again until it is done.

import type * as z from 'zod';
import type { App } from '#server/platform/app.ts';

/** One attempt at a job. */
export interface Attempt {
  /** The same for every attempt: what must happen once can be told from what was begun before, say by a mail's message id. */
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** Aborted when the server can't wait any longer; the job is then tried again later. */
  readonly signal: AbortSignal;
}

export type Period = 'minute' | 'hour' | 'day';

export interface Job {
  readonly kind: string;
  /** How often it is tried. */
  readonly attempts: number;
  /** A regular job is put into the outbox once in each period. */
  readonly every?: { readonly period: Period; readonly at: string };
  run(app: App, payload: unknown, attempt: Attempt): Promise<void>;
}

/** Thrown by a job that will not succeed however often it is tried, such as a mail to an address that does not exist. */
export class GiveUp extends Error {}

/** Two days, with the pauses between them. */
const ATTEMPTS = 12;

interface AnnouncedJob<Payload extends z.ZodObject> {
  /** `feature.verb`, as in the announcement: `mails.send`. */
  readonly kind: string;
  /** What the announcement holds; a payload of another shape fails the attempt. */
  readonly payload: Payload;
  readonly attempts?: number;
  run(app: App, payload: z.output<Payload>, attempt: Attempt): Promise<void>;
}

/**
 * A job that `announce` starts. It runs at least once: whoever is killed after the deed and before noting it does it again, so it is
 * written such that a second time does no harm.
 * @example job({ kind: 'mails.send', payload: z.object({ mailId: z.number() }), run: (app, { mailId }) => sendMail(app, mailId) })
 */
export function job<Payload extends z.ZodObject>({ kind, payload, attempts = ATTEMPTS, run }: AnnouncedJob<Payload>): Job {
  return { kind, attempts, run: async (app, given, attempt) => run(app, payload.parse(given), attempt) };
}

interface RegularJob {
  readonly kind: string;
  readonly every: Period;
  /** The time of day, in the product's time zone, from which on a daily job runs: `03:30`. */
  readonly at?: string;
  run(app: App, attempt: Attempt): Promise<void>;
}

/**
 * A job that runs once in each minute, hour or day, whichever process is first; after a pause of the server, once and at once. It does
 * not run while its last run is under way.
 * @example regularJob({ kind: 'trips.remind', every: 'day', at: '08:00', run: remindOfTrips })
 */
export function regularJob({ kind, every, at = '00:00', run }: RegularJob): Job {
  return { kind, attempts: ATTEMPTS, every: { period: every, at }, run: async (app, _payload, attempt) => run(app, attempt) };
}
