// The pages of parents. Dashboard and messages are theirs alone; staff may open others read-only, and rows are narrowed by the server.

import { paths } from '#web/paths.ts';
import { messagesPathOf } from '#web/platform/messages-path.ts';
import { ANYONE, entriesOf, holders, movedTo, redirect } from './entries.ts';
import { ACCOUNT } from './own.routes.ts';

const { screen, later } = entriesOf('travel');

const SIGNED_IN = holders();
const PARENT = holders('Parent');
const BOOKERS = holders('Parent', 'Coordinator', 'Agent', 'Administrator');
const TRIP_READERS = holders('Parent', 'Coordinator', 'Agent', 'Finance', 'Administrator');
const CALLERS = holders('Parent', 'Host family', 'Coordinator', 'Agent', 'Finance', 'Administrator');

const dashboard = later('travelDashboard', PARENT);
const trip = later('travelTrip', TRIP_READERS);

export const travelRoutes = {
  travel: movedTo(paths.travelDashboard(), PARENT),
  travelMessagesRedirect: redirect(SIGNED_IN, messagesPathOf),
  travelDashboard: dashboard,
  travelParentDashboard: dashboard,
  travelSearch: later('travelSearch', ANYONE),
  travelFamily: later('travelFamily', ANYONE),
  travelActivity: later('travelActivity', ANYONE),
  travelBooking: later('travelBooking', BOOKERS),
  travelContactHostFamily: later('travelContactHostFamily', BOOKERS),
  travelVideos: later('travelVideos', CALLERS),
  travelVideo: later('travelVideo', CALLERS),
  travelInvoices: later('travelInvoices', SIGNED_IN),
  travelInvoiceAction: later('travelInvoiceAction', SIGNED_IN),
  travelTrips: later('travelTrips', SIGNED_IN),
  travelTrip: trip,
  travelStudentTrip: trip,
  travelStudents: later('travelStudents', SIGNED_IN),
  travelStudentView: later('travelStudentView', TRIP_READERS),
  travelStudentEdit: later('travelStudentEdit', TRIP_READERS),
  travelExpenses: screen('travelExpenses', SIGNED_IN, {
    load: () => import('#web/screens/travel/expenses.screen.tsx'),
    words: ['expenses', 'resource', 'lists', 'form', 'calendar', 'validation', 'upload'],
  }),
  travelMessages: later('travelMessages', PARENT),
  travelProfile: screen('travelProfile', SIGNED_IN, ACCOUNT),
} as const;
