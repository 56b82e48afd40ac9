// The order of the twelve steps of a family's registration.

import type * as z from 'zod';
import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import { HOST_STEPS, registerHostBody } from '#contract/host-families/registration.shapes.ts';

/** A registration without what is never kept. */
export type HostAnswers = Omit<z.input<typeof registerHostBody>, 'password' | 'acceptsTerms'>;

/** A child whose answers may be missing. */
interface ChildDraft {
  readonly gender: (typeof GENDERS)[number] | null;
  readonly dob: string;
}

/** The values filled in so far. */
export type HostDraft = Partial<Omit<HostAnswers, 'children'>> & { readonly children?: ChildDraft[] };

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

type Answers = Readonly<Record<string, unknown>>;

/** Returns whether a step is complete: its answers are there, and the registration takes them. */
function isDone(step: number, draft: HostDraft): boolean {
  if (isSkipped(step, draft)) return true;
  const answers: Answers = draft;
  const fields = HOST_STEPS[step - 1] ?? [];
  if (!fields.every((field) => isFilled(answers[field]) && registerHostBody.shape[field].safeParse(answers[field]).success)) return false;
  const [count, known] = [Number(draft.numberOfChildren), draft.children?.length];
  return ABOUT_CHILDREN.indexOf(step) === 1 ? count === known : step !== ABOUT_CHILDREN[0] || count > 0;
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
  return Array.from({ length: count }, (_, index) => known[index] ?? { gender: null, dob: '' });
}

/** Returns the first step that isn't complete, or the last one; 1 without any answers. */
export function findNextStep(draft: HostDraft): number {
  return findReachableStep(STEP_COUNT, draft);
}
