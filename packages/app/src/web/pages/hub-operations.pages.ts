// The pages of the hub for today, trips and activities, in the order of the menu.

import {
  IconBell,
  IconChecklist,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMessageCircle,
  IconPlaneDeparture,
  IconPlaylistAdd,
  IconPrinter,
  IconShieldCheck,
  IconTable,
  IconTemplate,
  IconTent,
  IconTimeline,
  IconTrafficLights,
  IconUsersGroup,
} from '@tabler/icons-react';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { allowRolesWith } from './guards.ts';
import { AD, AG, CO, FI, PE, STAFF } from './hub-guards.ts';
import { pagesIn } from './records.ts';

const { screen } = pagesIn('hub');

export const hubOperationsPages = {
  hub: screen({
    title: 'hub',
    guard: STAFF,
    screen: withMessages(() => import('#web/screens/hub/operations/hub-home.screen.tsx')),
    icon: IconLayoutDashboard,
    menu: { group: 'today', shortcut: 'h', hasCard: true },
  }),
  hubMessages: screen({
    title: 'hubMessages',
    guard: STAFF,
    screen: withMessages(() => import('#web/screens/hub/operations/messages.screen.tsx')),
    icon: IconMessageCircle,
    menu: { group: 'today', shortcut: 'm', hasCard: true, countsUnread: true },
  }),
  hubSavedReplies: screen({
    title: 'hubSavedReplies',
    guard: allowRolesWith('support.handle', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/saved-replies.screen.tsx')),
    icon: IconTemplate,
    menu: { group: 'today' },
  }),
  hubMessageReports: screen({
    title: 'hubMessageReports',
    guard: allowRolesWith('reports.review', CO, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/message-reports.screen.tsx')),
    icon: IconShieldCheck,
    menu: { group: 'today' },
  }),
  hubNotifications: screen({
    title: 'hubNotifications',
    guard: STAFF,
    screen: withMessages(() => import('#web/screens/hub/operations/notifications.screen.tsx')),
    icon: IconBell,
    menu: { group: 'today', shortcut: 'n', hasCard: true },
  }),
  hubTripsTracker: screen({
    title: 'hubTripsTracker',
    guard: allowRolesWith('trips.track', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/trips-tracker.screen.tsx')),
    icon: IconTrafficLights,
    menu: { group: 'operations', shortcut: 't' },
  }),
  hubTrips: screen({
    title: 'hubTrips',
    guard: allowRolesWith('trips.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/trips.screen.tsx')),
    icon: IconPlaneDeparture,
    menu: { group: 'operations', shortcut: 'r' },
  }),
  hubTripEdit: screen({
    title: 'hubTripEdit',
    guard: allowRolesWith('trips.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/trip-edit.screen.tsx')),
  }),
  hubStudentTrip: screen({
    title: 'hubStudentTrip',
    guard: allowRolesWith('trips.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/student-trip.screen.tsx')),
  }),
  hubTripsManager: screen({
    title: 'hubTripsManager',
    guard: allowRolesWith('trips.overview', CO, AG, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/trips-manager.screen.tsx')),
    icon: IconLayoutKanban,
    menu: { group: 'operations' },
  }),
  hubTripsBulk: screen({
    title: 'hubTripsBulk',
    guard: allowRolesWith('trips.bulk', CO, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/trips-bulk.screen.tsx')),
    icon: IconChecklist,
    menu: { group: 'operations' },
  }),
  hubTripsTimeline: screen({
    title: 'hubTripsTimeline',
    guard: allowRolesWith('trips.overview', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/trips-timeline.screen.tsx')),
    icon: IconTimeline,
    menu: { group: 'operations' },
  }),
  hubSheets: screen({
    title: 'hubSheets',
    guard: allowRolesWith('sheets.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/sheets.screen.tsx')),
    icon: IconTable,
    menu: { group: 'operations' },
  }),
  hubSheetsCompact: screen({
    title: 'hubSheetsCompact',
    guard: allowRolesWith('sheets.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/sheets-compact.screen.tsx')),
    icon: IconPrinter,
    menu: { group: 'operations' },
  }),
  hubCreateTrip: screen({
    title: 'hubCreateTrip',
    guard: allowRolesWith('trips.create', CO, AG, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/create-trip.screen.tsx')),
    icon: IconPlaylistAdd,
    menu: { group: 'operations' },
  }),
  hubGroups: screen({
    title: 'hubGroups',
    guard: allowRolesWith('groups.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/groups.screen.tsx')),
    icon: IconUsersGroup,
    menu: { group: 'operations' },
  }),
  hubGroup: screen({
    title: 'hubGroup',
    guard: allowRolesWith('groups.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/operations/group.screen.tsx')),
  }),
  hubActivities: screen({
    title: 'hubActivities',
    guard: allowRolesWith('activities.read', CO, AG, FI, AD, PE),
    screen: withMessages(() => import('#web/screens/hub/operations/activities.screen.tsx')),
    icon: IconTent,
    menu: { group: 'operations' },
  }),
} as const;
