// The differences between two books by owner, with old and new values and a search.

import { Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl/react';
import { isLocale } from '#contract/platform/locales.ts';
import { BOOK_SUBJECTS, type BookSubject, type ListedBookDifference } from '#contract/pricing/price-books.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { addTitles, filterDifferences, groupDifferences, listSubjects } from './differences.model.ts';
import classes from './price-books.module.css';

const MEANINGS: Readonly<Record<ListedBookDifference['change'], Meaning>> = {
  added: 'good',
  removed: 'bad',
  changed: 'info',
  moved: 'care',
  reordered: 'neutral',
};

function Values({ difference: { before, after } }: { difference: ListedBookDifference }) {
  const words = useTranslations('priceBooks');
  return (
    <span>
      {before !== null && (
        <>
          <span className="visually-hidden">{words('before')} </span>
          <del>{before}</del>
        </>
      )}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && (
        <>
          <span className="visually-hidden"> {words('after')} </span>
          <ins>{after}</ins>
        </>
      )}
    </span>
  );
}

function Line({ difference }: { difference: ListedBookDifference }) {
  const words = useTranslations('priceBooks');
  const { subject, change, name, field } = difference;
  const key = `field.${field as 'amount'}` as const;
  return (
    <li className={classes['line']}>
      <StateBadge meaning={MEANINGS[change]}>{words(`change.${change}`)}</StateBadge>
      <Text span fw={500}>
        {name ?? words(`subject.${subject}`)}
      </Text>
      {field !== null && (
        <Text span c="dimmed">
          {words.has(key) ? words(key) : field}
        </Text>
      )}
      <Values difference={difference} />
    </li>
  );
}

const isSubject = (text: string | null): text is BookSubject => BOOK_SUBJECTS.some((subject) => subject === text);

interface DifferenceListProps {
  readonly differences: readonly ListedBookDifference[];
  /** The total number, of which only the first are listed. */
  readonly inAll: number;
}

export function DifferenceList({ differences: kept, inAll }: DifferenceListProps) {
  const words = useTranslations('priceBooks');
  const locale = useLocale();
  const differences = useMemo(() => (isLocale(locale) ? addTitles(kept, locale) : kept), [kept, locale]);
  const [text, setText] = useState('');
  const [subject, setSubject] = useState<BookSubject | null>(null);
  if (differences.length === 0) return <Text c="dimmed">{words('noChanges')}</Text>;
  const found = filterDifferences(differences, { text, subject });
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <TextInput label={words('search')} value={text} onChange={(event) => setText(event.currentTarget.value)} flex="1 1 200px" />
        <Select
          label={words('about')}
          placeholder={words('all')}
          value={subject}
          onChange={(value) => setSubject(isSubject(value) ? value : null)}
          data={listSubjects(differences).map((value) => ({ value, label: words(`subject.${value}`) }))}
          clearable
          clearButtonProps={{ 'aria-label': words('all') }}
        />
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {found.length === 0 ? words('noneMatches') : words('shown', { shown: found.length, all: inAll })}
      </Text>
      {groupDifferences(found).map((group) => (
        <Stack key={group.key} gap={6} component="section">
          <Title order={3} size="h5">
            {words(`subject.${group.subject}`)}
            {group.name !== null && ` · ${group.name}`}
          </Title>
          <ul className={classes['list']}>
            {group.differences.map((difference) => (
              <Line
                key={[difference.subject, difference.id, difference.field, difference.before, difference.after].join(' ')}
                difference={difference}
              />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
