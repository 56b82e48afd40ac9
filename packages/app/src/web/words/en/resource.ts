// Things kept in a list and made, changed and deleted one by one, in English.

export const resource = {
  save: 'Save',
  undo: 'Undo',
  undone: 'Undone.',
  saved: '{name} has been saved.',
  delete: 'Delete',
  deleteTitle: 'Delete {name}?',
  deleteText: '{count, plural, =0 {Nothing uses it.} one {It is used once.} other {It is used # times.}}',
  deleted: '{name} has been deleted.',
  inUse: 'Used {count, plural, one {once} other {# times}}: it can be deleted once nothing uses it.',
  usedByLabel: 'Used',
  usedBy: '{count, plural, =0 {not yet} one {once} other {# times}}',
  onlyReading: 'Your role lets you look at this, but not change it.',
  notListed: 'What was to be opened is not on this page of the list.',
} as const;
