// Every refusal that an endpoint may expect: its code, its status and when it happens; the sentences for people are in the catalogue.

/** A request that can't be, though it is well formed: of each its HTTP status and, for the documentation, when it happens. */
export const REFUSALS = {
  accountNotVerified: { status: 403, when: 'The e-mail address of the account has not been confirmed yet.' },
  accountDeactivated: { status: 403, when: 'An administrator has deactivated the account.' },
  accountHasOpenTrips: { status: 409, when: 'The account takes part in a trip that is reserved, booked or under way.' },
  changedMeanwhile: { status: 409, when: 'Somebody else has saved the same thing since it was read.' },
  currentPasswordWrong: { status: 422, when: 'The current password is not the one given.' },
  emailTaken: { status: 422, when: 'Another account has this e-mail address.' },
  fileTooLarge: { status: 413, when: 'The file is larger than allowed.' },
  fileTypeRefused: { status: 422, when: 'The file is of a kind that is not taken, or is not what its name says.' },
  imageUnreadable: { status: 422, when: 'The file can not be read as an image.' },
  lastAdministrator: { status: 409, when: 'Nobody else could administer the product.' },
  linkExpired: { status: 422, when: 'The link of the mail has expired, was used, or was never made.' },
  ownRolesFixed: { status: 409, when: 'Nobody changes their own roles or deactivates themselves.' },
  permissionFixed: { status: 409, when: 'This right of this role can not be switched.' },
  providerFailed: { status: 422, when: 'The sign-in provider refused, or its answer could not be trusted.' },
  providerUnknown: { status: 404, when: 'No such sign-in provider is configured.' },
  signInWrong: { status: 422, when: 'No account has this e-mail address with this password.' },
  viewAsRefused: { status: 409, when: 'This account can not be viewed as.' },
} as const;

export type RefusalCode = keyof typeof REFUSALS;
