// Words that every screen needs, in English.

export const common = {
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  typeToConfirm: 'Type {text} to confirm',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  priceDetails: 'Price details',
  readTerms: 'View terms',
  testPayments: 'This site only takes test payments. You won’t be charged, and bookings aren’t real.',
  readPrivacy: 'View privacy notice',
} as const;
