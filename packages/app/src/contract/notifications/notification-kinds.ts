// What people are told of, kind by kind: to whom it may happen, and whether a mail goes with it unless they say otherwise.

import type { Role } from '#contract/identity/roles.ts';

interface NotificationKindRules {
  /** Who is ever told; everybody when left out. */
  readonly roles?: readonly Role[];
  /** Whether a mail is sent, too, as long as the person has not said otherwise. */
  readonly mail: boolean;
}

export const NOTIFICATION_KINDS = {
  roleChanged: { mail: true },
  accountViewed: { mail: true },
  hostFamilyRegistered: { roles: ['Vetting admin'], mail: true },
  contactEnquiry: { roles: ['Coordinator', 'Administrator'], mail: true },
  bookingRefused: { roles: ['Coordinator', 'Finance', 'Administrator'], mail: true },
  paymentReturned: { roles: ['Finance', 'Administrator'], mail: true },
  childLinked: { roles: ['Parent'], mail: true },
  tripNews: { roles: ['Parent', 'Host family', 'Agent', 'Coordinator', 'Finance', 'Administrator'], mail: true },
  tripPriceChanged: { roles: ['Parent', 'Agent', 'Coordinator'], mail: true },
  campaign: { mail: true },
} as const satisfies Record<string, NotificationKindRules>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

/** The kinds that somebody with these roles may ever be told of. */
export function listKindsFor(held: readonly Role[]): NotificationKind[] {
  return NOTIFICATION_KIND_NAMES.filter((kind) => {
    const { roles }: NotificationKindRules = NOTIFICATION_KINDS[kind];
    return roles === undefined || roles.some((role) => held.includes(role));
  });
}
