// Things kept in a list and made, changed and deleted one by one, in English.

export const resource = {
  save: 'Save',
  undo: 'Undo',
  undone: 'Change undone',
  saved: '{name} saved',
  delete: 'Delete',
  deleteTitle: 'Delete {name}?',
  deleteText: '{count, plural, =0 {Nothing uses it.} one {It’s used # time.} other {It’s used # times.}}',
  deleted: '{name} deleted',
  inUse: 'Used {count, plural, one {# time} other {# times}}. You can delete it once nothing uses it.',
  usedByLabel: 'Used',
  usedBy: '{count, plural, =0 {not yet} one {# time} other {# times}}',
  onlyReading: 'Your role lets you view this, but not edit it.',
  notListed: 'The item you want to open isn’t on this page of the list.',
} as const;
