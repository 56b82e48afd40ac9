// The latest changes of one record, newest first, with a button to load more.

import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { AuditEntry } from '#contract/administration/audit.shapes.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { useAnswer } from '#web/features/administration/users/use-answer.ts';
import { toFullName } from '#web/features/administration/users/user-picker.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './change-log.module.css';
import { ChangeValues } from './change-values.tsx';
import { useChangeWords } from './change-words.ts';

/** Returns a function that gives the name of who made a change. */
export function useActorName(): (entry: Pick<AuditEntry, 'actor' | 'viewer'>) => string {
  const words = useTranslations('changeLog');
  return ({ actor, viewer }) => {
    const name = actor === null ? words('somebody') : toFullName(actor);
    return viewer === null ? name : words('viewedBy', { viewer: toFullName(viewer), actor: name });
  };
}

interface ChangeListProps {
  readonly subjectType: string;
  readonly subjectId?: string;
  /** A new value reloads the list. */
  readonly version?: number;
  /** Whether each line names its subject. */
  readonly withSubject?: boolean;
}

export function ChangeList({ subjectType, subjectId, version = 0, withSubject = false }: ChangeListProps) {
  const words = useTranslations('changeLog');
  const names = useChangeWords();
  const actorName = useActorName();
  const [perPage, setPerPage] = useState(10);
  const { value, fault, isLoading, reload } = useAnswer(`changes ${subjectType} ${subjectId} ${version} ${perPage}`, (signal) =>
    administration.listAudit(
      { query: { perPage, subjectType, ...(subjectId === undefined ? {} : { subjectId }) } },
      { signal, background: true },
    ),
  );
  if (fault !== null) return <Fault message={fault} onRetry={reload} />;
  if (value === null) return <LoadingRows count={3} />;
  if (value.total === 0) return <Text c="dimmed">{words('empty')}</Text>;
  return (
    <Stack gap="sm" align="flex-start">
      <ul className={classes['list']}>
        {value.data.map((entry) => (
          <li key={entry.id} className={classes['entry']}>
            <Group gap={8}>
              <Text fw={600} size="sm">
                {names.action(entry.action)}
              </Text>
              {withSubject && <Text size="sm">{names.subject(entry)}</Text>}
              <Text size="sm" c="dimmed">
                {words('by', { name: actorName(entry) })} · <RelativeTime at={entry.at} />
              </Text>
            </Group>
            <ChangeValues changes={entry.changes} />
          </li>
        ))}
      </ul>
      {value.total > value.data.length && perPage < 100 && (
        <Button variant="default" size="xs" loading={isLoading} onClick={() => setPerPage(Math.min(100, perPage * 2))}>
          {words('more')}
        </Button>
      )}
    </Stack>
  );
}
