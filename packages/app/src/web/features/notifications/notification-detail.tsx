// The content of an open notification, and links to its subject.

import { Anchor, Button } from '@mantine/core';
import { useLocale } from 'use-intl/react';
import { Link } from 'wouter';
import type { Notification } from '#contract/notifications/notification.shapes.ts';
import { paths } from '#web/paths.ts';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { joinList } from '#web/ui/text/join-list.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { DateRangeText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BrokenLinks, PlannedText } from './content-notices.tsx';
import { EnquiryView } from './enquiry-view.tsx';
import classes from './inbox.module.css';
import { LeadFollowUps } from './lead-notices.tsx';
import { getReportEvent } from './notification-title.ts';
import { RateDecided, RateProposed, UnpricedFamilies } from './rate-notices.tsx';
import { useTripPath } from './trip-path.ts';
import { VettingNews, VettingProgress } from './vetting-notices.tsx';

type Of<Kind extends Notification['kind']> = Extract<Notification, { kind: Kind }>['data'];

function RoleChange({ granted, revoked }: Of<'roleChanged'>) {
  const words = useTranslations('notifications');
  const names = useTranslations('roles.name');
  const locale = useLocale();
  const listed = (roles: Of<'roleChanged'>['granted']) =>
    joinList(
      locale,
      roles.map((role) => names(role)),
    );
  return (
    <>
      {granted.length > 0 && <p className={classes['text']}>{words('roleChanged.granted', { roles: listed(granted) })}</p>}
      {revoked.length > 0 && <p className={classes['text']}>{words('roleChanged.revoked', { roles: listed(revoked) })}</p>}
    </>
  );
}

function View() {
  const words = useTranslations('notifications');
  return (
    <>
      <p className={classes['text']}>{words('accountViewed.text')}</p>
      <Anchor component={Link} to={paths.contactUs()}>
        {words('accountViewed.contact')}
      </Anchor>
    </>
  );
}

function Family() {
  const words = useTranslations('notifications');
  const isThere = usePageAccess()('hubVetting');
  return (
    <>
      <p className={classes['text']}>{words('hostFamilyRegistered.text')}</p>
      {isThere && (
        <Button component={Link} to={paths.hubVetting()} variant="default">
          {words('hostFamilyRegistered.open')}
        </Button>
      )}
    </>
  );
}

function Paused({ isLive }: Of<'hostFamilyPaused'>) {
  const words = useTranslations('notifications');
  return <p className={classes['text']}>{words(`hostFamilyPaused.${isLive ? 'liveText' : 'pausedText'}`)}</p>;
}

function Reported({ conversationId, cause }: Of<'messageReported'>) {
  const words = useTranslations('notifications');
  const reasons = useTranslations('names.reportReason');
  const event = getReportEvent(cause);
  return (
    <>
      <p className={classes['text']}>{words(`messageReported.${event}.text`, { reason: cause === 'blocked' ? '' : reasons(cause) })}</p>
      {event === 'blocked' ? (
        <Button component={Link} to={paths.hubMessages({ conversation: conversationId })} variant="default">
          {words('messageReported.open')}
        </Button>
      ) : (
        <Button component={Link} to={paths.hubMessageReports({ state: 'open' })} variant="default">
          {words('messageReported.review')}
        </Button>
      )}
    </>
  );
}

function MeetingSoon({ start }: Of<'meetingSoon'>) {
  const words = useTranslations('notifications');
  return (
    <>
      <p className={classes['text']}>
        <InstantText at={start} />
      </p>
      <Button component={Link} to={paths.travelVideos()} variant="default">
        {words('meetingSoon.open')}
      </Button>
    </>
  );
}

function SupportWaiting({ conversationId }: Of<'supportWaiting'>) {
  const words = useTranslations('notifications');
  return (
    <>
      <p className={classes['text']}>{words('supportWaiting.text')}</p>
      <Button component={Link} to={paths.hubMessages({ conversation: conversationId })} variant="default">
        {words('supportWaiting.open')}
      </Button>
    </>
  );
}

function Refused() {
  const words = useTranslations('notifications');
  return <p className={classes['text']}>{words('bookingRefused.text')}</p>;
}

function PaymentReturned({ paymentId, what, amount, currency }: Of<'paymentReturned'>) {
  const words = useTranslations('notifications');
  const money = useMoneyText();
  return (
    <>
      <p className={classes['text']}>{words(`paymentReturned.${what}.text`, { amount: money({ amount, currency }) })}</p>
      <Button component={Link} to={paths.hubPayments({ open: paymentId })} variant="default">
        {words('paymentReturned.open')}
      </Button>
    </>
  );
}

function LinkedChild({ studentId }: Of<'childLinked'>) {
  const words = useTranslations('notifications');
  return (
    <>
      <p className={classes['text']}>{words('childLinked.text')}</p>
      <Button component={Link} to={paths.travelStudentView({ id: studentId })} variant="default">
        {words('childLinked.open')}
      </Button>
    </>
  );
}

function TripNews({ tripId }: Pick<Of<'tripNews'>, 'tripId'>) {
  const words = useTranslations('notifications');
  const path = useTripPath(tripId);
  if (path === null) return null;
  return (
    <Button component={Link} to={path} variant="default">
      {words('tripNews.open')}
    </Button>
  );
}

function CalendarChange({ fromDate, toDate }: Of<'calendarChanged'>) {
  const words = useTranslations('notifications');
  return (
    <>
      <p className={classes['text']}>
        <DateRangeText from={fromDate} to={toDate} style="weekday" />
      </p>
      <Button component={Link} to={paths.hostCalendar()} variant="default">
        {words('calendarChanged.open')}
      </Button>
    </>
  );
}

function FeedTrouble({ what }: Of<'calendarFeed'>) {
  const words = useTranslations('notifications');
  return (
    <>
      <p className={classes['text']}>{words(`calendarFeed.${what}Text`)}</p>
      <Button component={Link} to={paths.hostCalendar()} variant="default">
        {words('calendarChanged.open')}
      </Button>
    </>
  );
}

function PriceChanged({ tripId, name, cause, currency, before, after, difference }: Of<'tripPriceChanged'>) {
  const words = useTranslations('tripPrice.change');
  const causes = useTranslations('names.priceCause');
  const money = useMoneyText();
  const text = (amount: string) => money({ amount, currency });
  const figures = { before: text(before), after: text(after), difference: text(difference.replace(/^-/, '')) };
  return (
    <>
      <p className={classes['text']}>{causes(cause, { name })}</p>
      <p className={classes['text']}>{words(difference.startsWith('-') ? 'less' : 'more', figures)}</p>
      <TripNews tripId={tripId} />
    </>
  );
}

export function NotificationDetail({ notification }: { readonly notification: Notification }) {
  const { kind, data } = notification;
  switch (kind) {
    case 'roleChanged':
      return <RoleChange {...data} />;
    case 'accountViewed':
      return <View />;
    case 'hostFamilyRegistered':
      return <Family />;
    case 'hostFamilyPaused':
      return <Paused {...data} />;
    case 'vettingNews':
      return <VettingNews {...data} />;
    case 'vettingProgress':
      return <VettingProgress {...data} />;
    case 'unpricedFamilies':
      return <UnpricedFamilies {...data} />;
    case 'rateProposed':
      return <RateProposed {...data} />;
    case 'rateDecided':
      return <RateDecided {...data} />;
    case 'leadFollowUps':
      return <LeadFollowUps />;
    case 'brokenLinks':
      return <BrokenLinks />;
    case 'contentItem':
      return <PlannedText {...data} />;
    case 'contactEnquiry':
      return <EnquiryView id={data.enquiryId} conversationId={data.conversationId} />;
    case 'messageReported':
      return <Reported {...data} />;
    case 'meetingSoon':
      return <MeetingSoon {...data} />;
    case 'supportWaiting':
      return <SupportWaiting {...data} />;
    case 'bookingRefused':
      return <Refused />;
    case 'paymentReturned':
      return <PaymentReturned {...data} />;
    case 'childLinked':
      return <LinkedChild {...data} />;
    case 'tripNews':
      return <TripNews {...data} />;
    case 'calendarChanged':
      return <CalendarChange {...data} />;
    case 'calendarFeed':
      return <FeedTrouble {...data} />;
    case 'tripPriceChanged':
      return <PriceChanged {...data} />;
    case 'campaign':
      return <p className={classes['text']}>{data.body}</p>;
  }
}
