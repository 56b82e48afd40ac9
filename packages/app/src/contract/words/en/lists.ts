// What lists and their columns are called, on screens and in exported files, in English.

export const lists = {
  yes: 'Yes',
  no: 'No',
  users: {
    title: 'Users',
    columns: {
      name: 'Name',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      roles: 'Roles',
      role: 'Role',
      severalRoles: 'Several roles',
      state: 'State',
      lastSignInAt: 'Last sign-in',
      createdAt: 'Account created',
    },
  },
  audit: {
    title: 'Change log',
    columns: {
      at: 'When',
      actor: 'Who',
      viewer: 'Viewed by',
      action: 'What',
      subjectType: 'Kind',
      subject: 'On',
      subjectId: 'Number',
      changes: 'Changes',
    },
  },
  mails: { title: 'Mails', columns: { at: 'Written', recipient: 'To', subject: 'Subject', state: 'State', sentAt: 'Sent' } },
  campaigns: {
    title: 'Campaigns',
    columns: {
      title: 'Title',
      type: 'Audience',
      state: 'State',
      scheduledFor: 'Sent at',
      sent: 'Reached',
      read: 'Read',
      createdBy: 'Written by',
      createdAt: 'Created',
    },
  },
  outbox: {
    title: 'Outbox',
    columns: {
      at: 'Created',
      kind: 'Work',
      state: 'State',
      attempts: 'Attempts',
      lastError: 'Last problem',
      dueAt: 'Next attempt',
      doneAt: 'Done',
    },
  },
} as const;
