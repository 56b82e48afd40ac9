// The page for addresses that lead nowhere, in English.

export const notFound = {
  title: 'There is no such page',
  text: 'Nothing can be found at this address. Perhaps it was mistyped, or the page has moved.',
  address: 'The address',
  home: 'To the start page',
  back: 'Back',
  contact: 'Contact us',
} as const;
