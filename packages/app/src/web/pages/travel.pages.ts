// The pages of parents. Dashboard and messages are for parents only; staff may open others read-only, and the server limits the rows.

import { IconBackpack, IconHome, IconMessageCircle, IconReceipt, IconUser, IconUsers, IconVideo, IconWallet } from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { getMessagesPath } from '#web/platform/navigation/messages-path.ts';
import { ANYONE, allowRoles, allowRolesWith } from './guards.ts';
import { ACCOUNT } from './own.pages.ts';
import { pagesIn, redirect, redirectTo } from './records.ts';
import { stayPages } from './visitor.pages.ts';

const { screen } = pagesIn('travel');

const SIGNED_IN = allowRoles();
const PARENT = allowRoles('Parent');
const BOOKERS = allowRoles('Parent', 'Coordinator', 'Agent', 'Administrator');
const TRIP_READERS = allowRoles('Parent', 'Coordinator', 'Agent', 'Finance', 'Administrator');
const STUDENT_WRITERS = allowRolesWith('students.write', 'Parent', 'Coordinator', 'Agent', 'Administrator');
const CALLERS = allowRoles('Parent', 'Host family', 'Coordinator', 'Agent', 'Finance', 'Administrator');

const DASHBOARD = {
  title: 'travelDashboard',
  guard: PARENT,
  isServerRendered: true,
  screen: withMessages(() => import('#web/screens/travel/dashboard.screen.tsx')),
} as const;
const trip = screen({
  title: 'travelTrip',
  guard: TRIP_READERS,
  screen: withMessages(() => import('#web/screens/travel/trip.screen.tsx')),
});

/** In the order of the menu. */
export const travelPages = {
  travel: redirectTo(paths.travelDashboard(), PARENT),
  travelMessagesRedirect: redirect(SIGNED_IN, getMessagesPath),
  travelDashboard: screen({ ...DASHBOARD, icon: IconHome, menu: { group: 'main' } }),
  travelParentDashboard: screen(DASHBOARD),
  travelTrips: screen({
    title: 'travelTrips',
    guard: SIGNED_IN,
    screen: withMessages(() => import('#web/screens/travel/my-family-trips.screen.tsx')),
    icon: IconBackpack,
    menu: { group: 'main', hasCard: true },
  }),
  travelTrip: trip,
  travelStudentTrip: trip,
  travelMessages: screen({
    title: 'travelMessages',
    guard: PARENT,
    screen: withMessages(() => import('#web/screens/travel/messages.screen.tsx')),
    icon: IconMessageCircle,
    menu: { group: 'main', hasCard: true, countsUnread: true },
  }),
  travelStudents: screen({
    title: 'travelStudents',
    guard: SIGNED_IN,
    screen: withMessages(() => import('#web/screens/travel/students.screen.tsx')),
    icon: IconUsers,
    menu: { group: 'main', hasCard: true },
  }),
  travelStudentView: screen({
    title: 'travelStudentView',
    guard: TRIP_READERS,
    screen: withMessages(() => import('#web/screens/travel/student.screen.tsx')),
  }),
  travelStudentEdit: screen({
    title: 'travelStudentEdit',
    guard: STUDENT_WRITERS,
    screen: withMessages(() => import('#web/screens/travel/student-edit.screen.tsx')),
  }),
  travelInvoices: screen({
    title: 'travelInvoices',
    guard: SIGNED_IN,
    screen: withMessages(() => import('#web/screens/travel/invoices.screen.tsx')),
    icon: IconReceipt,
    menu: { group: 'main', hasCard: true },
  }),
  travelInvoiceAction: screen({
    title: 'travelInvoiceAction',
    guard: SIGNED_IN,
    screen: withMessages(() => import('#web/screens/travel/invoice-action.screen.tsx')),
  }),
  travelSearch: stayPages.travelSearch,
  travelFamily: stayPages.travelFamily,
  travelActivity: stayPages.travelActivity,
  travelBooking: screen({
    title: 'travelBooking',
    guard: ANYONE,
    isServerRendered: true,
    screen: withMessages(() => import('#web/screens/travel/booking.screen.tsx')),
  }),
  travelContactHostFamily: screen({
    title: 'travelContactHostFamily',
    guard: BOOKERS,
    screen: withMessages(() => import('#web/screens/travel/contact-host-family.screen.tsx')),
  }),
  travelExpenses: screen({
    title: 'travelExpenses',
    guard: SIGNED_IN,
    screen: withMessages(() => import('#web/screens/travel/expenses.screen.tsx')),
    icon: IconWallet,
    menu: { group: 'main' },
  }),
  travelVideos: screen({
    title: 'travelVideos',
    guard: CALLERS,
    screen: withMessages(() => import('#web/screens/travel/videos.screen.tsx')),
    icon: IconVideo,
    menu: { group: 'main' },
  }),
  travelVideo: screen({
    title: 'travelVideo',
    guard: CALLERS,
    screen: withMessages(() => import('#web/screens/travel/video.screen.tsx')),
  }),
  travelProfile: screen({
    title: 'travelProfile',
    guard: SIGNED_IN,
    screen: ACCOUNT,
    icon: IconUser,
    menu: { group: 'main' },
  }),
} as const;
