// The titles of notifications.

import type { Notification } from '#contract/notifications/notification.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type ReportCause = Extract<Notification, { kind: 'messageReported' }>['data']['cause'];

/** Returns which texts tell of a report: a child in danger is not one among others. */
export function getReportEvent(cause: ReportCause) {
  if (cause === 'blocked') return 'blocked';
  return cause === 'childSafety' ? 'urgent' : 'reported';
}

/** Returns a function that gives the title of a notification. */
export function useNotificationTitle(): (notification: Notification) => string {
  const words = useTranslations('notifications');
  const events = useTranslations('names.tripEvent');
  const news = useTranslations('names.vettingNews');
  const progress = useTranslations('names.vettingProgress');
  return ({ kind, data, count }) => {
    switch (kind) {
      case 'roleChanged':
        return words('roleChanged.title', { name: data.name || words('anAdministrator') });
      case 'accountViewed':
        return words('accountViewed.title', { name: data.name || words('anAdministrator') });
      case 'hostFamilyRegistered':
        return words('hostFamilyRegistered.title', { name: data.name || words('somebody'), count });
      case 'hostFamilyPaused':
        return words(`hostFamilyPaused.${data.isLive ? 'live' : 'paused'}`, { name: data.name || words('somebody') });
      case 'vettingNews':
        return news(data.event);
      case 'vettingProgress':
        return words('vettingProgress.title', { name: data.name || words('somebody'), event: progress(data.event) });
      case 'unpricedFamilies':
        return words('unpricedFamilies.title', { families: data.families });
      case 'rateProposed':
        return words('rateProposed.title', { name: data.name || words('somebody') });
      case 'rateDecided':
        return words(`rateDecided.${data.accepted ? 'accepted' : 'refused'}`, { template: data.template });
      case 'leadFollowUps':
        return words('leadFollowUps.title', { leads: data.leads });
      case 'brokenLinks':
        return words('brokenLinks.title', { links: data.links });
      case 'contentItem':
        return words(`contentItem.${data.what}`, { title: data.title });
      case 'contactEnquiry':
        if (data.suspected) return words('contactEnquiry.suspected', { count });
        return words('contactEnquiry.title', { name: data.name || words('somebody') });
      case 'messageReported':
        return words(`messageReported.${getReportEvent(data.cause)}.title`, { name: data.name || words('somebody') });
      case 'meetingSoon':
        return words('meetingSoon.title');
      case 'supportWaiting':
        return words('supportWaiting.title');
      case 'bookingRefused':
        return words('bookingRefused.title', { name: data.name || words('somebody') });
      case 'paymentReturned':
        return words(`paymentReturned.${data.what}.title`, { name: data.name || words('somebody') });
      case 'childLinked':
        return words('childLinked.title', { name: data.name || words('somebody'), child: data.child });
      case 'tripNews':
        return words('tripNews.title', { name: data.name || words('somebody'), event: events(data.event) });
      case 'calendarChanged':
        return words(`calendarChanged.${data.what}`);
      case 'calendarFeed':
        return words(`calendarFeed.${data.what}`, { calendar: data.calendar });
      case 'tripPriceChanged':
        return words('tripPriceChanged.title', { name: data.name || words('somebody') });
      case 'campaign':
        return data.title;
    }
  };
}
