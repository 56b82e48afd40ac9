// Every refusal that an endpoint may expect: its code, its status and when it happens; the sentences for people are in the catalogue.

/** A request that can't be, though it is well formed: of each its HTTP status and, for the documentation, when it happens. */
export const REFUSALS = {
  accountNotVerified: { status: 403, when: 'The e-mail address of the account has not been confirmed yet.' },
  accountDeactivated: { status: 403, when: 'An administrator has deactivated the account.' },
  accountHasOpenTrips: { status: 409, when: 'The account takes part in a trip that is reserved, booked or under way.' },
  alreadyJoined: { status: 409, when: 'The invited person has chosen a password already.' },
  alreadyHosting: { status: 409, when: 'The account has a host family already.' },
  attachmentInUse: { status: 409, when: 'Something refers to the file.' },
  changedMeanwhile: { status: 409, when: 'Somebody else has saved the same thing since it was read.' },
  confirmationWrong: { status: 422, when: 'What was typed to confirm is not what was asked for.' },
  currentPasswordWrong: { status: 422, when: 'The current password is not the one given.' },
  emailAlreadyVerified: { status: 409, when: 'The link was used before, and the address is confirmed.' },
  emailTaken: { status: 422, when: 'Another account has this e-mail address.' },
  exportTooLarge: { status: 422, when: 'More rows fit the filters than one file holds.' },
  fileTooLarge: { status: 413, when: 'The file is larger than allowed.' },
  fileTypeRefused: { status: 422, when: 'The file is of a kind that is not taken, or is not what its name says.' },
  imageUnreadable: { status: 422, when: 'The file can not be read as an image.' },
  lastAdministrator: { status: 409, when: 'Nobody else could administer the product.' },
  linkExpired: { status: 422, when: 'The link of the mail has expired, was used, or was never made.' },
  notFailed: { status: 409, when: 'Only what was given up can be tried again.' },
  ownRolesFixed: { status: 409, when: 'Nobody changes their own roles or deactivates themselves.' },
  passwordMissing: { status: 409, when: 'The account signs in through a provider and has no password to change.' },
  permissionFixed: { status: 409, when: 'This right of this role can not be switched.' },
  providerCancelled: { status: 422, when: 'The person did not go through with it at the sign-in provider.' },
  providerEmailUnverified: { status: 422, when: 'The sign-in provider does not vouch for the e-mail address.' },
  providerFailed: { status: 422, when: 'The answer of the sign-in provider could not be trusted.' },
  providerStale: { status: 422, when: 'This sign-in was not begun in this browser, has ended already, or took too long.' },
  providerUnavailable: { status: 422, when: 'The sign-in provider can not be reached.' },
  providerUnknown: { status: 404, when: 'No such sign-in provider is configured.' },
  savedViewNameTaken: { status: 422, when: 'The user has another view of the list with this name.' },
  savedViewsFull: { status: 409, when: 'The user has as many views of the list as can be kept.' },
  signInWrong: { status: 422, when: 'No account has this e-mail address with this password.' },
  viewAsReadOnly: { status: 409, when: 'An administrator who views as somebody else tries to change something.' },
  viewAsRefused: { status: 409, when: 'This account can not be viewed as.' },
} as const;

export type RefusalCode = keyof typeof REFUSALS;
