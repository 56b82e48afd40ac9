// What the numbers in requests name, field by field: rows of somebody, rows that everybody may know, or no row at all. A field of the
// contract that is not named here fails the test of numbers within requests: whoever adds one says which it is.

/** Fields that name a row of somebody, and of whose kind it is. Every role that does not see all of them is tested with a stranger’s. */
export const PERSONAL_IDS = {
  parentId: 'parent',
  buyerId: 'parent',
  payerId: 'parent',
  userId: 'parent',
  userIds: 'parent',
  agentId: 'agent',
  coordinatorId: 'coordinator',
  groupId: 'group',
  studentId: 'student',
  studentIds: 'student',
  otherId: 'student',
  children: 'student',
  hostFamilyId: 'family',
  backupHostFamilyId: 'family',
  hostFamilyIds: 'family',
  host: 'family',
  payeeId: 'family',
  tripId: 'trip',
  routeToTrip: 'trip',
  conversationRef: 'conversation',
  orderId: 'order',
  paymentIntentId: 'intent',
  invoiceId: 'invoice',
  paymentId: 'payment',
  payoutIds: 'payout',
  batchId: 'batch',
  newestId: 'notification',
  receiptRef: 'file',
  avatarRef: 'file',
  attachmentRef: 'file',
  ref: 'file',
  photos: 'file',
  subjectId: 'trip',
  ids: 'several',
} as const;

export type IdKind = (typeof PERSONAL_IDS)[keyof typeof PERSONAL_IDS];

/** What paths name by a text that is something else in a body. */
export const PATH_IDS: Readonly<Record<string, IdKind>> = { reference: 'intent' };

/** Fields that name what everybody may read and choose: places, prices, camps and their weeks, and the businesses that bill. */
export const PUBLIC_IDS: readonly string[] = [
  ...['countryId', 'countries', 'parentCountryId', 'countyId', 'county', 'counties', 'locationId', 'locations'],
  ...['activityId', 'activities', 'activityInclude', 'nearbyActivities', 'activityCategory', 'categoryId', 'scheduleId', 'scheduleIds'],
  ...['amenities', 'familyInterests', 'hostingType', 'hostingTypes', 'inquirySourceId', 'studentTypeId'],
  ...['tripTypeId', 'experienceType', 'serviceTypeId', 'serviceTypeIds', 'pricingTypeId', 'pricingTemplateId', 'priceableId', 'hostableId'],
  ...['businessId', 'currencyId'],
];

/** Fields that name no row. */
export const OTHER_NUMBERS: Readonly<Record<string, string>> = {
  version: 'counts the changes of a row that is named otherwise',
  amount: 'money',
  quantity: 'how many of a line',
  numberOfDays: 'how long a stay is',
  fullImmersionDays: 'how many of its days',
  guestsNumber: 'how many guests a family has room for',
  bedroomsNumber: 'how many rooms it has',
  quoteFingerprint: 'a price by the hash of all that is in it: compared with the trip’s own, or billed by who may read every kept quote',
  reference: 'what a payer or a buyer calls a payment or an order of theirs, which is written and looked up nowhere',
  number: 'counts published price books, which only staff who read all of them are asked about',
  localMessageId: 'the sender’s own name of a message, looked for among their own',
  id: 'in a body the row that is changed, by staff who change any; in an invoice the place of a line',
  '*': 'a request of the pricing engine, which knows the published price book and nobody’s rows',
};
