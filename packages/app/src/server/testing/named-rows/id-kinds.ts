// What numbers in requests refer to, field by field: personal rows, public rows, or no row. The test of numbers within requests fails for
// a field of the contract that is not declared here: whoever adds a field declares its kind.

/** Fields that refer to a personal row, with its kind. Every role that can't see all such rows is tested with another user’s. */
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
  tripIds: 'trip',
  exceptIds: 'trip',
  routeToTrip: 'trip',
  conversationRef: 'conversation',
  conversationId: 'conversation',
  sid: 'sid',
  assignee: 'coordinator',
  messageId: 'message',
  replyToId: 'message',
  callId: 'call',
  assigneeId: 'coordinator',
  previousAssigneeId: 'coordinator',
  orderId: 'order',
  paymentIntentId: 'intent',
  invoiceId: 'invoice',
  paymentId: 'payment',
  payoutIds: 'payout',
  batchId: 'batch',
  newestId: 'notification',
  receiptRef: 'file',
  fileRef: 'file',
  avatarRef: 'file',
  attachmentRef: 'file',
  originalRef: 'file',
  refs: 'file',
  ref: 'file',
  previousRefs: 'file',
  photos: 'file',
  subjectId: 'trip',
  visitorId: 'coordinator',
  ids: 'several',
} as const;

export type IdKind = (typeof PERSONAL_IDS)[keyof typeof PERSONAL_IDS];

/** Text parameters of paths with another meaning than in a body. */
export const PATH_IDS: Readonly<Record<string, IdKind>> = { reference: 'intent' };

/** Fields that refer to public rows: places, prices, camps and their weeks, and the businesses that bill. */
export const PUBLIC_IDS: readonly string[] = [
  ...['countryId', 'countries', 'parentCountryId', 'countyId', 'county', 'counties', 'locationId', 'locations'],
  ...['activityId', 'activities', 'activityInclude', 'nearbyActivities', 'activityCategory', 'categoryId', 'scheduleId', 'scheduleIds'],
  ...['amenities', 'interests', 'familyInterests', 'hostingType', 'hostingTypes', 'inquirySourceId', 'studentTypeId'],
  ...[
    'tripTypeId',
    'experienceType',
    'serviceTypeId',
    'serviceTypeIds',
    'pricingTypeId',
    'pricingTemplateId',
    'templateId',
    'priceableId',
    'hostableId',
  ],
  ...['businessId', 'currencyId'],
];

/** Fields that refer to no row. */
export const OTHER_NUMBERS: Readonly<Record<string, string>> = {
  offerIds: 'offers that wait for an answer, which staff who follow them up read all of',
  runId: 'a run of bulk changes, which staff who may change trips in bulk read all of',
  leadId: 'a lead, which staff read all of',
  mergedLeadId: 'a lead, which staff read all of',
  geofenceId: 'an area, which staff who may name one read all of',
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
  before: 'a place in the conversation that is named beside it',
  after: 'a place in the conversation that is named beside it',
  peerId: 'a device of the caller in the call that is named beside it; any other is refused like one that there is not',
  localMessageId: 'the sender’s own name of a message, looked for among their own',
  id: 'in a body the row that is changed, by staff who change any, an adult of the family that is edited, or a meeting, by the people of its conversation; in an invoice the place of a line',
  '*': 'a request of the pricing engine, which knows the published price book and nobody’s rows',
};
