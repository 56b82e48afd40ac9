// The pages of host families. Any other path of the area redirects to the hostings, after the guard.

import {
  IconBed,
  IconBuildingBank,
  IconCalendar,
  IconHome,
  IconHomeHeart,
  IconMessageCircle,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { allowRoles, allowRolesWith } from './guards.ts';
import { pagesIn, redirect } from './records.ts';

const { screen } = pagesIn('hostFamily');

const HOST = allowRoles('Host family');
const toHostings = redirect(HOST, () => paths.hostHostings());

/** In the order of the menu. */
export const hostFamilyPages = {
  host: toHostings,
  hostHostings: screen({
    title: 'hostHostings',
    guard: HOST,
    screen: withMessages(() => import('#web/screens/host-family/hostings.screen.tsx')),
    icon: IconBed,
    menu: { group: 'main', hasCard: true },
  }),
  hostTrip: screen({
    title: 'hostTrip',
    guard: HOST,
    screen: withMessages(() => import('#web/screens/host-family/trip.screen.tsx')),
  }),
  hostDashboard: screen({
    title: 'hostDashboard',
    guard: HOST,
    screen: withMessages(() => import('#web/screens/host-family/dashboard.screen.tsx')),
    icon: IconHome,
    menu: { group: 'main' },
  }),
  hostMessages: screen({
    title: 'hostMessages',
    guard: HOST,
    screen: withMessages(() => import('#web/screens/host-family/messages.screen.tsx')),
    icon: IconMessageCircle,
    menu: { group: 'main', hasCard: true, countsUnread: true },
  }),
  hostCalendar: screen({
    title: 'hostCalendar',
    guard: allowRolesWith('calendar.read', 'Host family'),
    screen: withMessages(() => import('#web/screens/host-family/calendar.screen.tsx')),
    icon: IconCalendar,
    menu: { group: 'main', hasCard: true },
  }),
  hostPayments: screen({
    title: 'hostPayments',
    guard: allowRolesWith('payouts.read', 'Host family'),
    screen: withMessages(() => import('#web/screens/host-family/payments.screen.tsx')),
    icon: IconWallet,
    menu: { group: 'main', hasCard: true },
  }),
  hostPaymentAction: screen({
    title: 'hostPaymentAction',
    guard: allowRolesWith('purchaseInvoices.accept', 'Host family'),
    screen: withMessages(() => import('#web/screens/host-family/payment-action.screen.tsx')),
  }),
  hostProfile: screen({
    title: 'hostProfile',
    guard: HOST,
    screen: withMessages(() => import('#web/screens/host-family/profile.screen.tsx')),
    icon: IconHomeHeart,
    menu: { group: 'main' },
  }),
  hostEditFamily: screen({
    title: 'hostEditFamily',
    guard: HOST,
    screen: withMessages(() => import('#web/screens/host-family/edit-my-family.screen.tsx')),
    icon: IconUsers,
    menu: { group: 'main' },
  }),
  hostPayoutDetails: screen({
    title: 'hostPayoutDetails',
    guard: allowRolesWith('payoutDetails.read', 'Host family'),
    screen: withMessages(() => import('#web/screens/host-family/payout-details.screen.tsx')),
    icon: IconBuildingBank,
    menu: { group: 'main' },
  }),
  hostElsewhere: toHostings,
} as const;
