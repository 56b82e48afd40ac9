// The pages of the hub, each with the staff roles that may open it.

import type { Role } from '#contract/identity/roles.ts';
import { paths } from '#web/paths.ts';
import type { Guard, LoadScreen, TitleKey } from '#web/platform/route.ts';
import { entriesOf, holders, holdersWith, redirectTo } from './entries.ts';

const { screen, later } = entriesOf('hub');

const CO: Role = 'Coordinator';
const AG: Role = 'Agent';
const FI: Role = 'Finance';
const AD: Role = 'Administrator';
const VA: Role = 'Vetting admin';
const PE: Role = 'Page editor';

const STAFF = holders(CO, AG, FI, AD, VA, PE);
const TRIP_STAFF = holders(CO, AG, FI, AD);
const TRIP_WRITERS = holders(CO, AG, AD);
const FAMILY_EDITORS = holders(CO, FI, AD, VA);
const PRICING = holders(CO, FI, AD);
const FINANCE_PRICING = holders(FI, AD);
const EDITORS = holders(AD, PE);

/** One page under two addresses. */
const invoiceGenerator = screen('hubInvoiceGenerator', holdersWith('quotes.make', CO, AG, FI, AD), {
  load: () => import('#web/screens/hub/pricing-calculator.screen.tsx'),
  words: ['calculator'],
});

/** What the pages of expenses say. */
const EXPENSES = ['expenses', 'resource', 'list', 'lists', 'form', 'calendar', 'validation', 'upload'] as const;

/** What every page of one trip says. */
const ONE_TRIP = ['hubTrips', 'tripPrice', 'trips', 'invoices', 'names', 'lists', 'resource', 'refusals'] as const;

/** A page of the price configuration: a list with its rows beside it. */
const pricing = (title: TitleKey, guard: Guard, load: LoadScreen) =>
  screen(title, guard, { load, words: ['pricing', 'resource', 'list', 'lists', 'form', 'calendar', 'validation'] });

export const hubRoutes = {
  hub: later('hub', STAFF),
  hubTripsTracker: later('hubTripsTracker', TRIP_STAFF),
  hubTrips: screen('hubTrips', holdersWith('trips.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/trips.screen.tsx'),
    words: ['hubTrips', 'trips', 'list', 'lists', 'form', 'calendar', 'validation'],
  }),
  hubTripsManager: later('hubTripsManager', TRIP_WRITERS),
  hubTripsBulk: later('hubTripsBulk', holders(CO, AD)),
  hubTripsTimeline: later('hubTripsTimeline', TRIP_STAFF),
  hubTimeline: later('hubTimeline', STAFF),
  hubSheets: later('hubSheets', TRIP_STAFF),
  hubSheetsCompact: later('hubSheetsCompact', TRIP_STAFF),
  hubTripEdit: screen('hubTripEdit', holdersWith('trips.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/trip-edit.screen.tsx'),
    words: [
      ...ONE_TRIP,
      'suits',
      'experience',
      'hostRegistration',
      'search',
      'tags',
      'list',
      'changeLog',
      'trail',
      'permissions',
      'roles',
      'form',
      'calendar',
      'validation',
    ],
  }),
  hubStudentTrip: screen('hubStudentTrip', holdersWith('trips.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/student-trip.screen.tsx'),
    words: ONE_TRIP,
  }),
  hubCreateTrip: screen('hubCreateTrip', holdersWith('trips.create', CO, AG, AD), {
    load: () => import('#web/screens/hub/create-trip.screen.tsx'),
    words: [
      'createTrip',
      'suits',
      'hubTrips',
      'students',
      'names',
      'search',
      'tags',
      'list',
      'lists',
      'form',
      'calendar',
      'validation',
      'upload',
    ],
  }),
  hubGroups: later('hubGroups', TRIP_STAFF),
  hubGroup: later('hubGroup', TRIP_STAFF),
  hubStudents: screen('hubStudents', holdersWith('students.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/students.screen.tsx'),
    words: ['students', 'names', 'list', 'lists', 'form', 'calendar', 'validation'],
  }),
  hubStudentView: screen('hubStudentView', holdersWith('students.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/student.screen.tsx'),
    words: ['students', 'trips', 'names', 'lists', 'resource', 'form', 'validation', 'upload'],
  }),
  hubStudentEdit: screen('hubStudentEdit', holdersWith('students.write', CO, AG, AD), {
    load: () => import('#web/screens/hub/student-edit.screen.tsx'),
    words: ['students', 'names', 'changeLog', 'trail', 'permissions', 'roles', 'lists', 'form', 'calendar', 'validation', 'upload'],
  }),
  hubStudentsSpreadsheet: later('hubStudentsSpreadsheet', TRIP_WRITERS),
  hubHostFamilies: later('hubHostFamilies', holders(CO, AG, FI, AD, VA)),
  hubHostFamilyEdit: later('hubHostFamilyEdit', FAMILY_EDITORS),
  hubHostFamilyEditOld: later('hubHostFamilyEditOld', FAMILY_EDITORS),
  hubHostFamilyCalendar: later('hubHostFamilyCalendar', holders(CO, AG, FI, AD, VA)),
  hubYearlyPlanner: later('hubYearlyPlanner', holders(CO, AG, FI, AD, VA)),
  hubVetting: later('hubVetting', holders(CO, AD, VA)),
  hubScoutingFamilies: later('hubScoutingFamilies', holders(CO, AD, VA)),
  hubUnresponsiveFamilies: later('hubUnresponsiveFamilies', holders(CO, AD, VA)),
  hubGeofences: later('hubGeofences', holders(CO, AD, VA)),
  hubActivities: screen('hubActivities', holdersWith('activities.read', CO, AG, FI, AD, PE), {
    load: () => import('#web/screens/hub/activities.screen.tsx'),
    words: [
      ...(['hubActivities', 'search', 'tags', 'resource', 'list', 'lists', 'form', 'calendar', 'validation'] as const),
      ...(['names', 'changeLog', 'trail', 'permissions', 'roles'] as const),
    ],
  }),
  hubInvoiceGenerator: invoiceGenerator,
  hubPricingCalculator: invoiceGenerator,
  hubSalesInvoices: screen('hubSalesInvoices', holdersWith('invoices.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/sales-invoices.screen.tsx'),
    words: ['invoices', 'payments', 'list', 'lists', 'form'],
  }),
  hubPurchaseInvoices: screen('hubPurchaseInvoices', holdersWith('purchaseInvoices.read', CO, FI, AD), {
    load: () => import('#web/screens/hub/purchase-invoices.screen.tsx'),
    words: [
      'purchases',
      'purchaseLines',
      'invoices',
      'resource',
      'changeLog',
      'trail',
      'names',
      'permissions',
      'roles',
      'list',
      'lists',
      'form',
      'calendar',
      'upload',
      'validation',
    ],
  }),
  hubInvoiceAction: screen('hubInvoiceAction', holdersWith('invoices.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/invoice-action.screen.tsx'),
    words: ['invoices', 'payments', 'resource', 'changeLog', 'permissions', 'roles', 'form', 'calendar', 'validation'],
  }),
  hubInvoiceCreate: screen('hubInvoiceCreate', holdersWith('invoices.write', AG, FI, AD), {
    load: () => import('#web/screens/hub/invoice-create.screen.tsx'),
    words: ['invoices', 'tripPrice', 'payments', 'resource', 'roles', 'form', 'calendar', 'validation'],
  }),
  hubPayments: screen('hubPayments', holdersWith('payments.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/payments.screen.tsx'),
    words: ['payments', 'invoices', 'resource', 'list', 'lists', 'form', 'calendar', 'validation'],
  }),
  hubPayouts: screen('hubPayouts', holdersWith('payouts.read', FI, AD), {
    load: () => import('#web/screens/hub/payouts.screen.tsx'),
    words: ['payouts', 'resource', 'list', 'lists', 'form', 'calendar', 'validation'],
  }),
  hubBilling: screen('hubBilling', holdersWith('billing.read', AG, FI, AD), {
    load: () => import('#web/screens/hub/billing.screen.tsx'),
    words: ['billing', 'names', 'list', 'lists', 'form', 'calendar', 'validation'],
  }),
  hubReconciliation: screen('hubReconciliation', holdersWith('reconciliation.read', FI, AD), {
    load: () => import('#web/screens/hub/reconciliation.screen.tsx'),
    words: ['reconciliation', 'names', 'list', 'lists', 'form'],
  }),
  hubExpenses: screen('hubExpenses', holdersWith('expenses.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/expenses.screen.tsx'),
    words: EXPENSES,
  }),
  hubExpensesGroupParent: screen('hubExpensesGroupParent', holdersWith('expenses.read', CO, AG, FI, AD), {
    load: () => import('#web/screens/hub/expenses-group-parent.screen.tsx'),
    words: EXPENSES,
  }),
  hubTripTypes: pricing('hubTripTypes', PRICING, () => import('#web/screens/hub/trip-types.screen.tsx')),
  hubPricingTypes: pricing('hubPricingTypes', FINANCE_PRICING, () => import('#web/screens/hub/pricing-types.screen.tsx')),
  hubServiceTypes: pricing('hubServiceTypes', FINANCE_PRICING, () => import('#web/screens/hub/service-types.screen.tsx')),
  hubCurrencies: pricing('hubCurrencies', FINANCE_PRICING, () => import('#web/screens/hub/currencies.screen.tsx')),
  hubPricingTemplates: pricing('hubPricingTemplates', PRICING, () => import('#web/screens/hub/pricing-templates.screen.tsx')),
  hubTripTypePricingTemplates: screen('hubTripTypePricingTemplates', PRICING, {
    load: () => import('#web/screens/hub/trip-type-pricing-templates.screen.tsx'),
    words: ['prices', 'priceSheet', 'pricing', 'resource', 'form', 'validation'],
  }),
  hubTripPeriods: pricing('hubTripPeriods', FINANCE_PRICING, () => import('#web/screens/hub/trip-periods.screen.tsx')),
  hubPriceBooks: screen('hubPriceBooks', holdersWith('priceBooks.read', CO, FI, AD), {
    load: () => import('#web/screens/hub/price-books.screen.tsx'),
    words: ['priceBooks', 'repricing', 'list', 'lists', 'form', 'calendar', 'validation'],
  }),
  hubPricingAudit: screen('hubPricingAudit', holdersWith('pricing.audit', FI, AD), {
    load: () => import('#web/screens/hub/pricing-audit.screen.tsx'),
    words: ['repricing', 'list', 'lists', 'form', 'calendar', 'validation'],
  }),
  hubOldPricingTypes: redirectTo(paths.hubPricingTypes(), FINANCE_PRICING),
  hubOldServiceTypes: redirectTo(paths.hubServiceTypes(), FINANCE_PRICING),
  hubOldCurrencies: redirectTo(paths.hubCurrencies(), FINANCE_PRICING),
  hubOldPricingTemplates: redirectTo(paths.hubPricingTemplates(), PRICING),
  hubOldTripTypePricingTemplates: redirectTo(paths.hubTripTypePricingTemplates(), PRICING),
  hubBusinesses: pricing('hubBusinesses', holders(FI, AD), () => import('#web/screens/hub/businesses.screen.tsx')),
  hubUsers: screen('hubUsers', holdersWith('users.read', CO, AG, FI, AD, VA, PE), {
    load: () => import('#web/screens/hub/users.screen.tsx'),
    words: ['users', 'roles', 'list', 'lists', 'form', 'validation'],
  }),
  hubUser: screen('hubUser', holdersWith('users.write', AD), {
    load: () => import('#web/screens/hub/user.screen.tsx'),
    words: ['users', 'roles', 'permissions', 'changeLog', 'trail', 'names', 'lists', 'form', 'validation'],
  }),
  hubRoles: screen('hubRoles', holdersWith('roles.write', AD), {
    load: () => import('#web/screens/hub/roles.screen.tsx'),
    words: ['roles', 'permissions'],
  }),
  hubPermissions: screen('hubPermissions', holdersWith('roles.write', AD), {
    load: () => import('#web/screens/hub/permissions.screen.tsx'),
    words: ['permissions', 'roles', 'changeLog', 'trail', 'names', 'lists'],
  }),
  hubChangeLog: screen('hubChangeLog', holdersWith('audit.read', CO, AG, FI, AD, VA, PE), {
    load: () => import('#web/screens/hub/change-log.screen.tsx'),
    words: ['changeLog', 'trail', 'names', 'tags', 'list', 'lists', 'form'],
  }),
  hubMails: screen('hubMails', holdersWith('mails.read', AD), {
    load: () => import('#web/screens/hub/mails.screen.tsx'),
    words: ['mails', 'list', 'lists', 'form'],
  }),
  hubPages: later('hubPages', EDITORS),
  hubBlogs: later('hubBlogs', EDITORS),
  hubMenus: later('hubMenus', EDITORS),
  hubTestimonials: later('hubTestimonials', EDITORS),
  hubContentEngine: later('hubContentEngine', EDITORS),
  hubSources: later('hubSources', EDITORS),
  hubChatGpt: later('hubChatGpt', EDITORS),
  hubNotifications: screen('hubNotifications', STAFF, {
    load: () => import('#web/screens/hub/notifications.screen.tsx'),
    words: ['notifications', 'names', 'campaigns', 'contact', 'roles', 'list', 'lists', 'form', 'validation'],
  }),
  hubMessages: later('hubMessages', STAFF),
  hubChangePassword: screen('hubChangePassword', STAFF, {
    load: () => import('#web/screens/hub/change-password.screen.tsx'),
    words: ['changePassword', 'form', 'validation'],
  }),
} as const;
