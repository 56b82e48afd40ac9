// The order of the twelve steps of a family's registration.

import type * as z from 'zod';
import { HOST_STEPS, type registerHostBody } from '#contract/host-families/registration.shapes.ts';

/** The values filled in so far. */
export type HostDraft = Partial<Omit<z.input<typeof registerHostBody>, 'password' | 'acceptsTerms'>>;

export const STEP_COUNT = HOST_STEPS.length;

/** The steps only for families with children, counted from 1. */
const ABOUT_CHILDREN = [7, 8];

function isSkipped(step: number, { haveChild }: HostDraft): boolean {
  return haveChild === false && ABOUT_CHILDREN.includes(step);
}

/** Returns the next step; null after the last. */
export function stepAfter(step: number, draft: HostDraft): number | null {
  if (step >= STEP_COUNT) return null;
  return isSkipped(step + 1, draft) ? stepAfter(step + 1, draft) : step + 1;
}

/** Returns the previous step; null before the first. */
export function stepBefore(step: number, draft: HostDraft): number | null {
  if (step <= 1) return null;
  return isSkipped(step - 1, draft) ? stepBefore(step - 1, draft) : step - 1;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** Returns whether a step is complete. */
function isDone(step: number, draft: HostDraft): boolean {
  if (isSkipped(step, draft)) return true;
  const fields: readonly string[] = HOST_STEPS[step - 1] ?? [];
  return fields.every((field) => isFilled((draft as Readonly<Record<string, unknown>>)[field]));
}

/** Returns the step to show for the requested one, at most the first incomplete step. */
export function findReachableStep(asked: number, draft: HostDraft): number {
  let step = 1;
  while (step < asked && isDone(step, draft)) {
    const next = stepAfter(step, draft);
    if (next === null || next > asked) break;
    step = next;
  }
  return step;
}

/** Returns as many children as stated; details that are filled in are kept. */
export function resizeChildren(count: number, known: HostDraft['children'] = []): NonNullable<HostDraft['children']> {
  return Array.from({ length: count }, (_, index) => known[index] ?? { gender: 'female', dob: '' });
}

/** Returns the first step that isn't complete, or the last one; 1 without any answers. */
export function findNextStep(draft: HostDraft): number {
  return findReachableStep(STEP_COUNT, draft);
}
