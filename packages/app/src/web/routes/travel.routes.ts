// The pages of parents. Dashboard and messages are theirs alone; staff may open others read-only, and rows are narrowed by the server.

import { paths } from '#web/paths.ts';
import { messagesPathOf } from '#web/platform/messages-path.ts';
import { ANYONE, entriesOf, holders, holdersWith, redirect, redirectTo } from './entries.ts';
import { ACCOUNT } from './own.routes.ts';

const { screen, later } = entriesOf('travel');

const SIGNED_IN = holders();
const PARENT = holders('Parent');
const BOOKERS = holders('Parent', 'Coordinator', 'Agent', 'Administrator');
const TRIP_READERS = holders('Parent', 'Coordinator', 'Agent', 'Finance', 'Administrator');
const STUDENT_WRITERS = holdersWith('students.write', 'Parent', 'Coordinator', 'Agent', 'Administrator');
const CALLERS = holders('Parent', 'Host family', 'Coordinator', 'Agent', 'Finance', 'Administrator');

const dashboard = screen('travelDashboard', PARENT, {
  load: () => import('#web/screens/travel/dashboard.screen.tsx'),
  words: ['travelDashboard', 'ownTrips', 'trips', 'notifications', 'names'],
});
const trip = screen('travelTrip', TRIP_READERS, {
  load: () => import('#web/screens/travel/trip.screen.tsx'),
  words: ['ownTrips', 'tripPrice', 'trips', 'hubTrips', 'refusals', 'form', 'calendar', 'validation'],
});

export const travelRoutes = {
  travel: redirectTo(paths.travelDashboard(), PARENT),
  travelMessagesRedirect: redirect(SIGNED_IN, messagesPathOf),
  travelDashboard: dashboard,
  travelParentDashboard: dashboard,
  travelSearch: screen('travelSearch', ANYONE, {
    load: () => import('#web/screens/travel/search.screen.tsx'),
    words: ['search', 'tags', 'list', 'calendar'],
  }),
  travelFamily: screen('travelFamily', ANYONE, {
    load: () => import('#web/screens/travel/family.screen.tsx'),
    words: ['beds', 'suits', 'search', 'tags', 'list', 'calendar'],
  }),
  travelActivity: screen('travelActivity', ANYONE, {
    load: () => import('#web/screens/travel/activity.screen.tsx'),
    words: ['search', 'tags', 'list', 'calendar'],
  }),
  travelBooking: screen('travelBooking', ANYONE, {
    load: () => import('#web/screens/travel/booking.screen.tsx'),
    words: [
      'beds',
      'suits',
      'booking',
      'cardPayment',
      'protection',
      'hostRegistration',
      'search',
      'tags',
      'list',
      'form',
      'calendar',
      'validation',
    ],
  }),
  travelContactHostFamily: screen('travelContactHostFamily', BOOKERS, {
    load: () => import('#web/screens/travel/contact-host-family.screen.tsx'),
    words: ['contactFamily', 'protection', 'form', 'calendar', 'validation'],
  }),
  travelVideos: later('travelVideos', CALLERS),
  travelVideo: later('travelVideo', CALLERS),
  travelInvoices: screen('travelInvoices', SIGNED_IN, {
    load: () => import('#web/screens/travel/invoices.screen.tsx'),
    words: ['ownInvoices', 'invoices'],
  }),
  travelInvoiceAction: screen('travelInvoiceAction', SIGNED_IN, {
    load: () => import('#web/screens/travel/invoice-action.screen.tsx'),
    words: ['ownInvoices', 'invoices', 'payments', 'cardPayment', 'form', 'validation'],
  }),
  travelTrips: screen('travelTrips', SIGNED_IN, {
    load: () => import('#web/screens/travel/my-family-trips.screen.tsx'),
    words: ['ownTrips', 'trips', 'list', 'form'],
  }),
  travelTrip: trip,
  travelStudentTrip: trip,
  travelStudents: screen('travelStudents', SIGNED_IN, {
    load: () => import('#web/screens/travel/students.screen.tsx'),
    words: ['students', 'form'],
  }),
  travelStudentView: screen('travelStudentView', TRIP_READERS, {
    load: () => import('#web/screens/travel/student.screen.tsx'),
    words: ['students', 'trips', 'names', 'lists', 'resource', 'form', 'validation', 'upload'],
  }),
  travelStudentEdit: screen('travelStudentEdit', STUDENT_WRITERS, {
    load: () => import('#web/screens/travel/student-edit.screen.tsx'),
    words: ['students', 'names', 'lists', 'form', 'calendar', 'validation', 'upload'],
  }),
  travelExpenses: screen('travelExpenses', SIGNED_IN, {
    load: () => import('#web/screens/travel/expenses.screen.tsx'),
    words: ['expenses', 'resource', 'lists', 'form', 'calendar', 'validation', 'upload'],
  }),
  travelMessages: later('travelMessages', PARENT),
  travelProfile: screen('travelProfile', SIGNED_IN, ACCOUNT),
} as const;
