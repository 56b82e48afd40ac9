// The permissions: every right, for anonymous callers and for each of the eight roles.

import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';

/** The columns of the table, in order: An, Pa, HF, Co, Ag, Fi, Ad, VA, PE. */
export const CALLERS = [
  'anonymous',
  'Parent',
  'Host family',
  'Coordinator',
  'Agent',
  'Finance',
  'Administrator',
  'Vetting admin',
  'Page editor',
] as const satisfies readonly (Role | 'anonymous')[];

export type Caller = (typeof CALLERS)[number];

/**
 * The extent of a caller's right:
 * `-` refused · `P` the public part · `R` reads all · `W` reads and writes all · `D` writes and deletes all ·
 * `O` reads own rows · `OW` reads and writes own rows · `S` reads assigned rows · `SW` reads and writes assigned rows · `X` may do it.
 */
export type Code = '-' | 'P' | 'R' | 'W' | 'D' | 'O' | 'OW' | 'S' | 'SW' | 'X';

/** The compiler reports rights that are missing here, and unknown ones. */
// biome-ignore format: a table is read by its columns
export const ACCESS = {
  //                        An  Pa  HF  Co  Ag  Fi  Ad  VA  PE
  'public':                  'X   X   X   X   X   X   X   X   X',
  'account.read':            '-   O   O   O   O   O   O   O   O',
  'account.write':           '-   OW  OW  OW  OW  OW  OW  OW  OW',
  'account.create':          'X   X   X   -   -   -   -   -   -',
  'account.leave':           'X   X   X   X   X   X   X   X   X',
  'host.register':           'X   X   X   -   -   -   -   -   -',
  'users.read':              '-   -   -   R   -   R   D   -   -',
  'users.write':             '-   -   -   -   -   -   D   -   -',
  'users.viewAs':            '-   -   -   -   -   -   X   -   -',
  'roles.write':             '-   -   -   -   -   -   W   -   -',
  'audit.read':              '-   -   -   -   -   -   R   -   -',
  'events.read':             '-   -   -   R   S   R   R   R   R',
  'notifications.own':       '-   OW  OW  OW  OW  OW  OW  OW  OW',
  'campaigns.write':         '-   -   -   W   -   -   D   -   -',
  'campaigns.delete':        '-   -   -   -   -   -   D   -   -',
  'attachments.write':       '-   OW  OW  W   W   W   W   W   W',
  'attachments.public':      'X   X   X   X   X   X   X   X   X',
  'attachments.readAll':     '-   -   -   R   -   R   R   -   -',
  'lists.own':               '-   OW  OW  OW  OW  OW  OW  OW  OW',
  'mails.read':              '-   -   -   -   -   -   R   -   -',
  'outbox.write':            '-   -   -   -   -   -   W   -   -',
  'contact.send':            'X   X   X   X   X   X   X   X   X',
  'contact.read':            '-   -   -   R   -   -   R   -   -',
  'conversations.read':      '-   O   O   R   S   R   R   O   O',
  'conversations.count':     '-   O   O   O   O   O   O   O   O',
  'conversations.join':      '-   -   -   X   S   X   X   -   -',
  'conversations.leave':     '-   O   O   X   S   O   X   O   O',
  'conversations.archive':   '-   O   O   X   S   X   X   O   O',
  'conversations.delete':    '-   O   O   O   O   O   D   O   O',
  'conversations.manage':    '-   -   -   W   SW  -   W   -   -',
  'conversations.audit':     '-   -   -   -   -   -   R   -   -',
  'conversations.token':     '-   X   X   X   X   X   X   X   X',
  'conversations.responseTime': '- P   O   R   R   R   R   R   -',
  'messages.send':           '-   OW  OW  OW  OW  OW  OW  OW  OW',
  'messages.report':         '-   OW  OW  OW  OW  OW  OW  OW  OW',
  'messages.preferences':    '-   OW  OW  OW  OW  OW  OW  OW  OW',
  'support.read':            '-   O   O   R   S   R   R   O   O',
  'support.write':           '-   OW  OW  W   SW  W   W   OW  OW',
  'support.handle':          '-   -   -   W   SW  W   W   -   -',
  'savedReplies.write':      '-   -   -   W   -   -   D   -   -',
  'meetings.read':           '-   O   O   R   S   O   R   -   -',
  'meetings.write':          '-   OW  OW  W   SW  OW  W   -   -',
  'calls.start':             '-   OW  OW  OW  OW  OW  OW  -   -',
  'reports.review':          '-   -   -   W   -   -   W   -   -',
  'dependencies.read':       'X   X   X   X   X   X   X   X   X',
  'pricing.names':           'P   P   P   R   R   R   R   P   P',
  'pricing.read':            '-   -   -   R   -   R   R   -   -',
  'pricing.write':           '-   -   -   -   -   -   W   -   -',
  'pricing.delete':          '-   -   -   -   -   -   D   -   -',
  'pricing.activate':        '-   -   -   -   -   -   X   -   -',
  'pricing.audit':           '-   -   -   -   -   X   X   -   -',
  'tripPeriods.read':        'R   R   R   R   R   R   R   R   R',
  'tripPeriods.write':       '-   -   -   -   -   -   W   -   -',
  'tripPeriods.delete':      '-   -   -   -   -   -   D   -   -',
  'businesses.read':         '-   -   -   R   R   R   R   -   -',
  'businesses.write':        '-   -   -   -   -   -   D   -   -',
  'priceBooks.read':         '-   -   -   R   -   R   R   -   -',
  'priceBooks.publish':      '-   -   -   -   -   -   X   -   -',
  'priceBooks.backTest':     '-   -   -   -   -   X   X   -   -',
  'quotes.make':             'X   X   -   X   X   X   X   -   -',
  'quotes.keep':             '-   -   -   X   X   X   X   -   -',
  'quotes.read':             '-   -   -   R   R   R   R   -   -',
  'quotes.book':             '-   -   -   R   -   R   R   -   -',
  'quotes.catalogue':        '-   -   -   R   R   R   R   -   -',
  'scenarios.own':           '-   -   -   OW  OW  OW  OW  -   -',
  'invoices.read':           '-   -   -   R   S   R   R   -   -',
  'invoices.write':          '-   -   -   -   SW  W   W   -   -',
  'invoices.void':           '-   -   -   -   -   D   D   -   -',
  'payments.read':           '-   -   -   R   S   R   R   -   -',
  'payments.write':          '-   -   -   -   -   W   W   -   -',
  'purchaseInvoices.read':   '-   -   O   R   -   R   R   -   -',
  'purchaseInvoices.write':  '-   -   -   -   -   W   W   -   -',
  'purchaseInvoices.accept': '-   -   OW  -   -   -   -   -   -',
  'payouts.read':            '-   -   O   -   -   R   R   -   -',
  'payouts.write':           '-   -   -   -   -   W   W   -   -',
  'payoutDetails.read':      '-   -   O   -   -   R   R   -   -',
  'payoutDetails.write':     '-   -   OW  -   -   W   W   -   -',
  'expenses.read':           '-   O   O   R   S   R   R   -   -',
  'expenses.submit':         '-   OW  OW  SW  SW  W   W   -   -',
  'expenses.decide':         '-   -   -   -   -   W   W   -   -',
  'billing.read':            '-   O   -   -   S   R   R   -   -',
  'billing.write':           '-   -   -   -   -   W   W   -   -',
  'accounts.export':         '-   -   -   -   -   R   R   -   -',
  'reconciliation.read':     '-   -   -   -   -   R   R   -   -',
  'reports.read':            '-   -   -   R   S   R   R   -   -',
  'reports.money':           '-   -   -   -   S   R   R   -   -',
  'trips.read':              '-   O   O   R   S   R   R   -   -',
  'hub.enter':               '-   -   -   X   X   X   X   X   X',
  'trips.create':            '-   -   -   W   SW  -   W   -   -',
  'students.read':            '-   O   -   R   S   R   R   -   -',
  'students.write':           '-   OW  -   W   SW  -   W   -   -',
  'students.delete':          '-   OW  -   -   SW  -   D   -   -',
  'students.health':          '-   O   O   R   S   -   R   -   -',
  'students.children':        '-   O   -   -   -   -   -   -   -',
  'students.manage':          '-   -   -   W   SW  -   W   -   -',
  'trips.write':              '-   OW  -   W   SW  -   W   -   -',
  'trips.move':               '-   OW  -   W   SW  W   W   -   -',
  'trips.tasks':              '-   -   -   W   SW  W   W   -   -',
  'trips.overview':          '-   -   -   R   S   R   R   -   -',
  'trips.vat':                '-   -   -   -   -   W   W   -   -',
  'groups.read':             '-   -   -   R   S   R   R   -   -',
  'groups.write':            '-   -   -   W   SW  -   W   -   -',
  'trips.track':              '-   -   -   R   S   R   R   -   -',
  'trips.follow':             '-   -   -   W   SW  -   W   -   -',
  'trips.assign':             '-   -   -   W   -   -   W   -   -',
  'trips.bulk':              '-   -   -   W   -   -   W   -   -',
  'sheets.read':              '-   -   -   R   S   R   R   -   -',
  'sheets.write':             '-   -   -   W   SW  -   W   -   -',
  'offers.read':              '-   O   O   R   S   R   R   R   -',
  'offers.write':             '-   OW  -   W   SW  -   W   -   -',
  'offers.answer':            '-   -   OW  W   -   -   W   -   -',
  'offers.chase':             '-   -   -   W   -   -   W   W   -',
  'offers.replace':           '-   -   -   W   -   -   W   -   -',
  'calendar.read':            '-   -   O   R   R   R   R   R   -',
  'calendar.write':           '-   -   OW  W   -   -   D   -   -',
  'families.find':            'P   P   -   R   P   R   R   R   -',
  'families.profile':         'P   P   P   R   P   R   R   R   -',
  'families.info':            '-   P   OW  R   P   R   R   R   -',
  'families.list':            'P   P   O   R   P   R   R   R   -',
  'families.own':             '-   -   OW  -   -   -   -   -   -',
  'families.read':            '-   -   O   R   P   R   R   R   -',
  'families.write':           '-   -   OW  W   -   -   W   W   -',
  'families.manage':          '-   -   -   W   -   -   W   W   -',
  'families.contact':         '-   OW  -   W   SW  -   W   -   -',
  'rates.read':              '-   -   O   R   -   R   R   -   -',
  'rates.propose':           '-   -   OW  -   -   -   -   -   -',
  'rates.decide':            '-   -   -   -   -   -   W   -   -',
  'planner.read':             '-   -   -   R   R   R   R   R   -',
  'vetting.read':            '-   -   -   R   -   -   R   R   -',
  'vetting.answer':          '-   -   OW  -   -   -   -   -   -',
  'vetting.visit':           '-   -   -   W   -   -   W   W   -',
  'vetting.decide':          '-   -   -   -   -   -   W   W   -',
  'leads.write':             '-   -   -   W   -   -   D   W   -',
  'leads.delete':            '-   -   -   -   -   -   D   -   -',
  'geofences.read':          '-   -   -   R   -   -   R   R   -',
  'geofences.write':         '-   -   -   -   -   -   W   W   -',
  'geofences.delete':        '-   -   -   -   -   -   D   -   -',
  'activities.read':          'P   P   P   R   R   R   R   P   R',
  'activities.write':         '-   -   -   W   -   -   W   -   -',
  'activities.delete':        '-   -   -   -   -   -   D   -   -',
  'experience.send':          'X   X   -   X   X   -   X   -   -',
  'booking.pay':              '-   OW  -   W   SW  W   W   -   -',
  'booking.read':             '-   O   -   R   S   R   R   -   -',
  'booking.place':            '-   OW  -   W   SW  -   W   -   -',
  'ownInvoices.pay':          '-   OW  -   -   -   -   -   -   -',
  'content.read':             'X   X   X   X   X   X   X   X   X',
} as const satisfies Record<Capability, string>;

const CODES: readonly string[] = ['-', 'P', 'R', 'W', 'D', 'O', 'OW', 'S', 'SW', 'X'] satisfies Code[];

function isCode(text: string): text is Code {
  return CODES.includes(text);
}

/** Reads one row of the table. A wrong code or a missing column stops the program at startup. */
export function getAccessRow(capability: Capability, row: string = ACCESS[capability]): Record<Caller, Code> {
  const codes = row.trim().split(/\s+/);
  if (codes.length !== CALLERS.length || !codes.every(isCode)) {
    throw new TypeError(`The access table's row "${capability}" must hold ${CALLERS.length} codes of ${CODES.join(' ')}; it holds: ${row}`);
  }
  return Object.fromEntries(CALLERS.map((caller, index) => [caller, codes[index]])) as Record<Caller, Code>;
}
