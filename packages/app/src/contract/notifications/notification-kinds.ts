// The kinds of notifications: which roles can get them, and whether they are emailed by default.

import type { Role } from '#contract/identity/roles.ts';

interface NotificationKindRules {
  /** The roles that can get it; everyone if left out. */
  readonly roles?: readonly Role[];
  /** Whether it is emailed unless the user turns that off. */
  readonly mail: boolean;
}

export const NOTIFICATION_KINDS = {
  roleChanged: { mail: true },
  accountViewed: { mail: true },
  hostFamilyRegistered: { roles: ['Vetting admin'], mail: true },
  hostFamilyPaused: { roles: ['Host family', 'Coordinator'], mail: true },
  vettingNews: { roles: ['Host family'], mail: true },
  vettingProgress: { roles: ['Vetting admin', 'Coordinator', 'Administrator'], mail: true },
  unpricedFamilies: { roles: ['Administrator'], mail: true },
  rateProposed: { roles: ['Administrator'], mail: true },
  rateDecided: { roles: ['Host family'], mail: true },
  leadFollowUps: { roles: ['Coordinator', 'Vetting admin', 'Administrator'], mail: true },
  brokenLinks: { roles: ['Page editor'], mail: true },
  contentItem: { roles: ['Page editor', 'Administrator'], mail: true },
  contactEnquiry: { roles: ['Coordinator', 'Administrator'], mail: true },
  messageReported: { roles: ['Coordinator', 'Administrator'], mail: true },
  meetingSoon: { mail: true },
  supportWaiting: { roles: ['Agent', 'Coordinator', 'Finance', 'Administrator'], mail: true },
  bookingRefused: { roles: ['Coordinator', 'Finance', 'Administrator'], mail: true },
  paymentReturned: { roles: ['Finance', 'Administrator'], mail: true },
  childLinked: { roles: ['Parent'], mail: true },
  tripNews: { roles: ['Parent', 'Host family', 'Agent', 'Coordinator', 'Finance', 'Administrator'], mail: true },
  calendarChanged: { roles: ['Host family'], mail: true },
  calendarFeed: { roles: ['Host family'], mail: true },
  tripPriceChanged: { roles: ['Parent', 'Agent', 'Coordinator'], mail: true },
  campaign: { mail: true },
} as const satisfies Record<string, NotificationKindRules>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

/** Returns the kinds of notifications that a user with these roles can get. */
export function listKindsFor(held: readonly Role[]): NotificationKind[] {
  return NOTIFICATION_KIND_NAMES.filter((kind) => {
    const { roles }: NotificationKindRules = NOTIFICATION_KINDS[kind];
    return roles === undefined || roles.some((role) => held.includes(role));
  });
}
