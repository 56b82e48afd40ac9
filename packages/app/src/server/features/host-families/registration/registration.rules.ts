// Rules across the fields of a family's registration; single fields are validated by their schema.

import type { HostRegistration } from '#contract/host-families/registration.shapes.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';

/** Context of the rules besides the registration itself. */
interface RegistrationContext {
  /** Current date in the time zone of the product: `2026-07-02`. */
  readonly today: string;
  /** Whether the caller already has an account, so that no password is needed. */
  readonly signedIn: boolean;
}

function findChildrenFaults({ haveChild, numberOfChildren, children }: HostRegistration, today: string): FieldFault[] {
  if (!haveChild) return [];
  if (numberOfChildren < 1) return [{ field: 'numberOfChildren', rule: 'minValue', values: { min: 1 } }];
  if (children.length !== numberOfChildren) return [{ field: 'children', rule: 'required' }];
  return children.flatMap(({ dob }, index): FieldFault[] => (dob < today ? [] : [{ field: `children.${index}.dob`, rule: 'past' }]));
}

/** Returns all faults across fields; empty if the registration is valid. */
export function findRegistrationFaults(registration: HostRegistration, { today, signedIn }: RegistrationContext): FieldFault[] {
  const password: FieldFault[] = signedIn || registration.password !== undefined ? [] : [{ field: 'password', rule: 'required' }];
  return [...findChildrenFaults(registration, today), ...password];
}

/** Returns the registration to store: if a family says that it has no children, entered children are dropped. */
export function normalizeRegistration(registration: HostRegistration): HostRegistration {
  return registration.haveChild ? registration : { ...registration, numberOfChildren: 0, children: [] };
}
