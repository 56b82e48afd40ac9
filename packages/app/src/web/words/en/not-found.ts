// The page for addresses that lead nowhere, in English.

export const notFound = {
  title: 'Page not found',
  text: 'There’s nothing at this address. Check the address, or go to the home page.',
  address: 'Address',
  home: 'Go to home page',
  back: 'Back',
  contact: 'Contact us',
} as const;
