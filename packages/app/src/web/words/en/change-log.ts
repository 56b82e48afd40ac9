// The screen of who changed what, in English.

export const changeLog = {
  description: 'Every change, who made it, and how it was before.',
  somebody: 'The product',
  viewedBy: '{viewer} as {actor}',
  by: 'by {name}',
  empty: 'No changes yet.',
  nothing: 'Nothing matches.',
  nothingText: 'Try another search, or take a filter away.',
  more: 'Show more',
  before: 'before:',
} as const;
