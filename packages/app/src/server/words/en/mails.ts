// What mails say, in English.

export const mails = {
  layout: {
    greeting: 'Hello {name},',
    greetingNobody: 'Hello,',
    copy: 'If the button doesn’t work, copy this address into your browser:',
    automatic: '{product} sent this email automatically.',
  },
  verify: {
    subject: 'Confirm your email address',
    intro: 'Thank you for registering with {product}. Confirm your email address to sign in.',
    button: 'Confirm email address',
    validity: 'This link works once and expires in {hours, plural, one {# hour} other {# hours}}.',
    notYou: 'If you didn’t ask for this, you can ignore this email. No one can sign in with your address until it’s confirmed.',
  },
  takenAddress: {
    subject: 'You already have an account',
    intro: 'Someone, probably you, tried to register with {product} using this email address. It already has an account.',
    family: 'If you were registering your host family, nothing was saved. Sign in and fill in the form again.',
    familyButton: 'Register host family',
    signIn: 'Sign in',
    reset: 'If you’ve forgotten your password, you can choose a new one:',
    resetButton: 'Choose new password',
    notYou: 'If this wasn’t you, ignore this email. We haven’t told anyone you have an account.',
  },
  parentInvitation: {
    subject: '{product}: is this your child?',
    intro: '{inviter} is arranging a stay for {child} on {product}, and named you as a parent.',
    how: 'If this is right, sign in or register as a parent with this email address, and confirm on your start page. Until then, we won’t link your account.',
    button: 'Reply',
    notYours: 'If you don’t know them, you can ignore this email or decline on your start page.',
  },
  reset: {
    subject: 'Choose a new password',
    intro: 'Someone, probably you, asked for a new password for your {product} account.',
    button: 'Choose new password',
    validity: 'This link works once and expires in {hours, plural, one {# hour} other {# hours}}. After that, you can request another.',
    notYou: 'If you didn’t ask for this, you can ignore this email. Your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    intro: 'The password of your {product} account has been changed, and you’ve been signed out on your other devices.',
    notYou: 'If this wasn’t you, choose a new password now:',
    button: 'Choose new password',
  },
  newAddress: {
    subject: 'Confirm your new email address',
    intro: 'Your {product} account now uses this email address. Confirm that it’s yours before you sign in again.',
    notYou: 'If you don’t have a {product} account, you can ignore this email.',
  },
  addressChanged: {
    subject: 'The email address of your account was changed',
    intro:
      'The email address of your {product} account has been changed. You’ve been signed out on your devices. Sign in with the new address from now on.',
    notYou: 'If this wasn’t you, contact us now.',
    button: 'Contact us',
  },
  providerLinked: {
    subject: 'New way to sign in to your account',
    intro: 'You can now also sign in to your {product} account with {provider}.',
    notYou: 'If this wasn’t you, contact us.',
    button: 'Contact us',
  },
  payoutDetails: {
    subject: 'Your bank details were changed',
    intro: 'The bank account that {product} pays you to has been changed. We’ll now send your payouts to {account}.',
    button: 'View bank details',
    notYou: 'If this wasn’t you, contact us now.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    intro: 'We’ve deleted your {product} account, as you asked. We’ve removed your name, contact details and sign-in methods.',
    kept: 'We keep invoices for as long as the law requires.',
    thanks: 'Thank you for being with us.',
  },
  invitation: {
    subject: 'You’re invited to {product}',
    intro: '{inviter} invited you to {product}. Choose a password to get started.',
    introNobody: 'You’ve been invited to {product}. Choose a password to get started.',
    button: 'Choose password',
    validity: 'This link works once and expires in {days, plural, one {# day} other {# days}}.',
  },
  deactivated: {
    subject: 'Your account has been deactivated',
    intro: 'Your {product} account has been deactivated, and you’ve been signed out everywhere.',
    contact: 'If you think this is a mistake, contact us.',
    button: 'Contact us',
  },
} as const;
