// Rules of what a check must have.

import type { CheckStatus } from '#contract/vetting/vetting.shapes.ts';

export interface CheckInput {
  readonly kind: string;
  readonly person: string;
  readonly status: CheckStatus;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly reason: string;
}

export interface CheckFault {
  readonly field: 'person' | 'status' | 'issuedOn' | 'expiresAt' | 'reason';
  readonly rule: 'required' | 'invalid' | 'notInFuture';
}

/**
 * Returns the faults of a check. A police check is of one adult, can't be waived, and counts only with its days; a check that
 * was waived or failed says why.
 */
export function listCheckFaults({ kind, person, status, issuedOn, expiresOn, reason }: CheckInput, today: string): CheckFault[] {
  const isPolice = kind === 'police';
  const faults: readonly (readonly [boolean, CheckFault])[] = [
    [isPolice && person === 'family', { field: 'person', rule: 'invalid' }],
    [isPolice && status === 'waived', { field: 'status', rule: 'invalid' }],
    [isPolice && status === 'passed' && issuedOn === null, { field: 'issuedOn', rule: 'required' }],
    [isPolice && status === 'passed' && expiresOn === null, { field: 'expiresAt', rule: 'required' }],
    [issuedOn !== null && issuedOn > today, { field: 'issuedOn', rule: 'notInFuture' }],
    [issuedOn !== null && expiresOn !== null && expiresOn < issuedOn, { field: 'expiresAt', rule: 'invalid' }],
    [(status === 'waived' || status === 'failed') && reason === '', { field: 'reason', rule: 'required' }],
  ];
  return faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []));
}
