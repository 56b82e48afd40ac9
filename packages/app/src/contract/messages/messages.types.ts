// What the compiler holds the shared messages to: a text for each code that the product has, and none besides. Each line that does not
// compile names messages in `messages/en/shared`.

import type { UserState } from '#contract/administration/states.ts';
import type { AccountType, MovementKind } from '#contract/finance/billing/billing.shapes.ts';
import type { LedgerAccount, LedgerKind } from '#contract/finance/billing/ledger-accounts.ts';
import type { InvoiceKind, InvoiceState, PaymentKind, PaymentMethod } from '#contract/finance/invoices/invoice-states.ts';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import type { CheckName, DiscrepancySubject, Severity } from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import type { GroupDocumentKind } from '#contract/groups/group-documents.shapes.ts';
import type { GENDERS } from '#contract/host-families/hosting-types.ts';
import type { Pet } from '#contract/host-families/pets.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { ContactTopic } from '#contract/messaging/contact-topics.ts';
import type { CampaignState } from '#contract/notifications/campaign.machine.ts';
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import type { DocumentKind } from '#contract/people/documents.shapes.ts';
import type { StudentTypeCode } from '#contract/people/student-types.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import type { RefusalCode } from '#contract/platform/refusals.ts';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { PricingTemplate } from '#contract/pricing/pricings.shapes.ts';
import type { ActivityType } from '#contract/search/activity-types.ts';
import type { StayType } from '#contract/search/stay-types.ts';
import type { TagCode } from '#contract/search/tag-codes.ts';
import type { TripEvent } from '#contract/trips/events.ts';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import type { PriceCause } from '#contract/trips/price-changes.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { TripTaskKind } from '#contract/trips/tasks.ts';
import type { Direction, MetBy } from '#contract/trips/transfers.rules.ts';
import type { VETTING_NEWS, VETTING_PROGRESS } from '#contract/vetting/vetting-news.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import type { Assert, CoversCodes, HasCodes } from './code-messages.ts';
import type { SharedMessages } from './english.types.ts';

type Names = SharedMessages['names'];
type Tags = SharedMessages['tags'];
type Values = SharedMessages['trail']['value'];
type Rights = Names['right'];

/** `users.read` of `users` and in it `read`. */
type NamedRight = { [Area in keyof Rights]: `${Area}.${keyof Rights[Area] & string}` }[keyof Rights];

export type Checked = [
  Assert<CoversCodes<AccountType, Names['accountOf']>>,
  Assert<CoversCodes<MovementKind | LedgerKind, Names['movement']>>,
  Assert<CoversCodes<LedgerAccount, Names['ledger']>>,
  Assert<CoversCodes<CheckName, Names['check']>>,
  Assert<CoversCodes<Severity, Names['severity']>>,
  Assert<CoversCodes<DiscrepancySubject, Names['foundOn']>>,
  Assert<CoversCodes<TripState, Names['tripState']>>,
  Assert<CoversCodes<OfferState, Names['offerState']>>,
  Assert<CoversCodes<Direction, Names['direction']>>,
  Assert<CoversCodes<MetBy, Names['metBy']>>,
  Assert<CoversCodes<TripTaskKind, Names['tripTask']>>,
  Assert<CoversCodes<PriceCause, Names['priceCause']>>,
  Assert<CoversCodes<TripEvent, Names['tripEvent']>>,
  Assert<CoversCodes<Role, Names['role']>>,
  Assert<CoversCodes<DocumentKind, Names['documentKind']>>,
  Assert<CoversCodes<GroupDocumentKind, Names['groupDocumentKind']>>,
  Assert<CoversCodes<StudentTypeCode, Names['studentType']>>,
  Assert<CoversCodes<(typeof GENDERS)[number], Names['gender']>>,
  Assert<CoversCodes<UserState, Names['userState']>>,
  Assert<CoversCodes<VettingState, Names['vettingState']>>,
  Assert<CoversCodes<(typeof VETTING_NEWS)[number], Names['vettingNews']>>,
  Assert<CoversCodes<(typeof VETTING_PROGRESS)[number], Names['vettingProgress']>>,
  Assert<CoversCodes<CampaignState, Names['campaignState']>>,
  Assert<CoversCodes<(typeof CAMPAIGN_TYPES)[number], Names['campaignType']>>,
  Assert<CoversCodes<ContactTopic, Names['contactTopic']>>,
  Assert<CoversCodes<RefusalCode, SharedMessages['refusals']>>,
  Assert<CoversCodes<TagCode, Tags['tag']>>,
  Assert<CoversCodes<Pet, Tags['pet']>>,
  Assert<CoversCodes<ActivityType, Tags['activityType']>>,
  Assert<CoversCodes<StayType, Tags['stayType']>>,
  Assert<CoversCodes<NotificationKind | InvoiceKind | PaymentKind, Values['kind']>>,
  Assert<HasCodes<Exclude<InvoiceState, CampaignState>, Values['state']>>,
  Assert<CoversCodes<PaymentMethod, Values['method']>>,
  Assert<CoversCodes<PriceableLevel, Values['level']>>,
  Assert<CoversCodes<PricingTemplate['per'], Values['per']>>,
  Assert<CoversCodes<InvoiceContent['schedule']['mode'], Values['mode']>>,
  Assert<CoversCodes<Exclude<Capability, 'public'>, Readonly<Record<NamedRight, string>>>>,
];
