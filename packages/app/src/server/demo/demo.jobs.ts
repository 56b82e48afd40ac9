// Draws the pictures of the demo world in the background, a few at a time, so that the product is there at once and stops at once.

import * as z from 'zod';
import type { TripState } from '#contract/trips/states.ts';
import type { App } from '#server/platform/app.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { demoWorld } from './demo-world.ts';
import { drawActivity, drawChild, drawFamily, drawPerson } from './pictures.ts';

/** The kind of job that draws. */
export const DRAW_JOB = 'demo.draw';

/** Accounts or families at a time. */
const AT_ONCE = 4;

/** Stays of which hosts and staff look at the child now. */
const TO_COME: readonly TripState[] = ['reserved', 'booked', 'in_progress'];

/** Everybody and everything that is drawn; homes first, as a family is found once its pictures are there. */
export function subjects(app: App): (() => Promise<void>)[] {
  const { accounts, families, stays, prices } = demoWorld(app.clock.now());
  return [
    ...families.filter(({ photos }) => photos.length > 0).map((family) => () => drawFamily(app, family)),
    ...prices.activities.map((activity) => () => drawActivity(app, activity)),
    ...accounts.filter(({ looks }) => looks !== null).map((account) => () => drawPerson(app, account)),
    ...stays.filter(({ state }) => TO_COME.includes(state)).map((stay) => () => drawChild(app, stay)),
  ];
}

/** Draws some, and announces the rest. Whoever has been drawn is left alone, however often it is tried. */
async function drawSome(app: App, { from }: { from: number }): Promise<void> {
  const all = subjects(app);
  for (const draw of all.slice(from, from + AT_ONCE)) await draw();
  if (from + AT_ONCE < all.length) await enqueue(app.db, app, { kind: DRAW_JOB, payload: { from: from + AT_ONCE } });
}

/** Draws all that is missing, at once. */
export async function drawAll(app: App): Promise<void> {
  for (const draw of subjects(app)) await draw();
}

export const demoJobs = [defineJob({ kind: DRAW_JOB, payload: z.object({ from: z.int().min(0) }), run: drawSome })];
