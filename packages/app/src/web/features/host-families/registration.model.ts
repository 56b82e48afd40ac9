// The way through the registration of a family: which of its twelve steps follows on which.

import type * as z from 'zod';
import { HOST_STEPS, type registerHostBody } from '#contract/host-families/registration.shapes.ts';

/** What has been filled in so far. */
export type HostDraft = Partial<Omit<z.input<typeof registerHostBody>, 'password' | 'acceptsTerms'>>;

export const STEP_COUNT = HOST_STEPS.length;

/** The steps that are only for families with children, counted from 1. */
const ABOUT_CHILDREN = [7, 8];

function isSkipped(step: number, { haveChild }: HostDraft): boolean {
  return haveChild === false && ABOUT_CHILDREN.includes(step);
}

/** The step after one; the last has none. */
export function stepAfter(step: number, draft: HostDraft): number | null {
  if (step >= STEP_COUNT) return null;
  return isSkipped(step + 1, draft) ? stepAfter(step + 1, draft) : step + 1;
}

/** The step before one; the first has none. */
export function stepBefore(step: number, draft: HostDraft): number | null {
  if (step <= 1) return null;
  return isSkipped(step - 1, draft) ? stepBefore(step - 1, draft) : step - 1;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** Whether a step has been gone through. */
function isDone(step: number, draft: HostDraft): boolean {
  if (isSkipped(step, draft)) return true;
  const fields: readonly string[] = HOST_STEPS[step - 1] ?? [];
  return fields.every((field) => isFilled((draft as Readonly<Record<string, unknown>>)[field]));
}

/** The step to show for one that was asked for: never further than the first that is not filled in. */
export function findReachableStep(asked: number, draft: HostDraft): number {
  let step = 1;
  while (step < asked && isDone(step, draft)) {
    const next = stepAfter(step, draft);
    if (next === null || next > asked) break;
    step = next;
  }
  return step;
}

/** The children to ask for: as many as were said, those known already kept. */
export function resizeChildren(count: number, known: HostDraft['children'] = []): NonNullable<HostDraft['children']> {
  return Array.from({ length: count }, (_, index) => known[index] ?? { gender: 'female', dob: '' });
}
