// Shapes of a user's saved calculator scenarios.

import * as z from 'zod';
import { id, instant, line } from '#contract/platform/validation/fields.ts';

/** The maximum number of scenarios per user. */
export const MAX_SCENARIOS = 200;

/** The maximum length of a scenario's name, in characters. */
export const SCENARIO_NAME_LENGTH = 80;

const name = line(SCENARIO_NAME_LENGTH);

/** In the engine's format; the engine validates it and reports unknown fields. */
const request = z.looseObject({});

export const scenario = z.object({ id, name: z.string(), request, createdAt: instant, version: z.int() });

export type SavedScenario = z.output<typeof scenario>;

export const newScenarioBody = z.object({ name, request });

export const changeScenarioBody = z.object({ name: name.optional(), request: request.optional(), version: z.int().optional() });
