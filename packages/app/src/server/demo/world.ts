// The data of the demo world, independent of the database; the same day gives the same world.

import type { UserState } from '#contract/administration/states.ts';
import type { HostRegistration } from '#contract/host-families/registration.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import type { DemoPrices } from './prices/price-world.ts';
import type { DemoStay } from './stays/stay-world.ts';

export { DEMO_DOMAIN, DEMO_PASSWORD } from '#server/platform/config/demo-accounts.ts';

/** How a person is drawn. */
export interface Looks {
  readonly woman: boolean;
  readonly age: 'young' | 'middle' | 'old';
}

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly locale: Locale;
  readonly timezone: string;
  readonly roles: readonly Role[];
  readonly teamRole?: string;
  readonly state: UserState;
  readonly createdAt: Date;
  readonly verifiedAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly deactivatedAt: Date | null;
  /** Null for a person without a picture. */
  readonly looks: Looks | null;
}

/** One step of a family's vetting. */
export interface VettingStep {
  readonly from: VettingState | null;
  readonly to: VettingState;
  readonly at: Date;
  /** The address of the user who took the step. */
  readonly by: string;
  readonly reason: string;
}

/** The details of a family as in its registration form; the county by name. */
type Home = Omit<
  HostRegistration,
  'countyId' | 'countryId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'acceptsTerms' | 'timezone' | 'numberOfChildren'
>;

export interface DemoFamily extends Home {
  /** The address of its account. */
  readonly email: string;
  readonly country: 'IE' | 'GB';
  readonly county: string;
  readonly steps: readonly [VettingStep, ...VettingStep[]];
  /** What its photos show, in order. */
  readonly photos: readonly PhotoKind[];
}

export const PHOTO_KINDS = ['house', 'living room', 'bedroom', 'kitchen', 'garden'] as const;

export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** A change for the audit log. */
export interface DemoChange {
  readonly at: Date;
  /** Users are given by address instead of id, which the database generates. */
  readonly actor: string;
  readonly action: string;
  readonly subject: { readonly type: 'user' | 'hostFamily'; readonly email: string } | { readonly type: 'role'; readonly role: Role };
  readonly changes: Readonly<Record<string, unknown>>;
}

export interface DemoView {
  readonly owner: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}

export interface DemoWorld {
  readonly accounts: readonly DemoAccount[];
  readonly families: readonly DemoFamily[];
  /** Oldest first. */
  readonly changes: readonly DemoChange[];
  readonly views: readonly DemoView[];
  readonly prices: DemoPrices;
  /** In the order of booking. */
  readonly stays: readonly DemoStay[];
}
