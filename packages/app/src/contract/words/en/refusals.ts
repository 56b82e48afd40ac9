// What the server says when it refuses, in English.

import type { RefusalCode } from '#contract/platform/refusals.ts';

export const refusals = {
  accountNotVerified: 'Please confirm your e-mail address first: we have sent you a link.',
  accountDeactivated: 'This account has been deactivated. Please contact us.',
  accountHasOpenTrips: 'The account can be deleted once its open trips are over or cancelled.',
  changedMeanwhile: 'Somebody else has saved this in the meantime. Look at their version before you save yours.',
  currentPasswordWrong: 'The current password is not right.',
  emailTaken: 'There is already an account with this email.',
  fileTooLarge: 'The file is too large. The limit is {limit}.',
  fileTypeRefused: 'Files of this kind can not be taken. These can: {kinds}.',
  imageUnreadable: 'This file can not be read as an image.',
  lastAdministrator: 'This is the last administrator: make somebody else one first.',
  linkExpired: 'This link is no longer valid. Please ask for a new one.',
  ownRolesFixed: 'You can not change your own roles or deactivate yourself.',
  permissionFixed: 'This permission is fixed for this role.',
  providerFailed: 'The sign-in did not work: {reason}.',
  providerUnknown: 'This way of signing in is not available.',
  signInWrong: 'The email or the password is not right.',
  viewAsRefused: 'You can not view the product as this user.',
} as const satisfies Record<RefusalCode, string>;
