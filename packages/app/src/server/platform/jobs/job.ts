// What a job is: something that is done after a change was saved, or on a schedule, and tried again until it is done.

import type * as z from 'zod';
import type { App } from '#server/platform/app.ts';

/** One attempt at a job. */
export interface JobAttempt {
  /** The same for every attempt: what must happen once can be told from what was begun before, say by a mail's message id. */
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** Aborted when the server can't wait any longer; the job is then tried again later. */
  readonly signal: AbortSignal;
}

export interface Job {
  readonly kind: string;
  /** How often it is tried. */
  readonly attempts: number;
  /** How many of the kind one process runs at a time. */
  readonly atOnce: number;
  /** When a scheduled job begins, in the platform's time zone. */
  readonly cron?: string;
  run(app: App, payload: unknown, attempt: JobAttempt): Promise<void>;
}

/** Thrown by a job that will not succeed however often it is tried, such as a mail to an address that does not exist. */
export class PermanentJobError extends Error {}

/** Where jobs go that have failed for good: an administrator may retry or delete them. */
export const DEAD_LETTERS = 'dead-letters';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long things take, and for how long they are kept, in seconds. */
export const RETENTION = {
  doneSeconds: 7 * DAY,
  failedSeconds: 90 * DAY,
  /** A job that nobody runs is not lost, however long the server is off. */
  waitingSeconds: 10 * 365 * DAY,
  /** An attempt of a process that does not say so often that it is alive goes to another one. */
  aliveSeconds: 30,
  /** No attempt may take longer; one of a process that is alive hardly ever does. */
  attemptSeconds: 23 * HOUR,
  /** Doubled after each attempt, and spread, so that what failed together does not come back together. */
  firstPauseSeconds: 3,
  longestPauseSeconds: 12 * HOUR,
} as const;

/** About four hours, with the pauses between them. */
const ATTEMPTS = 12;

interface SentJobOptions<Payload extends z.ZodObject> {
  /** `feature.verb`, as in the announcement: `mails.send`. */
  readonly kind: string;
  /** What the announcement holds; a payload of another shape fails the attempt. */
  readonly payload: Payload;
  readonly attempts?: number;
  readonly atOnce?: number;
  run(app: App, payload: z.output<Payload>, attempt: JobAttempt): Promise<void>;
}

/**
 * A job that `announce` starts. It runs at least once: whoever is killed after the deed and before noting it does it again, so it is
 * written such that a second time does no harm.
 * @example defineJob({ kind: 'mails.send', payload: z.object({ mailId: z.number() }), run: (app, { mailId }) => sendEmail(app, mailId) })
 */
export function defineJob<Payload extends z.ZodObject>({
  kind,
  payload,
  attempts = ATTEMPTS,
  atOnce = 2,
  run,
}: SentJobOptions<Payload>): Job {
  return { kind, attempts, atOnce, run: async (app, given, attempt) => run(app, payload.parse(given), attempt) };
}

interface ScheduledJobOptions {
  readonly kind: string;
  /** Minute, hour, day of the month, month, day of the week, in the platform's time zone: `30 3 * * *` is every day at 03:30. */
  readonly cron: string;
  run(app: App, attempt: JobAttempt): Promise<void>;
}

/**
 * A job that runs on a schedule, once for all processes; what was missed while no server ran is made up for once. It does not run while
 * its last run waits or is under way.
 * @example defineScheduledJob({ kind: 'trips.remind', cron: '0 8 * * *', run: remindOfTrips })
 */
export function defineScheduledJob({ kind, cron, run }: ScheduledJobOptions): Job {
  return { kind, attempts: ATTEMPTS, atOnce: 1, cron, run: async (app, _payload, attempt) => run(app, attempt) };
}
