// The rights of the product, by area. The server's access table says who has each; an account's own are part of its user.

export const CAPABILITIES = [
  // Anybody
  'public',
  // The own account
  'account.read',
  'account.write',
  'account.create',
  'account.leave',
  'host.register',
  // Administration
  'users.read',
  'users.write',
  'users.viewAs',
  'roles.write',
  'audit.read',
  // Around every screen
  'notifications.own',
  'campaigns.write',
  'campaigns.delete',
  'attachments.write',
  'attachments.public',
  'attachments.readAll',
  'lists.own',
  'mails.read',
  'outbox.write',
  'contact.send',
  'contact.read',
  'dependencies.read',
  // Prices
  'pricing.names',
  'pricing.read',
  'pricing.write',
  'pricing.delete',
  'pricing.activate',
  'tripPeriods.read',
  'tripPeriods.write',
  'tripPeriods.delete',
  'businesses.read',
  'businesses.write',
  'priceBooks.read',
  'priceBooks.publish',
  'quotes.make',
  'quotes.keep',
  'quotes.read',
  'quotes.book',
  'quotes.catalogue',
  'scenarios.own',
  // Money
  'invoices.read',
  'invoices.write',
  'invoices.void',
  'payments.read',
  'payments.write',
  // Areas and screens whose endpoints are to come
  'hub.enter',
  'trips.create',
] as const;

/** The name of a right: `area.what`. */
export type Capability = (typeof CAPABILITIES)[number];
