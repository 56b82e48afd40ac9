// The endpoints of notifications and of campaigns.

import * as campaigns from '#contract/notifications/campaigns.endpoints.ts';
import * as notifications from '#contract/notifications/notifications.endpoints.ts';
import { type Route, routes } from '#server/platform/http/routes.ts';
import { cancelCampaign, reviseCampaign, scheduleCampaign, testCampaign } from './campaign-steps.service.ts';
import { countAudience, createCampaign, deleteCampaign, editCampaign, listCampaigns, readCampaign } from './campaigns.service.ts';
import {
  changePreference,
  countUnread,
  listNotifications,
  markAllNotifications,
  markNotification,
  readPreferences,
} from './notifications.service.ts';
import { unsubscribe } from './unsubscribing.service.ts';

export const notificationRoutes: readonly Route[] = [
  ...routes(notifications, {
    changePreference,
    countUnread,
    listNotifications,
    markAllNotifications,
    markNotification,
    readPreferences,
    unsubscribe,
  }),
  ...routes(campaigns, {
    cancelCampaign,
    countAudience,
    createCampaign,
    deleteCampaign,
    editCampaign,
    listCampaigns,
    readCampaign,
    reviseCampaign,
    scheduleCampaign,
    testCampaign,
  }),
];
