// What happened to one object, the latest first, for the page or drawer that shows it.

import { Button, Text } from '@mantine/core';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { EventLine } from './event-line.tsx';
import classes from './events.module.css';
import { useEvents } from './use-events.ts';

interface SubjectHistoryProps {
  /** The kind of the object in the change log. */
  readonly subjectType: string;
  readonly id: number;
}

export function SubjectHistory({ subjectType, id }: SubjectHistoryProps) {
  const words = useTranslations('eventFeed');
  const { events, failure, hasMore, isLoadingMore, loadMore, reload } = useEvents({ subjectType, subjectId: String(id) });
  if (events === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  if (events.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {words('empty.title')}
      </Text>
    );
  }
  return (
    <>
      <ul className={classes['lines']}>
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
          {words('more')}
        </Button>
      )}
    </>
  );
}
