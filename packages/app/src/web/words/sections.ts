// The words of the screens: which sections there are, and the shape that every language gives them.

import type {} from 'use-intl';
import type { Translated } from '#contract/words/catalogue.ts';
import type { lists } from '#contract/words/en/lists.ts';
import type { names } from '#contract/words/en/names.ts';
import type { refusals } from '#contract/words/en/refusals.ts';
import type { suits } from '#contract/words/en/suits.ts';
import type { tags } from '#contract/words/en/tags.ts';
import type { trail } from '#contract/words/en/trail.ts';
import type { validation } from '#contract/words/en/validation.ts';
import type { account } from './en/account.ts';
import type { articles } from './en/articles.ts';
import type { beds } from './en/beds.ts';
import type { billing } from './en/billing.ts';
import type { booking } from './en/booking.ts';
import type { calculator } from './en/calculator.ts';
import type { calendar } from './en/calendar.ts';
import type { campaigns } from './en/campaigns.ts';
import type { cardPayment } from './en/card-payment.ts';
import type { changeLog } from './en/change-log.ts';
import type { changePassword } from './en/change-password.ts';
import type { chart } from './en/chart.ts';
import type { comingLater } from './en/coming-later.ts';
import type { common } from './en/common.ts';
import type { contact } from './en/contact.ts';
import type { contactFamily } from './en/contact-family.ts';
import type { createTrip } from './en/create-trip.ts';
import type { errors } from './en/errors.ts';
import type { expenses } from './en/expenses.ts';
import type { experience } from './en/experience.ts';
import type { form } from './en/form.ts';
import type { frame } from './en/frame.ts';
import type { hostDashboard } from './en/host-dashboard.ts';
import type { hostRegistration } from './en/host-registration.ts';
import type { hostings } from './en/hostings.ts';
import type { hubActivities } from './en/hub-activities.ts';
import type { hubTrips } from './en/hub-trips.ts';
import type { invoiceLink } from './en/invoice-link.ts';
import type { invoices } from './en/invoices.ts';
import type { list } from './en/list.ts';
import type { mails } from './en/mails.ts';
import type { mobile } from './en/mobile.ts';
import type { noAccess } from './en/no-access.ts';
import type { notFound } from './en/not-found.ts';
import type { notifications } from './en/notifications.ts';
import type { ownInvoices } from './en/own-invoices.ts';
import type { ownPayments } from './en/own-payments.ts';
import type { ownTrips } from './en/own-trips.ts';
import type { payments } from './en/payments.ts';
import type { payouts } from './en/payouts.ts';
import type { permissions } from './en/permissions.ts';
import type { priceBooks } from './en/price-books.ts';
import type { priceSheet } from './en/price-sheet.ts';
import type { prices } from './en/prices.ts';
import type { pricing } from './en/pricing.ts';
import type { protection } from './en/protection.ts';
import type { purchaseLines } from './en/purchase-lines.ts';
import type { purchases } from './en/purchases.ts';
import type { reconciliation } from './en/reconciliation.ts';
import type { recovery } from './en/recovery.ts';
import type { register } from './en/register.ts';
import type { repricing } from './en/repricing.ts';
import type { resource } from './en/resource.ts';
import type { richText } from './en/rich-text.ts';
import type { roles } from './en/roles.ts';
import type { search } from './en/search.ts';
import type { setUp } from './en/set-up.ts';
import type { shell } from './en/shell.ts';
import type { signIn } from './en/sign-in.ts';
import type { students } from './en/students.ts';
import type { titles } from './en/titles.ts';
import type { travelDashboard } from './en/travel-dashboard.ts';
import type { tripPrice } from './en/trip-price.ts';
import type { trips } from './en/trips.ts';
import type { upload } from './en/upload.ts';
import type { users } from './en/users.ts';

/** The English words, by section; a section's file has its name in kebab-case. */
export interface Sections {
  readonly account: typeof account;
  readonly articles: typeof articles;
  readonly beds: typeof beds;
  readonly billing: typeof billing;
  readonly booking: typeof booking;
  readonly contactFamily: typeof contactFamily;
  readonly experience: typeof experience;
  readonly ownInvoices: typeof ownInvoices;
  readonly cardPayment: typeof cardPayment;
  readonly protection: typeof protection;
  readonly calculator: typeof calculator;
  readonly calendar: typeof calendar;
  readonly campaigns: typeof campaigns;
  readonly contact: typeof contact;
  readonly notifications: typeof notifications;
  readonly changeLog: typeof changeLog;
  readonly mails: typeof mails;
  readonly permissions: typeof permissions;
  readonly priceBooks: typeof priceBooks;
  readonly priceSheet: typeof priceSheet;
  readonly prices: typeof prices;
  readonly pricing: typeof pricing;
  readonly reconciliation: typeof reconciliation;
  readonly repricing: typeof repricing;
  readonly resource: typeof resource;
  readonly richText: typeof richText;
  readonly roles: typeof roles;
  readonly upload: typeof upload;
  readonly users: typeof users;
  readonly chart: typeof chart;
  readonly comingLater: typeof comingLater;
  readonly common: typeof common;
  readonly errors: typeof errors;
  readonly form: typeof form;
  readonly hostRegistration: typeof hostRegistration;
  readonly invoices: typeof invoices;
  readonly payments: typeof payments;
  readonly purchases: typeof purchases;
  readonly purchaseLines: typeof purchaseLines;
  readonly ownPayments: typeof ownPayments;
  readonly tripPrice: typeof tripPrice;
  readonly trips: typeof trips;
  readonly hubTrips: typeof hubTrips;
  readonly createTrip: typeof createTrip;
  readonly hubActivities: typeof hubActivities;
  readonly ownTrips: typeof ownTrips;
  readonly hostings: typeof hostings;
  readonly travelDashboard: typeof travelDashboard;
  readonly hostDashboard: typeof hostDashboard;
  readonly payouts: typeof payouts;
  readonly expenses: typeof expenses;
  readonly list: typeof list;
  /** What lists and their columns are called; shared with the server. */
  readonly lists: typeof lists;
  /** What roles, rights and states are called, and what the change log tells; shared with the server. */
  readonly names: typeof names;
  readonly trail: typeof trail;
  /** Why something is refused; shared with the server. */
  readonly refusals: typeof refusals;
  readonly search: typeof search;
  /** What homes and activities are marked with; shared with the server. */
  readonly suits: typeof suits;
  readonly tags: typeof tags;
  readonly register: typeof register;
  readonly recovery: typeof recovery;
  readonly setUp: typeof setUp;
  readonly changePassword: typeof changePassword;
  readonly signIn: typeof signIn;
  readonly students: typeof students;
  readonly titles: typeof titles;
  readonly frame: typeof frame;
  readonly mobile: typeof mobile;
  readonly invoiceLink: typeof invoiceLink;
  readonly noAccess: typeof noAccess;
  readonly notFound: typeof notFound;
  readonly shell: typeof shell;
  /** Shared with the server: its file is among the contract's words. */
  readonly validation: typeof validation;
}

export type SectionName = keyof Sections;

/** One section in another language. */
export type Section<Name extends SectionName> = Translated<Sections[Name]>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Sections;
  }
}
