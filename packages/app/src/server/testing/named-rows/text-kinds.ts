// The other texts in requests that by their name could refer to a row: tokens, keys, addresses, filters. None of them refers to a person's
// row without proving access to it; the test of named rows fails for a text of the contract that is not declared here.

import { STUDENT_FIELD_NAMES, STUDENT_FIELDS } from '#contract/people/student-fields.ts';

type Part = 'params' | 'query' | 'body';

interface DeclaredText {
  readonly why: string;
  readonly names: Readonly<Partial<Record<Part, readonly string[]>>>;
}

export const DECLARED_TEXTS: readonly DeclaredText[] = [
  {
    why: 'a secret of 256 bits, or a signed one: whoever has it may, and the tests of its feature show that nobody else does',
    names: { params: ['token'], body: ['token', 'draftToken', 'clientSecret', 'password', 'passwordConfirmation', 'currentPassword'] },
  },
  {
    why: 'what a sign-in provider answers, proven by the session that asked and by the provider’s signature',
    names: { body: ['code', 'state', 'iss', 'error'] },
  },
  {
    why: 'an address: whether it has an account, the answer to nobody but staff tells; platform/email/recipient-limit.api.test.ts',
    names: { body: ['email', 'emailParent'] },
  },
  {
    why: 'parts of the uploaded file itself: a sheet, and what its columns hold',
    names: { body: ['sheet', 'columns'] },
  },
  {
    why: 'what everybody may name: a provider, a gateway, an article, a list, a currency, a level of prices, a code of the price book',
    names: {
      params: ['gateway', 'provider', 'slug'],
      query: ['gateway', 'list', 'currency', 'level', 'payeeType', 'subjectType', 'type', 'timezone', 'referralCode', 'columns', 'bom'],
      body: ['hostingType', 'list', 'currency', 'level', 'timezone', 'referralCode', 'discountCode', 'symbol', 'basis', 'hash'],
    },
  },
  {
    why: 'the payment that staff who see all of them record, named by themselves so that a second press records nothing twice',
    names: { body: ['key'] },
  },
  {
    why: 'where the caller’s own push messages go, and when they want none: ending somebody else’s does nothing; notices/push.api.test.ts',
    names: { body: ['quietFrom', 'quietTo', 'endpoint', 'p256dh', 'auth'] },
  },
  {
    why: 'words of the text that is written, which its editor says are nobody’s name: others change nothing',
    names: { body: ['notPeople'] },
  },
  {
    why: 'where one’s own notifications go on being read',
    names: { query: ['after'] },
  },
  {
    why: 'what a search or a filter looks for, among the rows that its reader sees without it',
    names: {
      query: [
        ...['action', 'active', 'activitySearch', 'actor', 'age', 'alsoFull', 'amount', 'at', 'balance', 'category', 'check', 'complete'],
        ...['createdAt', 'day', 'differs', 'dueDate', 'effectiveFrom', 'fromDate', 'gender', 'group', 'hasTasks', 'hostFamilyName', 'mine'],
        ...['answered', 'avoidPets', 'expiresOn', 'freeOn', 'guestsNumber', 'hostingType', 'isLive', 'missing', 'responseHours', 'since'],
        ...['vettingState'],
        ...['isOpen', 'isOverdue', 'isUnallocated', 'issueDate', 'kind', 'lacksDetails', 'lastPaidOn', 'lastSignInAt', 'method'],
        ...['nextTrip', 'occurredAt', 'overdue', 'paidOn', 'rebillable', 'receivedAt', 'required', 'role', 'routeToTrip', 'scheduledFor'],
        ...[
          'reason',
          'search',
          'searchText',
          'selfBilled',
          'severalRoles',
          'severity',
          'spentOn',
          'startDate',
          'startedBy',
          'state',
          'supplierName',
        ],
        ...['text', 'toDate', 'total', 'unreadOnly'],
        // Of bulk changes, which staff who make them read all of.
        'outcome',
        // Of pages, articles and links, which their editors read all of.
        ...['slug', 'lacksLocale', 'updatedAt', 'source', 'fault', 'locale', 'rating', 'isUsed', 'dueOn'],
        // Of leads and areas, which staff read all of.
        ...['daysToStart', 'data', 'documents', 'family', 'followUp', 'payment', 'readiness', 'transfer'],
        ...['hours', 'stage', 'purpose', 'nextFollowUp', 'email', 'phone', 'addressLine1', 'cityTown', 'postcode'],
      ],
      body: ['query'],
    },
  },
  {
    why: 'a day, a time, an amount, a rate or a flag, written as text',
    names: {
      body: [
        ...['after', 'allocate', 'amount', 'at', 'before', 'commissionAmount', 'commissionPercentage', 'customerCommissionAmount'],
        ...['customerCommissionPercentage', 'dates', 'defaultAmount', 'demandDiscount', 'discount', 'dryRun', 'dueDate', 'immersionRate'],
        ...['issueDate', 'net', 'percentage', 'providerCommissionAmount', 'providerCommissionPercentage', 'quantity', 'supplyDiscount'],
        ...['time', 'total', 'unitAmount', 'vat', 'vatPercentage', 'vatRate'],
      ],
    },
  },
  {
    why: 'a card, an account at a bank or a number at a tax office, which is kept or checked and looked up nowhere',
    names: { body: ['bic', 'cvc', 'expiry', 'holder', 'iban', 'number', 'vatNumber', 'invoicePrefix'] },
  },
  {
    why: 'what people write of themselves, of a student, of a family or of what they do',
    names: {
      body: [
        ...STUDENT_FIELD_NAMES.filter((name) => 'maxLength' in STUDENT_FIELDS[name]),
        ...[
          'address',
          'addressLine1',
          'airportCode',
          'alt',
          'answer',
          'billAgain',
          'body',
          'campaign',
          'caption',
          'carrierNumber',
          'cityTown',
          'content',
          'description',
          'experienceTypeName',
          'houseRules',
          'languages',
          'parentGuardianOneFirstName',
          'parentGuardianOneLastName',
          'parentGuardianTwoFirstName',
          'parentGuardianTwoLastName',
          'relation',
          'report',
          'story',
          'summary',
        ],
        // Of pages and articles, for every visitor.
        ...[
          'slug',
          'tags',
          'imageAlt',
          'html',
          'who',
          'label',
          'target',
          'publishAt',
          'takeDownAt',
          'role',
          'consentBy',
          'alts',
          'licence',
          'brief',
          'keywords',
        ],
        // Whoever travels with a group, and how to reach them.
        ...['leader', 'leaderEmail', 'leaderPhone'],
        ...['foundUsWhere', 'homepage', 'legalName', 'meetName', 'meetPhone', 'message', 'name', 'note', 'parentAddress', 'parentName'],
        ...[
          'payerName',
          'phone',
          'place',
          'postcode',
          'reason',
          'resolution',
          'supplierName',
          'text',
          'texts',
          'title',
          'to',
          'url',
          'vatText',
          'wishes',
        ],
      ],
    },
  },
  {
    why: 'the text of a cell: what it names is refused as in the form; people/students/student-cells.api.test.ts',
    names: { body: ['value'] },
  },
  {
    why: 'an adult of the family that is named beside it, or of the caller’s own; any other is refused: vetting/household.api.test.ts',
    names: { body: ['person'] },
  },
  {
    why: 'the name of somebody whom the caller’s own family knows: they are kept out of its vetting; vetting/household.api.test.ts',
    names: { body: ['colleague'] },
  },
  { why: 'documents of the price books and of campaigns, by the names of their parts', names: { body: ['*'] } },
];
