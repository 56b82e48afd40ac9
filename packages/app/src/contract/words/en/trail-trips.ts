// What the change log tells of trips, activities and their weeks, in English.

export const tripsTrail = {
  action: {
    trip: {
      create: 'Trip created',
      edit: 'Trip changed',
      move: 'Trip moved on',
      moveOffer: 'Offer moved on',
      addTask: 'Task opened',
      finishTask: 'Task closed',
    },
    activity: { create: 'Activity created', edit: 'Activity changed', delete: 'Activity deleted', takeOffline: 'Activity taken offline' },
    activitySchedule: { create: 'Camp week created', edit: 'Camp week changed', delete: 'Camp week deleted' },
  },
  field: {
    task: 'Task',
    taskState: 'State of the task',
    tripState: 'State',
    offerState: 'Answer of the family',
    startDate: 'First day',
    endDate: 'Last day',
    capacity: 'Places',
    minAge: 'Youngest',
    maxAge: 'Oldest',
    wishes: 'Wishes',
    activityDetailsType: 'Where the days are spent',
    studentIds: 'Students (internal numbers)',
    camps: 'Camp weeks (internal numbers)',
    backupHostFamilyId: 'Backup family (internal number)',
    coordinatorId: 'Coordinator (internal number)',
    activityId: 'Activity (internal number)',
    countyId: 'County (internal number)',
    locationId: 'Town (internal number)',
    categoryId: 'Category (internal number)',
  },
  value: {
    state: { open: 'Open' },
    taskState: { open: 'To do', done: 'Done', dropped: 'Nothing to do' },
    gender: { any: 'Everybody' },
  },
  subject: {
    trip: 'Trip',
    activity: 'Activity',
    activitySchedule: 'Camp week',
  },
} as const;
