// The endpoints of notifications and of campaigns.

import * as campaigns from '#contract/notifications/campaigns.endpoints.ts';
import * as notifications from '#contract/notifications/notifications.endpoints.ts';
import { defineRoutes, type Route } from '#server/platform/http/routes.ts';
import { cancelCampaign, reviseCampaign, scheduleCampaign, testCampaign } from './campaigns/campaign-transitions.service.ts';
import {
  countAudience,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  updateCampaign,
} from './campaigns/campaigns.service.ts';
import {
  countUnread,
  getPreferences,
  listNotifications,
  markAllNotifications,
  markNotification,
  updatePreference,
} from './notifications.service.ts';
import { unsubscribe } from './unsubscribe.service.ts';

export const notificationRoutes: readonly Route[] = [
  ...defineRoutes(notifications, {
    changePreference: updatePreference,
    countUnread,
    listNotifications,
    markAllNotifications,
    markNotification,
    readPreferences: getPreferences,
    unsubscribe,
  }),
  ...defineRoutes(campaigns, {
    cancelCampaign,
    countAudience,
    createCampaign,
    deleteCampaign,
    editCampaign: updateCampaign,
    listCampaigns,
    readCampaign: getCampaign,
    reviseCampaign,
    scheduleCampaign,
    testCampaign,
  }),
];
