// Draws the pictures of the demo world in the background, a few at a time, so that the server starts and stops without delay.

import * as z from 'zod';
import type { TripState } from '#contract/trips/states.ts';
import type { App } from '#server/platform/app.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { drawForLibrary, LIBRARY_PICTURES } from './articles/library-pictures.ts';
import { attachNextFiles } from './conversations/message-files.service.ts';
import { demoWorld } from './demo-world.ts';
import { drawActivity, drawChild, drawFamily, drawPerson } from './pictures.ts';

/** The name of the drawing job. */
export const DRAW_JOB = 'demo.draw';

/** The name of the job that adds files to messages, once everything is drawn. */
const ATTACH_JOB = 'demo.attach';

/** Number of subjects drawn per job. */
const AT_ONCE = 4;

/** States of stays whose child hosts and staff see now. */
const TO_COME: readonly TripState[] = ['reserved', 'booked', 'in_progress'];

/** Returns everything to draw; homes first, since a family is only found once it has pictures. */
export function subjects(app: App): (() => Promise<void>)[] {
  const { accounts, families, stays, prices } = demoWorld(app.clock.now());
  return [
    ...families.filter(({ photos }) => photos.length > 0).map((family) => () => drawFamily(app, family)),
    ...prices.activities.map((activity) => () => drawActivity(app, activity)),
    ...accounts.filter(({ looks }) => looks !== null).map((account) => () => drawPerson(app, account)),
    ...LIBRARY_PICTURES.map((picture) => () => drawForLibrary(app, picture)),
    ...stays.filter(({ state }) => TO_COME.includes(state)).map((stay) => () => drawChild(app, stay)),
  ];
}

/** Draws a few and enqueues the rest. Subjects that have a picture are skipped, so it can be repeated. */
async function drawSome(app: App, { from }: { from: number }): Promise<void> {
  const all = subjects(app);
  for (const draw of all.slice(from, from + AT_ONCE)) await draw();
  const next = from + AT_ONCE;
  if (next < all.length) await enqueue(app.db, app, { kind: DRAW_JOB, payload: { from: next } });
  else await enqueue(app.db, app, { kind: ATTACH_JOB, payload: {} });
}

/** Adds a few files to messages and enqueues the rest. */
async function attachSome(app: App): Promise<void> {
  if ((await attachNextFiles(app, AT_ONCE)) > 0) await enqueue(app.db, app, { kind: ATTACH_JOB, payload: {} });
}

/** Draws all missing pictures and adds all missing files immediately. */
export async function drawAll(app: App): Promise<void> {
  for (const draw of subjects(app)) await draw();
  while ((await attachNextFiles(app, AT_ONCE)) > 0);
}

export const demoJobs = [
  defineJob({ kind: DRAW_JOB, payload: z.object({ from: z.int().min(0) }), run: drawSome }),
  defineJob({ kind: ATTACH_JOB, payload: z.object({}), run: attachSome }),
];
