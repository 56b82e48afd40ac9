// The screen of who changed what, in English.

export const changeLog = {
  description: 'All changes, with the user and the previous values.',
  somebody: 'System',
  viewedBy: '{viewer} as {actor}',
  by: 'by {name}',
  empty: 'No changes yet',
  nothing: 'No results',
  nothingText: 'Try another search, or remove a filter.',
  more: 'Show more',
  before: 'before:',
} as const;
