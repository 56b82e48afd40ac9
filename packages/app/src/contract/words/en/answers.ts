// What the server says in every other case, in English.

export const answers = {
  succeeded: 'Request succeeded',
  validation: 'Some fields need your attention.',
  unauthenticated: 'Unauthenticated.',
  forbidden: 'Your role does not include this.',
  notFound: 'There is nothing here, or it is not yours.',
  methodNotAllowed: 'This can not be done here.',
  sessionExpired: 'Session expired',
  malformed: 'The request could not be read: {reason}.',
  tooLarge: 'The request is too large.',
  tooMany: 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  notOurPage: 'This can only be asked for from within the product.',
  unavailable: 'Down for maintenance',
  failed: 'Oops, something went wrong!  The team have been notified.',
} as const;
