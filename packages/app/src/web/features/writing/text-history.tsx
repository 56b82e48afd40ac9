// What the language model was asked for, with its cost; each opens with what was sent and what it wrote.

import { Anchor, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { listWritings, readWriting } from '#contract/writing/language-model.endpoints.ts';
import type { ListedWriting } from '#contract/writing/language-model.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFailureText } from './answer/outcome.tsx';
import { useCostText } from './cost-text.ts';
import classes from './writing.module.css';

const PER_PAGE = 20;

function Written({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const words = useTranslations('writing.history');
  const failureText = useFailureText();
  const { data, failure, reload } = useEndpoint(readWriting, { params: { id } });
  const parts =
    data === undefined
      ? []
      : ([
          ['request', data.request],
          ...data.sources.map(({ title, address, text }) => ['source', `${title}\n${address}\n${text}`] as const),
          ['answer', data.answer],
        ] as const);
  return (
    <SideDrawer title={words('one')} onClose={onClose}>
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      <Stack>
        {data?.state === 'failed' && <Fault message={failureText(data.failure)} />}
        {parts.map(([name, text]) => (
          <section key={`${name} ${text}`}>
            <Title order={3} size="h5">
              {words(name)}
            </Title>
            <Text size="sm" className={classes['written'] ?? ''}>
              {text === '' ? words('nothing') : text}
            </Text>
          </section>
        ))}
      </Stack>
    </SideDrawer>
  );
}

function Row({ writing, onOpen }: { readonly writing: ListedWriting; readonly onOpen: (id: number) => void }) {
  const words = useTranslations('writing.history');
  const cost = useCostText();
  const { id, kind, state, excerpt, promptTitle, promptNumber, locale, articleId, articleKind, startedAt, by } = writing;
  const language = listLanguageNames().find((one) => one.locale === locale)?.name ?? '';
  const toEditor = articleKind === 'blog' ? paths.hubBlog : paths.hubPage;
  return (
    <Table.Tr>
      <Table.Td>
        <InstantText at={startedAt} />
      </Table.Td>
      <Table.Td>{by}</Table.Td>
      <Table.Td>
        <Anchor component="button" type="button" ta="start" onClick={() => onOpen(id)}>
          {kind === 'translate' ? words('translation', { language }) : excerpt}
        </Anchor>
        {promptTitle !== null && promptNumber !== null && (
          <Text size="sm" c="dimmed">
            {words('ofPrompt', { title: promptTitle, number: String(promptNumber) })}
          </Text>
        )}
        {articleId !== null && (
          <Text size="sm">
            <Link href={toEditor({ id: articleId })}>{words('draft')}</Link>
          </Text>
        )}
      </Table.Td>
      <Table.Td>{words(`state.${state}`)}</Table.Td>
      <Table.Td ta="end">{cost(writing.cost, writing.currency)}</Table.Td>
    </Table.Tr>
  );
}

export function TextHistory() {
  const words = useTranslations('writing.history');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<number | null>(null);
  const { data, failure, reload } = useEndpoint(listWritings, { query: { page, perPage: PER_PAGE } });
  if (data === undefined) return failure === null ? null : <Fault message={failure.message} onRetry={reload} />;
  if (data.total === 0) return <EmptyState title={words('emptyTitle')} text={words('emptyText')} />;
  return (
    <Stack>
      <div className={classes['scroll']}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {(['date', 'user', 'what', 'stateTitle', 'cost'] as const).map((column) => (
                <Table.Th key={column} ta={column === 'cost' ? 'end' : 'start'}>
                  {words(column)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.data.map((writing) => (
              <Row key={writing.id} writing={writing} onOpen={setOpened} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {data.lastPage > 1 && (
        <Group>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words('newer')}
          </Button>
          <Button variant="default" disabled={page === data.lastPage} onClick={() => setPage(page + 1)}>
            {words('older')}
          </Button>
        </Group>
      )}
      {opened !== null && <Written id={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
