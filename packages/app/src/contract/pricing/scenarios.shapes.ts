// Scenarios: requests of the calculator that somebody keeps under a name. Everybody has their own.

import * as z from 'zod';
import { id, instant, line } from '#contract/platform/validation/fields.ts';

/** The most scenarios that one user keeps. */
export const MAX_SCENARIOS = 200;

/** The most characters of a scenario's name. */
export const SCENARIO_NAME_LENGTH = 80;

const name = line(SCENARIO_NAME_LENGTH);

/** As the engine writes it; the engine reads it too, and names each field that it does not know. */
const request = z.looseObject({});

export const scenario = z.object({ id, name: z.string(), request, createdAt: instant, version: z.int() });

export type SavedScenario = z.output<typeof scenario>;

export const newScenarioBody = z.object({ name, request });

export const changeScenarioBody = z.object({ name: name.optional(), request: request.optional(), version: z.int().optional() });
