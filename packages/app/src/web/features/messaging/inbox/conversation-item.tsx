// A conversation in a list: a link over the whole item, with the menu of its actions above it.

import { useId } from 'react';
import { useTimeZone } from 'use-intl/react';
import { Link } from 'wouter';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeInstantFully } from '#web/ui/text/instant-text.ts';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { ConversationPicture } from './conversation-picture.tsx';
import classes from './inbox.module.css';
import { countMinutesSince, writeItemTime } from './item-time.ts';
import { useInboxReader } from './reader.ts';
import type { ConversationSteps } from './use-conversation-steps.ts';

interface ConversationItemProps {
  readonly conversation: ConversationRecord;
  readonly href: string;
  readonly isOpen: boolean;
  readonly isTyping: boolean;
  readonly now: Date;
  readonly steps: ConversationSteps;
}

function ItemTime({ at, now }: { readonly at: string; readonly now: Date }) {
  const { view } = useInboxReader();
  const where = { tag: useFormatLocale(), timeZone: useTimeZone() ?? 'UTC' };
  return (
    <time className={classes['when']} dateTime={at} title={writeInstantFully(at, where)}>
      {writeItemTime(at, { ...where, now }, { withWeekday: view === 'staff' })}
    </time>
  );
}

/** How long a user has been waiting for support, and who of staff answers; only staff get these facts. */
function SupportFacts({ support, now }: { readonly support: NonNullable<ConversationRecord['support']>; readonly now: Date }) {
  const words = useTranslations('messagingInbox.item');
  const { assignee, waitingSince, targetMinutes } = support;
  const duration = (minutes: number) =>
    minutes < 120 ? words('minutes', { count: minutes }) : words('hours', { hours: Math.floor(minutes / 60) });
  const waited = waitingSince === null ? null : countMinutesSince(waitingSince, now);
  return (
    <span className={classes['facts']}>
      <span>{assignee === null ? words('unassigned') : words('assigned', { name: assignee.firstName })}</span>
      {waited !== null && (
        <StateBadge meaning={waited > targetMinutes ? 'bad' : 'care'}>
          {words(waited > targetMinutes ? 'late' : 'waiting', { time: duration(waited), target: duration(targetMinutes) })}
        </StateBadge>
      )}
    </span>
  );
}

export function ConversationItem({ conversation, href, isOpen, isTyping, now, steps }: ConversationItemProps) {
  const words = useTranslations('messagingInbox');
  const texts = useTranslations('conversations');
  const { TripState } = useInboxReader();
  const details = useId();
  const { id, title, avatarRef, trip, support, isUnread, mostRecentConversationMessage: newest, createdAt } = conversation;
  return (
    <li className={classes['item']} data-key={id} data-unread={isUnread || undefined} data-open={isOpen || undefined}>
      <ConversationPicture avatarRef={avatarRef} />
      <div className={classes['text']}>
        <div className={classes['line']}>
          <Link
            to={href}
            className={classes['link']}
            aria-current={isOpen ? 'true' : undefined}
            aria-describedby={details}
            data-conversation={id}
          >
            {isUnread && <span className="visually-hidden">{words('item.unread')}: </span>}
            {title}
          </Link>
          <ItemTime at={newest?.createdAt ?? createdAt} now={now} />
        </div>
        <div id={details}>
          <p className={classes['preview']} data-typing={isTyping || undefined}>
            {isTyping ? texts('typing') : (newest?.preview ?? texts('previewEmpty'))}
          </p>
          {trip !== null && (
            <span className={classes['facts']}>
              <TripState state={trip.state} />
              <DateRangeText from={trip.fromDate} to={trip.toDate} />
            </span>
          )}
          {support !== null && <SupportFacts support={support} now={now} />}
        </div>
      </div>
      <div className={classes['side']}>
        <ConversationMenu conversation={conversation} steps={steps} />
        {isUnread && <span className={classes['dot']} aria-hidden />}
      </div>
    </li>
  );
}
