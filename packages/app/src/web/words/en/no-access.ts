// The page for accounts that have no role yet, in English.

export const noAccess = {
  title: 'Your account is waiting for access',
  hello: 'You’re signed in as {email}. Your account has no role yet, so you can’t open any pages.',
  who: 'Who gives access?',
  whoText: 'An administrator does. They can see that your account is new. Your pages appear here once you have a role.',
  check: 'Check again',
  checked: 'You don’t have a role yet.',
  contact: 'Contact us',
  signOut: 'Sign out',
} as const;
