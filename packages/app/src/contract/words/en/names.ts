// What roles, rights and states are called, on screens and in exported files, in English.

import type { UserState } from '#contract/administration/states.ts';
import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import type { VettingState } from '#contract/host-families/vetting-states.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { ContactTopic } from '#contract/messaging/contact-topics.ts';
import type { CampaignState } from '#contract/notifications/campaign.machine.ts';
import type { DocumentKind } from '#contract/people/documents.shapes.ts';
import type { StudentTypeCode } from '#contract/people/student-types.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import type { TripEvent } from '#contract/trips/events.ts';
import type { PriceCause } from '#contract/trips/price-changes.ts';
import { moneyNames } from './names-money.ts';
import { tripNames } from './names-trips.ts';

/** Names of rights, part by part of the right: `users.read` is `users` and in it `read`. */
type Nested<Name extends string> = {
  readonly [Area in Name as Area extends `${infer First}.${string}` ? First : never]: Readonly<
    Record<
      Extract<Name, `${Area extends `${infer First}.${string}` ? First : never}.${string}`> extends `${string}.${infer Last}`
        ? Last
        : never,
      string
    >
  >;
};

export const names = {
  ...moneyNames,
  ...tripNames,
  /** Why a trip has another price, in a sentence. */
  priceCause: {
    backup: '{name}’s chosen family can’t host, so we’ve asked the backup family.',
    otherFamily: 'Another family replaces the one chosen for {name}.',
    camp: 'Another camp replaces one of {name}’s camps.',
    edited: '{name}’s stay was changed.',
    chosen: 'Another family was chosen for {name}.',
  } satisfies Record<PriceCause, string>,
  /** What people are told of a stay; whose it is stands before it. */
  tripEvent: {
    requested: 'New trip, no family or camp chosen yet',
    enquiry: 'Enquiry sent to a host family',
    asked: 'New hosting offer',
    reserved: 'Stay reserved, waiting for the family to confirm',
    considering: 'Host family needs more time',
    booked: 'Stay booked',
    declined: 'Host family declined',
    backupAsked: 'Another family asked to host',
    backupOut: 'Backup family no longer available',
    noFamily: 'No family asked at the moment',
    familyToChoose: 'Your host family can’t host',
    notChosen: 'Another family was chosen',
    waiting: 'Your family is on the waiting list',
    withdrawn: 'Host family no longer hosts this stay',
    withdrawalAsked: 'Host family asked to withdraw',
    needsCare: 'Customer service is handling this stay',
    started: 'Stay started',
    startInDoubt: 'Stay starts with open issues',
    completed: 'Stay completed',
    cancelled: 'Stay cancelled',
    changed: 'Stay changed',
    travelChanged: 'Travel details changed',
    campCalledOff: 'Camp week cancelled',
    changeAsked: 'Change requested',
    cancelAsked: 'Cancellation requested',
    noLongerFits: 'Family has no free beds left',
    refundDue: 'Refund due',
    refundComing: 'Refund on its way',
    refunded: 'Refund sent',
  } satisfies Record<TripEvent, string>,
  role: {
    Parent: 'Parent',
    'Host family': 'Host family',
    Coordinator: 'Coordinator',
    Agent: 'Agent',
    Finance: 'Finance',
    Administrator: 'Administrator',
    'Vetting admin': 'Vetting admin',
    'Page editor': 'Page editor',
  } satisfies Record<Role, string>,
  right: {
    account: { read: 'View own account', write: 'Edit own account', create: 'Register as a parent', leave: 'Sign out' },
    host: { register: 'Register as a host family' },
    users: { read: 'View users', write: 'Invite, edit and deactivate users', viewAs: 'View the system as another user' },
    roles: { write: 'Assign roles and edit permissions' },
    audit: { read: 'View the audit log' },
    notifications: { own: 'Get notifications' },
    campaigns: { write: 'Send campaigns', delete: 'Delete campaigns' },
    attachments: { write: 'Upload files', readAll: 'View all files', public: 'View public pictures' },
    lists: { own: 'Save list views' },
    mails: { read: 'View sent emails' },
    outbox: { write: 'View and retry jobs' },
    dependencies: { read: 'View countries, counties and tags' },
    contact: { send: 'Send contact messages', read: 'View contact messages' },
    pricing: {
      names: 'View names of services, trip types and currencies',
      read: 'View prices and commissions',
      write: 'Create and edit prices, templates and types',
      delete: 'Delete prices, templates and types',
      activate: 'Activate trip types',
      audit: 'Re-price recorded bookings',
    },
    tripPeriods: { read: 'View trip periods', write: 'Create and edit trip periods', delete: 'Delete trip periods' },
    businesses: { read: 'View businesses', write: 'Create, edit and delete businesses' },
    priceBooks: {
      read: 'View price books',
      backTest: 'Test prices on real stays',
      publish: 'Import prices; publish, restore and withdraw price books',
    },
    quotes: {
      make: 'Get quotes',
      keep: 'Save quotes',
      read: 'View saved quotes',
      book: 'Get quotes with commissions and payouts',
      catalogue: 'View families and services to quote',
    },
    scenarios: { own: 'Save own scenarios' },
    invoices: { read: 'View invoices', write: 'Create and send invoices', void: 'Void invoices and issue credit notes' },
    payments: { read: 'View payments', write: 'Record, allocate and refund payments' },
    purchaseInvoices: {
      read: 'View purchase invoices',
      write: 'Record and approve purchase invoices',
      accept: 'Confirm own invoices',
    },
    payouts: { read: 'View payouts', write: 'Approve, hold and pay payouts' },
    payoutDetails: { read: 'View bank details', write: 'Edit bank details' },
    expenses: { read: 'View expenses', submit: 'Submit expenses', decide: 'Approve, refuse and rebill expenses' },
    billing: { read: 'View balances and statements', write: 'Send statements and allocate payments' },
    accounts: { export: 'Export the general ledger' },
    reconciliation: { read: 'Reconcile stays, invoices, payments and payouts' },
    hub: { enter: 'Access the hub' },
    trips: {
      read: 'View trips',
      create: 'Create trips',
      write: 'Edit trips',
      move: 'Change trip statuses',
      tasks: 'Complete trip tasks',
      vat: 'Set VAT exemptions',
    },
    students: {
      read: 'View students',
      write: 'Add and edit students',
      delete: 'Delete students',
      health: 'View students’ health details',
      children: 'View own children',
      manage: 'Link parents and merge students',
    },
    offers: { read: 'View offers', write: 'Ask families and withdraw offers', answer: 'Accept and decline offers' },
    calendar: { read: 'View family calendars', write: 'Edit family calendars' },
    families: {
      find: 'Search for host families',
      profile: 'View host family profiles',
      info: 'View host family details',
      contact: 'Message host families',
    },
    activities: { read: 'View activities', write: 'Create and edit activities and camp weeks', delete: 'Delete activities' },
    experience: { send: 'Request an experience' },
    booking: { pay: 'Pay for bookings', read: 'View booking payments', place: 'Place bookings' },
    ownInvoices: { pay: 'View and pay own invoices' },
    content: { read: 'Read pages and blog' },
  } satisfies Nested<Exclude<Capability, 'public'>>,
  documentKind: {
    passport: 'Passport or identity card',
    consent: 'Consent form',
    medical: 'Medical document',
    insurance: 'Insurance',
    school: 'School document',
    other: 'Other document',
  } satisfies Record<DocumentKind, string>,
  studentType: { group: 'Group student', agent: 'Agent student', individual: 'Individual student' } satisfies Record<
    StudentTypeCode,
    string
  >,
  gender: { female: 'Female', male: 'Male', other: 'Other' } satisfies Record<(typeof GENDERS)[number], string>,
  userState: { active: 'Active', invited: 'Invited', unverified: 'Not confirmed', deactivated: 'Deactivated' } satisfies Record<
    UserState,
    string
  >,
  vettingState: {
    registered: 'Registered',
    profile_incomplete: 'Profile incomplete',
    submitted: 'Submitted',
    in_review: 'In review',
    home_visit: 'Home visit',
    checks_pending: 'Checks pending',
    approved: 'Approved',
    rejected: 'Rejected',
    suspended: 'Suspended',
  } satisfies Record<VettingState, string>,
  campaignState: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    sending: 'Sending',
    sent: 'Sent',
    cancelled: 'Cancelled',
  } satisfies Record<CampaignState, string>,
  campaignType: { generic: 'All users', targeted: 'Selected users' } satisfies Record<(typeof CAMPAIGN_TYPES)[number], string>,
  contactTopic: {
    booking: 'Stays and bookings',
    hosting: 'Hosting students',
    account: 'My account',
    payment: 'Payments and invoices',
    partnership: 'Partnership',
    other: 'Something else',
  } satisfies Record<ContactTopic, string>,
} as const;
