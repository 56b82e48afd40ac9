// The pages of the hub for students and host families, in the order of the menu.

import {
  IconAddressBook,
  IconBell,
  IconCalendar,
  IconHomeHeart,
  IconMapPin,
  IconShieldCheck,
  IconTable,
  IconUsers,
} from '@tabler/icons-react';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { allowRolesWith } from './guards.ts';
import { AD, AG, CO, FI, VA } from './hub-guards.ts';
import { pagesIn } from './records.ts';

const { screen } = pagesIn('hub');

export const hubPeoplePages = {
  hubStudents: screen({
    title: 'hubStudents',
    guard: allowRolesWith('students.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/people/students.screen.tsx')),
    icon: IconUsers,
    menu: { group: 'people', shortcut: 's' },
  }),
  hubStudentView: screen({
    title: 'hubStudentView',
    guard: allowRolesWith('students.read', CO, AG, FI, AD),
    screen: withMessages(() => import('#web/screens/hub/people/student.screen.tsx')),
  }),
  hubStudentEdit: screen({
    title: 'hubStudentEdit',
    guard: allowRolesWith('students.write', CO, AG, AD),
    screen: withMessages(() => import('#web/screens/hub/people/student-edit.screen.tsx')),
  }),
  hubStudentsSpreadsheet: screen({
    title: 'hubStudentsSpreadsheet',
    guard: allowRolesWith('students.write', CO, AG, AD),
    screen: withMessages(() => import('#web/screens/hub/people/students-spreadsheet.screen.tsx')),
    icon: IconTable,
    menu: { group: 'people' },
  }),
  hubHostFamilies: screen({
    title: 'hubHostFamilies',
    guard: allowRolesWith('families.list', CO, AG, FI, AD, VA),
    screen: withMessages(() => import('#web/screens/hub/people/host-families.screen.tsx')),
    icon: IconHomeHeart,
    menu: { group: 'people', shortcut: 'f' },
  }),
  hubHostFamilyEdit: screen({
    title: 'hubHostFamilyEdit',
    guard: allowRolesWith('families.read', CO, FI, AD, VA),
    screen: withMessages(() => import('#web/screens/hub/people/host-family-edit.screen.tsx')),
  }),
  hubHostFamilyEditOld: screen({
    title: 'hubHostFamilyEditOld',
    guard: allowRolesWith('families.manage', CO, FI, AD, VA),
    screen: withMessages(() => import('#web/screens/hub/people/host-family-edit-old.screen.tsx')),
  }),
  hubHostFamilyCalendar: screen({
    title: 'hubHostFamilyCalendar',
    guard: allowRolesWith('calendar.read', CO, AG, FI, AD, VA),
    screen: withMessages(() => import('#web/screens/hub/people/family-calendar.screen.tsx')),
  }),
  hubYearlyPlanner: screen({
    title: 'hubYearlyPlanner',
    guard: allowRolesWith('planner.read', CO, AG, FI, AD, VA),
    screen: withMessages(() => import('#web/screens/hub/people/yearly-planner.screen.tsx')),
    icon: IconCalendar,
    menu: { group: 'people' },
  }),
  hubVetting: screen({
    title: 'hubVetting',
    guard: allowRolesWith('vetting.read', CO, AD, VA),
    screen: withMessages(() => import('#web/screens/hub/people/vetting.screen.tsx')),
    icon: IconShieldCheck,
    menu: { group: 'people', shortcut: 'v' },
  }),
  hubScoutingFamilies: screen({
    title: 'hubScoutingFamilies',
    guard: allowRolesWith('leads.write', CO, AD, VA),
    screen: withMessages(() => import('#web/screens/hub/people/scouting-families.screen.tsx')),
    icon: IconAddressBook,
    menu: { group: 'people' },
  }),
  hubUnresponsiveFamilies: screen({
    title: 'hubUnresponsiveFamilies',
    guard: allowRolesWith('offers.chase', CO, AD, VA),
    screen: withMessages(() => import('#web/screens/hub/people/unresponsive-families.screen.tsx')),
    icon: IconBell,
    menu: { group: 'people' },
  }),
  hubGeofences: screen({
    title: 'hubGeofences',
    guard: allowRolesWith('geofences.read', CO, AD, VA),
    screen: withMessages(() => import('#web/screens/hub/people/geofences.screen.tsx')),
    icon: IconMapPin,
    menu: { group: 'people' },
  }),
} as const;
