// The pages of host families. Whatever else is asked for here leads to the hostings, once the guard has let somebody pass.

import { paths } from '#web/paths.ts';
import { entriesOf, holders, holdersWith, redirect } from './entries.ts';

const { screen, later } = entriesOf('hostFamily');

const HOST = holders('Host family');
const toHostings = redirect(HOST, () => paths.hostHostings());

export const hostFamilyRoutes = {
  host: toHostings,
  hostHostings: screen('hostHostings', HOST, {
    load: () => import('#web/screens/host-family/hostings.screen.tsx'),
    words: ['hostings', 'trips', 'list'],
  }),
  hostDashboard: screen('hostDashboard', HOST, {
    load: () => import('#web/screens/host-family/dashboard.screen.tsx'),
    words: ['hostDashboard', 'hostings', 'trips'],
  }),
  hostProfile: later('hostProfile', HOST),
  hostPayments: screen('hostPayments', holdersWith('payouts.read', 'Host family'), {
    load: () => import('#web/screens/host-family/payments.screen.tsx'),
    words: ['ownPayments', 'lists', 'form'],
  }),
  hostPaymentAction: screen('hostPaymentAction', holdersWith('purchaseInvoices.accept', 'Host family'), {
    load: () => import('#web/screens/host-family/payment-action.screen.tsx'),
    words: ['ownPayments', 'purchaseLines', 'resource', 'lists'],
  }),
  hostCalendar: later('hostCalendar', HOST),
  hostTrip: screen('hostTrip', HOST, {
    load: () => import('#web/screens/host-family/trip.screen.tsx'),
    words: ['hostings', 'trips', 'resource'],
  }),
  hostMessages: later('hostMessages', HOST),
  hostEditFamily: later('hostEditFamily', HOST),
  hostPayoutDetails: screen('hostPayoutDetails', holdersWith('payoutDetails.read', 'Host family'), {
    load: () => import('#web/screens/host-family/payout-details.screen.tsx'),
    words: ['payouts', 'form', 'validation'],
  }),
  hostElsewhere: toHostings,
} as const;
