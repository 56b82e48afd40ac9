// Steps at the start and end of a session; features add theirs, and none is awaited.

import { hasRoles } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import { tellWrapper } from '#web/platform/navigation/wrapper-bridge.ts';

export interface SessionStep {
  /** Which users it applies to; all by default. */
  readonly concerns?: (user: User) => boolean;
  readonly start?: (user: User) => void;
  readonly end?: () => void;
}

interface GoogleIdentity {
  readonly accounts?: { readonly id?: { readonly disableAutoSelect?: () => void } };
}

declare global {
  interface Window {
    google?: GoogleIdentity;
  }
}

const steps: SessionStep[] = [
  { start: (user) => tellWrapper(user.id), end: () => tellWrapper(null) },
  { end: () => window.google?.accounts?.id?.disableAutoSelect?.() },
];

/** Coordinators and administrators read all conversations, so unread messages are counted only for other roles. */
export function isUnreadCounted({ roleNames }: Pick<User, 'roleNames'>): boolean {
  return roleNames.length > 0 && !hasRoles(roleNames, 'any', ['Coordinator', 'Administrator']);
}

let current: User | null = null;

/** Adds a step; it starts immediately if a user is signed in. */
export function addSessionStep(step: SessionStep): void {
  steps.push(step);
  if (current !== null && (step.concerns?.(current) ?? true)) step.start?.(current);
}

export function runStartSteps(user: User): void {
  current = user;
  for (const step of steps) if (step.concerns?.(user) ?? true) step.start?.(user);
}

export function runEndSteps(): void {
  current = null;
  for (const step of steps) step.end?.();
}
