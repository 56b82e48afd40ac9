// All endpoints of the product by feature.

import * as activities from './activities/activities.endpoints.ts';
import * as audit from './administration/audit.endpoints.ts';
import * as mails from './administration/emails.endpoints.ts';
import * as events from './administration/events.endpoints.ts';
import * as permissions from './administration/permissions.endpoints.ts';
import * as roles from './administration/roles.endpoints.ts';
import * as users from './administration/users.endpoints.ts';
import * as attachments from './attachments/attachments.endpoints.ts';
import * as bookingPayments from './booking/checkout/payments.endpoints.ts';
import * as testGateway from './booking/checkout/test-gateway.endpoints.ts';
import * as booking from './booking/draft/booking.endpoints.ts';
import * as bookingChoices from './booking/draft/choices.endpoints.ts';
import * as ownInvoices from './booking/own-invoices/own-invoices.endpoints.ts';
import * as experience from './booking/wizard/experience.endpoints.ts';
import * as articles from './content/articles.endpoints.ts';
import * as contentItems from './content/content-items.endpoints.ts';
import * as contentEditing from './content/drafts.endpoints.ts';
import * as liveContent from './content/live.endpoints.ts';
import * as media from './content/media.endpoints.ts';
import * as menus from './content/menus.endpoints.ts';
import * as sources from './content/sources.endpoints.ts';
import * as testimonials from './content/testimonials.endpoints.ts';
import * as documentation from './documentation/documentation.endpoints.ts';
import * as billing from './finance/billing/billing.endpoints.ts';
import * as expenses from './finance/expenses/expenses.endpoints.ts';
import * as invoices from './finance/invoices/invoices.endpoints.ts';
import * as gateway from './finance/payments/gateway.endpoints.ts';
import * as payments from './finance/payments/payments.endpoints.ts';
import * as earnings from './finance/payouts/earnings.endpoints.ts';
import * as payoutDetails from './finance/payouts/payout-details.endpoints.ts';
import * as payouts from './finance/payouts/payouts.endpoints.ts';
import * as ownPayments from './finance/purchases/own-payments.endpoints.ts';
import * as purchases from './finance/purchases/purchases.endpoints.ts';
import * as reconciliation from './finance/reconciliation/reconciliation.endpoints.ts';
import * as geofences from './geofences/geofences.endpoints.ts';
import * as groupBilling from './groups/group-billing.endpoints.ts';
import * as groupDocuments from './groups/group-documents.endpoints.ts';
import * as groupPrice from './groups/group-price.endpoints.ts';
import * as groups from './groups/groups.endpoints.ts';
import * as placements from './groups/placements.endpoints.ts';
import * as home from './home/home.endpoints.ts';
import * as familyCalendar from './host-families/calendar.endpoints.ts';
import * as calendarFeeds from './host-families/calendar-feeds.endpoints.ts';
import * as hostDashboard from './host-families/dashboard.endpoints.ts';
import * as familyDetails from './host-families/family-details.endpoints.ts';
import * as familyList from './host-families/family-list.endpoints.ts';
import * as familyNotes from './host-families/family-notes.endpoints.ts';
import * as familyOffers from './host-families/family-offers.endpoints.ts';
import * as familyReads from './host-families/family-reads.endpoints.ts';
import * as familyTexts from './host-families/family-texts.endpoints.ts';
import * as familyLive from './host-families/live.endpoints.ts';
import * as familyPhotos from './host-families/photos.endpoints.ts';
import * as planner from './host-families/planner.endpoints.ts';
import * as familyProfile from './host-families/profile.endpoints.ts';
import * as familyRates from './host-families/rates.endpoints.ts';
import * as hostRegistration from './host-families/registration.endpoints.ts';
import * as registrationDrafts from './host-families/registration-drafts.endpoints.ts';
import * as account from './identity/account.endpoints.ts';
import * as providers from './identity/providers.endpoints.ts';
import * as recovery from './identity/recovery.endpoints.ts';
import * as registration from './identity/registration.endpoints.ts';
import * as sessions from './identity/sessions.endpoints.ts';
import * as setup from './identity/setup.endpoints.ts';
import * as viewAs from './identity/view-as.endpoints.ts';
import * as savedViews from './lists/saved-views.endpoints.ts';
import * as calls from './messaging/calls.endpoints.ts';
import * as contact from './messaging/contact.endpoints.ts';
import * as conversationExport from './messaging/conversation-export.endpoints.ts';
import * as conversations from './messaging/conversations.endpoints.ts';
import * as inboundMail from './messaging/inbound-mail.endpoints.ts';
import * as meetings from './messaging/meetings.endpoints.ts';
import * as messages from './messaging/messages.endpoints.ts';
import * as messagingPreferences from './messaging/preferences.endpoints.ts';
import * as reports from './messaging/reports.endpoints.ts';
import * as safety from './messaging/safety.endpoints.ts';
import * as savedReplies from './messaging/saved-replies.endpoints.ts';
import * as support from './messaging/support.endpoints.ts';
import * as tokens from './messaging/tokens.endpoints.ts';
import * as translations from './messaging/translations.endpoints.ts';
import * as campaigns from './notifications/campaigns.endpoints.ts';
import * as notifications from './notifications/notifications.endpoints.ts';
import * as documents from './people/documents.endpoints.ts';
import * as parentInvitations from './people/parent-invitations.endpoints.ts';
import * as students from './people/students.endpoints.ts';
import type { EndpointDefinition } from './platform/endpoint.ts';
import * as businesses from './pricing/businesses.endpoints.ts';
import * as catalogue from './pricing/catalogue.endpoints.ts';
import * as priceConfiguration from './pricing/configuration.endpoints.ts';
import * as priceBooks from './pricing/price-books.endpoints.ts';
import * as quotes from './pricing/quotes.endpoints.ts';
import * as scenarios from './pricing/scenarios.endpoints.ts';
import * as priceTemplates from './pricing/templates.endpoints.ts';
import * as tripTypes from './pricing/trip-types.endpoints.ts';
import * as recordSearch from './record-search/record-search.endpoints.ts';
import * as staffReports from './reports/reports.endpoints.ts';
import * as audits from './repricing/audits.endpoints.ts';
import * as backTests from './repricing/back-tests.endpoints.ts';
import * as leads from './scouting/leads.endpoints.ts';
import * as dependencies from './search/dependencies.endpoints.ts';
import * as search from './search/search.endpoints.ts';
import * as tripBoard from './trips/board.endpoints.ts';
import * as tripsBulk from './trips/bulk.endpoints.ts';
import * as tripCards from './trips/cardlist.endpoints.ts';
import * as contactFamily from './trips/contact-family.endpoints.ts';
import * as tripsImport from './trips/import.endpoints.ts';
import * as offers from './trips/offers.endpoints.ts';
import * as tripSheet from './trips/sheet.endpoints.ts';
import * as textReports from './trips/text-reports.endpoints.ts';
import * as tripsTracker from './trips/tracker.endpoints.ts';
import * as transfers from './trips/transfers.endpoints.ts';
import * as trip from './trips/trip.endpoints.ts';
import * as tripTimeline from './trips/trip-timeline.endpoints.ts';
import * as trips from './trips/trips.endpoints.ts';
import * as unanswered from './trips/unanswered.endpoints.ts';
import * as ownVetting from './vetting/own-vetting.endpoints.ts';
import * as references from './vetting/references.endpoints.ts';
import * as vetting from './vetting/vetting.endpoints.ts';
import * as writing from './writing/language-model.endpoints.ts';

/** All endpoints, by the feature whose routes serve them. */
export const ENDPOINTS = {
  account,
  registration,
  recovery,
  sessions,
  setup,
  providers,
  viewAs,
  dependencies,
  search,
  calendarFeeds,
  familyCalendar,
  familyProfile,
  familyDetails,
  familyList,
  planner,
  familyLive,
  familyNotes,
  familyOffers,
  familyReads,
  familyTexts,
  familyPhotos,
  hostDashboard,
  activities,
  familyRates,
  hostRegistration,
  registrationDrafts,
  events,
  audit,
  mails,
  permissions,
  roles,
  users,
  savedViews,
  articles,
  contentEditing,
  liveContent,
  menus,
  testimonials,
  contentItems,
  sources,
  media,
  documentation,
  attachments,
  campaigns,
  contact,
  savedReplies,
  support,
  translations,
  conversationExport,
  safety,
  reports,
  conversations,
  calls,
  meetings,
  tokens,
  messagingPreferences,
  inboundMail,
  messages,
  notifications,
  priceConfiguration,
  priceTemplates,
  priceBooks,
  quotes,
  catalogue,
  bookingChoices,
  scenarios,
  tripTypes,
  businesses,
  audits,
  backTests,
  invoices,
  payments,
  billing,
  reconciliation,
  staffReports,
  payouts,
  payoutDetails,
  expenses,
  gateway,
  purchases,
  ownPayments,
  earnings,
  trips,
  transfers,
  tripSheet,
  trip,
  tripCards,
  tripBoard,
  tripTimeline,
  offers,
  contactFamily,
  students,
  parentInvitations,
  documents,
  booking,
  bookingPayments,
  ownInvoices,
  testGateway,
  experience,
  vetting,
  ownVetting,
  references,
  leads,
  textReports,
  unanswered,
  tripsTracker,
  tripsBulk,
  tripsImport,
  home,
  recordSearch,
  geofences,
  groups,
  groupBilling,
  groupDocuments,
  groupPrice,
  placements,
  writing,
} satisfies Record<string, Record<string, EndpointDefinition>>;

/** All endpoints as a flat list. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(ENDPOINTS).flatMap((feature): EndpointDefinition[] =>
  Object.values(feature),
);
