// Every route of the server, feature by feature.

import { activityRoutes } from './features/activities/activities.routes.ts';
import { administrationRoutes } from './features/administration/administration.routes.ts';
import { attachmentRoutes } from './features/attachments/attachments.routes.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { bookingRoutes } from './features/booking/booking.routes.ts';
import {
  contentEditingRoutes,
  contentItemRoutes,
  contentRoutes,
  liveContentRoutes,
  mediaRoutes,
  menuRoutes,
  sourceRoutes,
  testimonialRoutes,
} from './features/content/content.routes.ts';
import { documentationRoutes } from './features/documentation/documentation.routes.ts';
import { expenseRoutes } from './features/expenses/expenses.routes.ts';
import { financeRoutes } from './features/finance/finance.routes.ts';
import { gatewayRoutes } from './features/gateway/gateway.routes.ts';
import { geofenceRoutes } from './features/geofences/geofences.routes.ts';
import {
  groupBillingRoutes,
  groupDocumentRoutes,
  groupPriceRoutes,
  groupRoutes,
  placementRoutes,
} from './features/groups/groups.routes.ts';
import { homeRoutes } from './features/home/home.routes.ts';
import { familyCalendarRoutes } from './features/host-families/calendar/calendar.routes.ts';
import { hostDashboardRoutes } from './features/host-families/dashboard/dashboard.routes.ts';
import { familyDetailsRoutes } from './features/host-families/details/details.routes.ts';
import { familyListRoutes } from './features/host-families/list/list.routes.ts';
import { familyLiveRoutes } from './features/host-families/live/live.routes.ts';
import { familyNoteRoutes } from './features/host-families/notes/notes.routes.ts';
import { familyOfferRoutes } from './features/host-families/offers/offers.routes.ts';
import { familyPhotoRoutes } from './features/host-families/photos/photos.routes.ts';
import { plannerRoutes } from './features/host-families/planner/planner.routes.ts';
import { familyProfileRoutes } from './features/host-families/profile/profile.routes.ts';
import { familyRateRoutes } from './features/host-families/rates/rates.routes.ts';
import { familyReadRoutes } from './features/host-families/reads/reads.routes.ts';
import { hostRegistrationRoutes } from './features/host-families/registration/registration.routes.ts';
import { familyTextRoutes } from './features/host-families/texts/texts.routes.ts';
import { accountRoutes } from './features/identity/account.routes.ts';
import { savedViewRoutes } from './features/lists/saved-views.routes.ts';
import { callRoutes } from './features/messaging/calls/calls.routes.ts';
import { contactRoutes } from './features/messaging/contact.routes.ts';
import { conversationRoutes } from './features/messaging/conversations/conversations.routes.ts';
import { conversationExportRoutes } from './features/messaging/export/conversation-export.routes.ts';
import { meetingRoutes } from './features/messaging/meetings/meetings.routes.ts';
import { messageRoutes } from './features/messaging/messages/messages.routes.ts';
import { noticeRoutes } from './features/messaging/notices/notices.routes.ts';
import { tokenRoutes } from './features/messaging/provider/tokens.routes.ts';
import { safetyRoutes } from './features/messaging/safety/safety.routes.ts';
import { supportRoutes } from './features/messaging/support/support.routes.ts';
import { translationRoutes } from './features/messaging/translations/translations.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { payoutRoutes } from './features/payouts/payouts.routes.ts';
import { documentRoutes, parentInvitationRoutes, peopleRoutes } from './features/people/people.routes.ts';
import { pricingRoutes } from './features/pricing/pricing.routes.ts';
import { purchaseRoutes } from './features/purchases/purchases.routes.ts';
import { reconciliationRoutes } from './features/reconciliation/reconciliation.routes.ts';
import { recordSearchRoutes } from './features/record-search/record-search.routes.ts';
import { staffReportRoutes } from './features/reports/reports.routes.ts';
import { repricingRoutes } from './features/repricing/repricing.routes.ts';
import { scoutingRoutes } from './features/scouting/leads.routes.ts';
import { dependencyRoutes } from './features/search/dependencies.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { tripRoutes } from './features/trips/trips.routes.ts';
import { vettingRoutes } from './features/vetting/vetting.routes.ts';
import { writingRoutes } from './features/writing/language-model.routes.ts';
import type { Route } from './platform/http/routes.ts';

export const allRoutes: readonly Route[] = [
  ...accountRoutes,
  ...administrationRoutes,
  ...attachmentRoutes,
  ...dependencyRoutes,
  ...searchRoutes,
  ...familyCalendarRoutes,
  ...familyProfileRoutes,
  ...familyDetailsRoutes,
  ...familyListRoutes,
  ...plannerRoutes,
  ...familyLiveRoutes,
  ...familyNoteRoutes,
  ...familyOfferRoutes,
  ...familyRateRoutes,
  ...familyReadRoutes,
  ...familyTextRoutes,
  ...familyPhotoRoutes,
  ...hostDashboardRoutes,
  ...activityRoutes,
  ...contentRoutes,
  ...contentEditingRoutes,
  ...liveContentRoutes,
  ...mediaRoutes,
  ...menuRoutes,
  ...contentItemRoutes,
  ...sourceRoutes,
  ...testimonialRoutes,
  ...documentationRoutes,
  ...hostRegistrationRoutes,
  ...savedViewRoutes,
  ...notificationRoutes,
  ...contactRoutes,
  ...supportRoutes,
  ...translationRoutes,
  ...conversationExportRoutes,
  ...safetyRoutes,
  ...noticeRoutes,
  ...conversationRoutes,
  ...callRoutes,
  ...meetingRoutes,
  ...tokenRoutes,
  ...messageRoutes,
  ...pricingRoutes,
  ...repricingRoutes,
  ...financeRoutes,
  ...billingRoutes,
  ...reconciliationRoutes,
  ...staffReportRoutes,
  ...payoutRoutes,
  ...purchaseRoutes,
  ...expenseRoutes,
  ...gatewayRoutes,
  ...bookingRoutes,
  ...tripRoutes,
  ...homeRoutes,
  ...recordSearchRoutes,
  ...vettingRoutes,
  ...scoutingRoutes,
  ...geofenceRoutes,
  ...groupRoutes,
  ...groupBillingRoutes,
  ...groupDocumentRoutes,
  ...groupPriceRoutes,
  ...placementRoutes,
  ...peopleRoutes,
  ...parentInvitationRoutes,
  ...documentRoutes,
  ...writingRoutes,
];
