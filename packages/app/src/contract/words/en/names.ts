// What roles, rights and states are called, on screens and in exported files, in English.

import type { UserState } from '#contract/administration/states.ts';
import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import type { VettingState } from '#contract/host-families/vetting-states.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { ContactTopic } from '#contract/messaging/contact-topics.ts';
import type { CampaignState } from '#contract/notifications/campaign-machine.ts';
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
    backup: 'The chosen family can’t host {name}, so the backup family was asked.',
    otherFamily: 'Another family takes the place of the one that was chosen for {name}.',
    camp: 'Another camp takes the place of one that {name} was booked into.',
    edited: 'The stay of {name} was changed.',
    chosen: 'Another family was chosen for {name}.',
  } satisfies Record<PriceCause, string>,
  /** What people are told of a stay; whose it is stands before it. */
  tripEvent: {
    requested: 'A stay is asked for, and no family or camp week is chosen yet',
    enquiry: 'A family has been asked',
    asked: 'You are asked to host',
    reserved: 'The stay is reserved, the family is asked to confirm',
    considering: 'The family is thinking about it',
    booked: 'The stay is booked',
    declined: 'The family has declined',
    backupAsked: 'Another family has been asked',
    backupOut: 'The backup family can’t step in any more',
    noFamily: 'No family is asked at the moment',
    familyToChoose: 'Your host family can’t host',
    notChosen: 'Another family was chosen',
    waiting: 'Your family is on the waiting list',
    withdrawn: 'The family does not host this stay any more',
    withdrawalAsked: 'The family asks to be let out',
    needsCare: 'The stay needs our care',
    started: 'The stay has begun',
    startInDoubt: 'The stay begins, and something is still to be settled',
    completed: 'The stay is over',
    cancelled: 'The stay is cancelled',
    changed: 'The stay was changed',
    travelChanged: 'When and how the students travel has changed',
    campCalledOff: 'A week of a camp does not take place',
    changeAsked: 'A change is asked for',
    cancelAsked: 'A cancellation is asked for',
    noLongerFits: 'A family that was asked has no bed left',
    refundDue: 'Money is to be given back',
    refundComing: 'Money comes back to you within 14 days',
    refunded: 'Money has been given back to you',
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
    account: { read: 'See the own account', write: 'Change the own account', create: 'Register as a parent', leave: 'Sign out' },
    host: { register: 'Register as a host family' },
    users: { read: 'See users', write: 'Invite, change and deactivate users', viewAs: 'View the product as another user' },
    roles: { write: 'Grant roles and switch permissions' },
    audit: { read: 'Read the change log' },
    notifications: { own: 'Get notifications' },
    campaigns: { write: 'Send announcements', delete: 'Delete announcements' },
    attachments: { write: 'Upload files', readAll: 'See every file', public: 'See public pictures' },
    lists: { own: 'Save own views of lists' },
    mails: { read: 'Read mails that the product wrote' },
    outbox: { write: 'See waiting work and try it again' },
    dependencies: { read: 'Read lists of countries, counties and tags' },
    contact: { send: 'Write to us', read: 'Read what people write to us' },
    pricing: {
      names: 'See names of services, trip types and currencies',
      read: 'See prices and commissions',
      write: 'Create and change prices, templates and types',
      delete: 'Delete prices, templates and types',
      activate: 'Activate trip types',
      audit: 'Re-price recorded bookings',
    },
    tripPeriods: { read: 'See trip periods', write: 'Create and change trip periods', delete: 'Delete trip periods' },
    businesses: { read: 'See businesses', write: 'Create, change and delete businesses' },
    priceBooks: {
      read: 'See price books',
      backTest: 'Test prices on real stays',
      publish: 'Import prices; publish, bring back and call off price books',
    },
    quotes: {
      make: 'Get quotes',
      keep: 'Keep quotes',
      read: 'See kept quotes',
      book: 'Quote with commissions and payouts shown',
      catalogue: 'See what a quote can be made for',
    },
    scenarios: { own: 'Save own scenarios' },
    invoices: { read: 'See invoices', write: 'Write and send invoices', void: 'Void invoices and issue credit notes' },
    payments: { read: 'See payments', write: 'Record, allocate and pay back payments' },
    purchaseInvoices: {
      read: 'See invoices of hosts and suppliers',
      write: 'Record and approve invoices of hosts and suppliers',
      accept: 'Confirm own invoices',
    },
    payouts: { read: 'See payouts', write: 'Approve, hold and pay payouts' },
    payoutDetails: { read: 'See bank details', write: 'Change bank details' },
    expenses: { read: 'See expenses', submit: 'Submit expenses', decide: 'Decide on expenses and bill them on' },
    billing: { read: 'See balances and statements', write: 'Send statements and settle balances' },
    accounts: { export: 'Export the books' },
    reconciliation: { read: 'Reconcile stays, invoices, payments and payouts' },
    hub: { enter: 'Enter the hub' },
    trips: {
      read: 'See trips',
      create: 'Create trips',
      write: 'Change trips',
      move: 'Take trips from state to state',
      tasks: 'Do what trips need done',
      vat: 'Decide who pays no VAT',
    },
    students: {
      read: 'See students',
      write: 'Add and change students',
      delete: 'Delete students',
      health: 'See what concerns students’ health',
      children: 'See the own children',
      manage: 'Link parents and merge students',
    },
    offers: { read: 'See which families were asked', write: 'Ask families and take offers back', answer: 'Accept and decline offers' },
    calendar: { read: 'See calendars of families', write: 'Change calendars of families' },
    families: {
      find: 'Search for host families',
      profile: 'See profiles of host families',
      info: 'See details of host families',
      contact: 'Write to host families',
    },
    activities: { read: 'See activities', write: 'Create and change activities and their weeks', delete: 'Delete activities' },
    experience: { send: 'Ask for an experience' },
    booking: { pay: 'Pay for bookings', read: 'See how bookings are paid', place: 'Place bookings' },
    ownInvoices: { pay: 'See and pay own invoices' },
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
    sending: 'Being sent',
    sent: 'Sent',
    cancelled: 'Cancelled',
  } satisfies Record<CampaignState, string>,
  campaignType: { generic: 'Everybody', targeted: 'Chosen' } satisfies Record<(typeof CAMPAIGN_TYPES)[number], string>,
  contactTopic: {
    booking: 'A stay or a booking',
    hosting: 'Hosting students',
    account: 'My account',
    payment: 'Payments and invoices',
    partnership: 'Working together',
    other: 'Something else',
  } satisfies Record<ContactTopic, string>,
} as const;
