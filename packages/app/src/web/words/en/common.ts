// Words that every screen needs, in English.

export const common = {
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  typeToConfirm: 'Type {text} to confirm',
  showPassword: 'Show what is typed',
  hidePassword: 'Hide what is typed',
  priceDetails: 'Details of the price',
  readTerms: 'Read the terms',
  testPayments: 'This site takes test payments only: no money moves, and nothing can be booked for real.',
  readPrivacy: 'Read the privacy notice',
} as const;
