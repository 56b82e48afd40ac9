// What is said when a request or the code of a page fails, in English. The oddities of some sentences are meant: they are fixed texts.

export const errors = {
  accessTitle: 'You dont have access to this area!',
  notLoggedIn: 'Not logged in',
  roleMismatch: "You don't have access to this area",
  sessionExpired: 'Session expired',
  maintenance: 'Down for maintenance',
  failed: 'Oops, something went wrong!  The team have been notified.',
  noResponse: 'No Response',
  withStatus: 'Request failed with status code {status}',
  succeeded: 'Request succeeded',
  ok: 'OK',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  chunk: {
    title: 'Loading chunk {number} failed',
    kind: {
      missing: '(missing) This page has been updated. Reload it to get the new version.',
      timeout: '(timeout) Your connection seems slow. Try again.',
      error: '(error) Your connection seems to be interrupted. Try again.',
    },
    retry: 'Retry',
  },
  crash: {
    title: 'This page has stopped working',
    text: 'Your saved changes are safe. Reload the page. If that doesn’t help, tell us what you were doing.',
    reload: 'Reload page',
  },
} as const;
