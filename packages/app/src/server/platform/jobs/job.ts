// Jobs: work done after a change is committed, or on a schedule, and retried until it succeeds.

import type * as z from 'zod';
import type { App } from '#server/platform/app.ts';

/** One attempt at a job. */
export interface JobAttempt {
  /** The same for all attempts, so that an attempt can detect what an earlier one did, such as by an email's message ID. */
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** Whether the job has failed for good if this attempt fails. */
  readonly isLast: boolean;
  /** Aborted when the server shuts down; the job is then retried later. */
  readonly signal: AbortSignal;
}

export interface Job {
  readonly kind: string;
  /** The maximum number of attempts. */
  readonly attempts: number;
  /** The number of concurrent jobs of this kind in one process. */
  readonly atOnce: number;
  /** When a scheduled job starts, in the platform's time zone. */
  readonly cron?: string;
  run(app: App, payload: unknown, attempt: JobAttempt): Promise<void>;
}

/** Thrown by a job that can never succeed, such as an email to an address that doesn't exist. */
export class PermanentJobError extends Error {}

/** The queue of permanently failed jobs; an administrator may retry or delete them. */
export const DEAD_LETTERS = 'dead-letters';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Timeouts, delays and retention, in seconds. */
export const RETENTION = {
  doneSeconds: 7 * DAY,
  failedSeconds: 90 * DAY,
  /** Jobs aren't lost, however long the server is down. */
  waitingSeconds: 10 * 365 * DAY,
  /** Without a heartbeat for this time, a process loses its attempt to another one. */
  aliveSeconds: 30,
  /** The maximum duration of an attempt; hardly ever reached while the process is alive. */
  attemptSeconds: 23 * HOUR,
  /** Doubled after each attempt, with jitter, so that jobs that failed together don't retry together. */
  firstPauseSeconds: 3,
  longestPauseSeconds: 12 * HOUR,
} as const;

/** About four hours, including the delays. */
const ATTEMPTS = 12;

interface SentJobOptions<Payload extends z.ZodObject> {
  /** `feature.verb`, as in the job request: `mails.send`. */
  readonly kind: string;
  /** The schema of the job request's payload; a payload that doesn't match fails the attempt. */
  readonly payload: Payload;
  readonly attempts?: number;
  readonly atOnce?: number;
  run(app: App, payload: z.output<Payload>, attempt: JobAttempt): Promise<void>;
}

/**
 * Defines a job that `enqueue` starts. It runs at least once, and again if the process dies before completion is recorded, so it must be
 * idempotent.
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
 * Defines a job that runs on a schedule, once for all processes; runs missed while no server was up are made up for once. It doesn't start
 * while its previous run is waiting or active.
 * @example defineScheduledJob({ kind: 'trips.remind', cron: '0 8 * * *', run: remindOfTrips })
 */
export function defineScheduledJob({ kind, cron, run }: ScheduledJobOptions): Job {
  return { kind, attempts: ATTEMPTS, atOnce: 1, cron, run: async (app, _payload, attempt) => run(app, attempt) };
}
