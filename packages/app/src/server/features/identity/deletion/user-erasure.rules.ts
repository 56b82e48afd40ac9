// What each column of an account holds after its user was erased. The row stays because invoices refer to it.

import type { users } from '#server/db/schema/identity.ts';
import type { RowErasure } from '#server/platform/erasure.rules.ts';

export const USER_ERASURE: RowErasure<typeof users.$inferSelect> = {
  id: { keptBecause: 'Invoices and the change log refer to the number.' },
  email: { replacedBy: 'An address that is nobody’s, made of the number of the account.' },
  passwordHash: { resetTo: null },
  firstName: { erasedAs: '' },
  lastName: { erasedAs: '' },
  phone: { erasedAs: '' },
  locale: { resetTo: 'en' },
  timezone: { erasedAs: null },
  avatarRef: { erasedAs: null },
  attributes: { erasedAs: {} },
  referralCode: { erasedAs: null },
  previousEmail: { erasedAs: null },
  emailChangedAt: { resetTo: null },
  emailVerifiedAt: { resetTo: null },
  termsAcceptedAt: { resetTo: null },
  deactivatedAt: { keptBecause: 'That an account was closed by staff tells of nobody once it has no name.' },
  anonymisedAt: { keptBecause: 'It is the moment of the erasure.' },
  lastSignInAt: { resetTo: null },
  createdAt: { keptBecause: 'When an account was made tells of nobody once it has no name.' },
  version: { keptBecause: 'It counts the changes of the row.' },
};
