// Rules of vetting: what is missing, who is checked, and the guards of each move.

import type { VettingGuard, VettingMove } from '#contract/vetting/vetting.machine.ts';
import type { CheckKind, CheckStatus } from '#contract/vetting/vetting.shapes.ts';
import {
  MISSING_CHECKS,
  type MissingCheck,
  PROFILE_GAPS,
  REFERENCES_NEEDED,
  type VettingBlocker,
} from '#contract/vetting/vetting.shapes.ts';

type ProfileGap = (typeof PROFILE_GAPS)[number];

/** The profile, as far as it decides whether it can be handed in. */
export interface ProfileFacts {
  readonly emailVerifiedAt: Date | null;
  readonly addressLine1: string;
  readonly description: string;
  /** Whether it has as many photos as a live profile needs. */
  readonly hasPhotos: boolean;
}

/** Returns what a profile lacks to be handed in, in the order of `PROFILE_GAPS`. */
export function listProfileGaps({ emailVerifiedAt, addressLine1, description, hasPhotos }: ProfileFacts): ProfileGap[] {
  const isFilled: Readonly<Record<ProfileGap, boolean>> = {
    email: emailVerifiedAt !== null,
    address: addressLine1.trim() !== '',
    description: description.trim() !== '',
    photos: hasPhotos,
  };
  return PROFILE_GAPS.filter((gap) => !isFilled[gap]);
}

interface Guardians {
  readonly parentGuardianOneFirstName: string;
  readonly parentGuardianOneLastName: string;
  readonly parentGuardianTwoFirstName: string;
  readonly parentGuardianTwoLastName: string;
}

/** An adult who lives with a family besides its guardians. */
export interface HomeAdult {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns the adults of a household who need a police check. */
export function listAdults(family: Guardians, others: readonly HomeAdult[]): { person: string; name: string }[] {
  const first = `${family.parentGuardianOneFirstName} ${family.parentGuardianOneLastName}`.trim();
  const second = `${family.parentGuardianTwoFirstName} ${family.parentGuardianTwoLastName}`.trim();
  return [
    { person: 'guardian_one', name: first },
    ...(second === '' ? [] : [{ person: 'guardian_two', name: second }]),
    ...others.map(({ id, firstName, lastName }) => ({ person: `adult:${id}`, name: `${firstName} ${lastName}`.trim() })),
  ];
}

/** A check, as far as it decides about the approval. */
export interface CheckFacts {
  readonly kind: CheckKind;
  readonly person: string;
  readonly status: CheckStatus;
  readonly expiresOn: string | null;
}

/** Returns whether a check counts on a day: it passed and hasn't expired, or it was waived. */
export function isValidOn({ status, expiresOn }: Pick<CheckFacts, 'status' | 'expiresOn'>, day: string): boolean {
  return status === 'waived' || (status === 'passed' && (expiresOn === null || expiresOn >= day));
}

interface MissingInput {
  readonly checks: readonly CheckFacts[];
  readonly adults: readonly { readonly person: string }[];
  readonly isWellVisited: boolean;
  readonly today: string;
}

/** Returns what a family lacks to be approved, in the order of `MISSING_CHECKS`. */
export function listMissingChecks({ checks, adults, isWellVisited, today }: MissingInput): MissingCheck[] {
  const valid = checks.filter((one) => isValidOn(one, today));
  const isMet: Readonly<Record<MissingCheck, boolean>> = {
    visit: isWellVisited,
    references: valid.filter(({ kind }) => kind === 'reference').length >= REFERENCES_NEEDED,
    police: adults.every(({ person }) => valid.some((one) => one.kind === 'police' && one.person === person)),
    document: valid.some(({ kind }) => kind === 'document'),
  };
  return MISSING_CHECKS.filter((missing) => !isMet[missing]);
}

/** Checks that expire, and whose expiry pauses a family. */
const EXPIRING: readonly CheckKind[] = ['police', 'document'];

/** Returns whether a check of the household has expired on a day, and no other of the same kind and person is valid. */
export function hasLapsed(checks: readonly CheckFacts[], adults: readonly { readonly person: string }[], today: string): boolean {
  const persons = [...adults.map(({ person }) => person), 'family'];
  const isExpired = ({ status, expiresOn }: CheckFacts) =>
    status === 'lapsed' || (status === 'passed' && expiresOn !== null && expiresOn < today);
  return checks.some(
    (check) =>
      EXPIRING.includes(check.kind) &&
      persons.includes(check.person) &&
      isExpired(check) &&
      !checks.some((one) => one.kind === check.kind && one.person === check.person && isValidOn(one, today)),
  );
}

interface Account {
  readonly id: number;
  readonly email: string;
  readonly phone: string;
}

/** Reduces a phone number to its last nine digits, which are the same with and without the country's prefix. */
const foldPhone = (phone: string) => phone.replace(/\D/g, '').slice(-9);

const foldEmail = (email: string) => email.trim().toLowerCase();

/** Returns whether an account shares an email address or a phone number with any of the others. */
export function sharesContact(account: Pick<Account, 'email' | 'phone'>, others: readonly Pick<Account, 'email' | 'phone'>[]): boolean {
  const [email, phone] = [foldEmail(account.email), foldPhone(account.phone)];
  return others.some((other) => {
    const isSamePhone = phone.length === 9 && foldPhone(other.phone) === phone;
    return isSamePhone || (email !== '' && foldEmail(other.email) === email);
  });
}

/** What guards need besides the state. */
export interface VettingFacts {
  readonly isOwnFamily: boolean;
  readonly isRelated: boolean;
  readonly profileGaps: readonly string[];
  readonly missing: readonly MissingCheck[];
}

/** Guards that a reason meets; it is checked with the request. */
type ReasonGuard = 'reasonGiven' | 'gapsExplained';

const isReasonGuard = (guard: VettingGuard): guard is ReasonGuard => guard === 'reasonGiven' || guard === 'gapsExplained';

/** Returns whether a move needs a reason: always, or because of what is still open. */
export function needsReason({ guards }: Pick<VettingMove, 'guards'>, gaps: readonly unknown[]): boolean {
  return guards.includes('reasonGiven') || (guards.includes('gapsExplained') && gaps.length > 0);
}

const BLOCKERS: Readonly<Record<Exclude<VettingGuard, ReasonGuard>, readonly [VettingBlocker, (facts: VettingFacts) => boolean]>> = {
  notOwnFamily: ['ownFamily', ({ isOwnFamily }) => isOwnFamily],
  notRelated: ['relatedFamily', ({ isRelated }) => isRelated],
  profileComplete: ['profileIncomplete', ({ profileGaps }) => profileGaps.length > 0],
  visitPositive: ['visitMissing', ({ missing }) => missing.includes('visit')],
  checksComplete: ['checksOpen', ({ missing }) => missing.some((one) => one !== 'visit')],
};

/** Returns the refusal of the first guard of a move that fails; null if all pass. A reason is checked with the request. */
export function findVettingBlocker({ guards }: Pick<VettingMove, 'guards'>, facts: VettingFacts): VettingBlocker | null {
  for (const guard of guards) {
    if (isReasonGuard(guard)) continue;
    const [blocker, isFailed] = BLOCKERS[guard];
    if (isFailed(facts)) return blocker;
  }
  return null;
}
