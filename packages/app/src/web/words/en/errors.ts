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
      missing: '(missing) This page was changed by an update. Loading it again brings the new version.',
      timeout: '(timeout) The connection seems to be slow.',
      error: '(error) The connection seems to be interrupted.',
    },
    retry: 'Retry',
  },
  crash: {
    title: 'This page has stopped working',
    text: 'Nothing that was saved is lost. Load the page again; if that does not help, please tell us what you were doing.',
    reload: 'Load again',
  },
} as const;
