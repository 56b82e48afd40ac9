// The pages of host families. Whatever else is asked for here leads to the hostings, once the guard has let somebody pass.

import { paths } from '#web/paths.ts';
import { entriesOf, holders, redirect } from './entries.ts';

const { later } = entriesOf('hostFamily');

const HOST = holders('Host family');
const toHostings = redirect(HOST, () => paths.hostHostings());

export const hostFamilyRoutes = {
  host: toHostings,
  hostHostings: later('hostHostings', HOST),
  hostDashboard: later('hostDashboard', HOST),
  hostProfile: later('hostProfile', HOST),
  hostPayments: later('hostPayments', HOST),
  hostPaymentAction: later('hostPaymentAction', HOST),
  hostCalendar: later('hostCalendar', HOST),
  hostTrip: later('hostTrip', HOST),
  hostMessages: later('hostMessages', HOST),
  hostEditFamily: later('hostEditFamily', HOST),
  hostPayoutDetails: later('hostPayoutDetails', HOST),
  hostElsewhere: toHostings,
} as const;
