// What mails say, in English.

export const mails = {
  layout: {
    greeting: 'Hello {name},',
    greetingNobody: 'Hello,',
    copy: 'If the button does not work, copy this address into your browser:',
    automatic: 'This mail was sent automatically by {product}.',
  },
  verify: {
    subject: 'Please confirm your e-mail address',
    intro: 'Thank you for registering with {product}. Please confirm that this is your e-mail address.',
    button: 'Confirm my e-mail address',
    validity: 'The link can be used once, within {hours, plural, one {# hour} other {# hours}}.',
    notYou: 'If you did not register, you need not do anything: without this confirmation nobody can sign in with your address.',
  },
  takenAddress: {
    subject: 'You already have an account',
    intro: 'Somebody, probably you, has tried to register with {product} with this e-mail address. It already has an account.',
    family: 'If you wanted to register your family: nothing of it was kept. Please sign in and fill in the form once more.',
    familyButton: 'Register our family',
    signIn: 'Sign in',
    reset: 'If you have forgotten your password, you can choose a new one:',
    resetButton: 'Choose a new password',
    notYou: 'If it was not you, you need not do anything. Nobody has learnt that you have an account.',
  },
  parentInvitation: {
    subject: '{product}: is this your child?',
    intro: '{inviter} uses {product} to arrange a stay for {child} and says that you are a parent.',
    how: 'If so, sign in with this email address, or register with it as a parent, and say yes on your start page. Until then nobody is linked.',
    button: 'Answer',
    notYours: 'If you do not know them, you need not do anything, or can say no there.',
  },
  reset: {
    subject: 'Choose a new password',
    intro: 'Somebody, probably you, has asked for a new password for your account with {product}.',
    button: 'Choose a new password',
    validity: 'The link can be used once, within {hours, plural, one {# hour} other {# hours}}. After that you can ask for another.',
    notYou: 'If you did not ask for it, you need not do anything: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    intro: 'The password of your account with {product} was changed just now, and the account was signed out on your other devices.',
    notYou: 'If it was not you, choose a new password at once:',
    button: 'Choose a new password',
  },
  newAddress: {
    subject: 'Please confirm your new e-mail address',
    intro:
      'The e-mail address of your account with {product} was changed to this one. Please confirm that it is yours; until then you can’t sign in.',
    notYou: 'If you have no account with {product}, you need not do anything.',
  },
  addressChanged: {
    subject: 'The e-mail address of your account was changed',
    intro:
      'The e-mail address of your account with {product} was changed. You have been signed out on your devices, and from now on you sign in with the new address.',
    notYou: 'If you did not ask for it, please contact us at once.',
    button: 'Contact us',
  },
  providerLinked: {
    subject: 'A new way to sign in to your account',
    intro: 'You can now sign in to your account with {product} with {provider}, too.',
    notYou: 'If it was not you, please contact us.',
    button: 'Contact us',
  },
  payoutDetails: {
    subject: 'Your bank details were changed',
    intro: 'The bank account to which {product} pays you was changed just now. From now on your payouts go to the account {account}.',
    button: 'Look at my bank details',
    notYou: 'If it was not you, please contact us at once.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    intro: 'Your account with {product} has been deleted, as you asked. Your name, your contact data and your ways to sign in are gone.',
    kept: 'Invoices are kept for as long as the law requires.',
    thanks: 'Thank you for having been with us.',
  },
  invitation: {
    subject: 'You are invited to {product}',
    intro: '{inviter} has made an account for you with {product}. Choose a password to start.',
    introNobody: 'An account with {product} has been made for you. Choose a password to start.',
    button: 'Choose a password',
    validity: 'The link can be used once, within {days, plural, one {# day} other {# days}}.',
  },
  deactivated: {
    subject: 'Your account has been deactivated',
    intro: 'Your account with {product} has been deactivated, and you have been signed out everywhere.',
    contact: 'If you think that this is a mistake, please contact us.',
    button: 'Contact us',
  },
} as const;
