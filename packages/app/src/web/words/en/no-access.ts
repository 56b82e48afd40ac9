// The page for accounts that have no role yet, in English.

export const noAccess = {
  title: 'Your account is waiting for access',
  hello: 'You are signed in as {email}. Your account exists, but it has not been given a role yet, so there is nothing it can open.',
  who: 'Who gives access?',
  whoText:
    'An administrator does. They see new accounts in their list of users. You need not do anything, and you will find your pages here as soon as it is done.',
  check: 'Check again',
  checked: 'Still waiting: no role has been given yet.',
  contact: 'Contact us',
  signOut: 'Sign out',
} as const;
