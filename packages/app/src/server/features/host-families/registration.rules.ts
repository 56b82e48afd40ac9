// What must hold between the fields of a family's registration; each field alone is checked by its shape.

import type { HostRegistration } from '#contract/host-families/registration.shapes.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

/** What the rules know beside the registration itself. */
interface RegistrationContext {
  /** The day it is where the product works, `2026-07-02`. */
  readonly today: string;
  /** Whether an account exists already, so that no password is chosen. */
  readonly signedIn: boolean;
}

function findChildrenFaults({ haveChild, numberOfChildren, children }: HostRegistration, today: string): FieldFault[] {
  if (!haveChild) return [];
  if (numberOfChildren < 1) return [{ field: 'numberOfChildren', rule: 'minValue', values: { min: 1 } }];
  if (children.length !== numberOfChildren) return [{ field: 'children', rule: 'required' }];
  return children.flatMap(({ dob }, index): FieldFault[] => (dob < today ? [] : [{ field: `children.${index}.dob`, rule: 'past' }]));
}

/** Every fault between the fields; none means that the family may register. */
export function findRegistrationFaults(registration: HostRegistration, { today, signedIn }: RegistrationContext): FieldFault[] {
  const password: FieldFault[] = signedIn || registration.password !== undefined ? [] : [{ field: 'password', rule: 'required' }];
  return [...findChildrenFaults(registration, today), ...password];
}

/** The registration as it is kept: a family without children has none listed, whatever was typed before. */
export function normalizeRegistration(registration: HostRegistration): HostRegistration {
  return registration.haveChild ? registration : { ...registration, numberOfChildren: 0, children: [] };
}
