// An event as a line: what happened to what, by whom and when, with a link to the object if the user may open it.

import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { TimelineEvent } from '#contract/administration/events.shapes.ts';
import { useChangeWords } from '#web/features/administration/change-log/change-words.ts';
import { paths } from '#web/paths.ts';
import { useCanOpen } from '#web/platform/navigation/page-access.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './events.module.css';

/** Returns a function that gives the page of an event’s object; null if it has none, or not for this user. */
function useObjectLink(): (event: TimelineEvent) => string | null {
  const opens = {
    trip: useCanOpen('hubTripEdit'),
    student: useCanOpen('hubStudentView'),
    group: useCanOpen('hubGroup'),
    hostFamily: useCanOpen('hubHostFamilyEdit'),
    invoice: useCanOpen('hubInvoiceAction'),
    user: useCanOpen('hubUser'),
  };
  return ({ subjectType, subjectId, subjectName }) => {
    const id = Number(subjectId);
    // What is deleted has no name any more.
    if (subjectName === null || !Number.isSafeInteger(id)) return null;
    if (subjectType === 'trip' && opens.trip) return paths.hubTripEdit({ id });
    if (subjectType === 'student' && opens.student) return paths.hubStudentView({ id });
    if (subjectType === 'group' && opens.group) return paths.hubGroup({ id });
    if (subjectType === 'hostFamily' && opens.hostFamily) return paths.hubHostFamilyEdit({ id });
    if (subjectType === 'invoice' && opens.invoice) return paths.hubInvoiceAction({ id });
    return subjectType === 'user' && opens.user ? paths.hubUser({ id }) : null;
  };
}

interface EventLineProps {
  readonly event: TimelineEvent;
  /** Filters by the object of this event; not given if that is done already. */
  readonly onOnly?: ((event: TimelineEvent) => void) | undefined;
}

export function EventLine({ event, onOnly }: EventLineProps) {
  const words = useTranslations('eventFeed');
  const names = useChangeWords();
  const linkOf = useObjectLink();
  const { at, actorName, viewerName, action, states } = event;
  const subject = names.subject(event);
  const link = linkOf(event);
  const actorText =
    actorName === null
      ? words('automatic')
      : viewerName === null
        ? words('by', { name: actorName })
        : words('byViewer', { viewer: viewerName, name: actorName });
  return (
    <li className={classes['line']}>
      <div className={classes['what']}>
        <Text span fw={600} size="sm">
          {names.action(action)}
        </Text>
        {link === null ? (
          <Text span size="sm">
            {subject}
          </Text>
        ) : (
          <Anchor component={Link} to={link} size="sm">
            {subject}
          </Anchor>
        )}
        {states !== null && (
          <Text span size="sm">
            {words('states', { from: names.value('tripState', states.from), to: names.value('tripState', states.to) })}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {actorText}
        {' · '}
        <InstantText at={at} />
      </Text>
      {onOnly !== undefined && (
        <ActionIcon variant="subtle" color="gray" aria-label={words('only', { name: subject })} onClick={() => onOnly(event)}>
          <IconFilter size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
