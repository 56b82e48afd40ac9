// The drawer of a published book: its details, its changes and its file; actions to restore or withdraw it.

import { Button, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { listPriceBooks, readDraft, readPriceBook, readPriceBookFile, withdrawPriceBook } from '#contract/pricing/price-books.endpoints.ts';
import { download } from '#web/platform/api/download.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PriceBookStateBadge } from './book-list.tsx';
import { DifferenceList } from './difference-list.tsx';
import classes from './price-books.module.css';
import { PublishDialog } from './publish-dialog.tsx';

type Book = AnswerOf<typeof readPriceBook>;

interface ActionsProps {
  readonly book: Book;
  readonly timeZone: string | undefined;
  readonly onPublished: (number: number) => void;
}

function Actions({ book: { number, state }, timeZone, onPublished }: ActionsProps) {
  const words = useTranslations('priceBooks');
  const { capabilities } = useSignedInUser();
  const [isRestoring, setRestoring] = useState(false);
  const withdraw = useAction(withdrawPriceBook, {
    changes: [listPriceBooks, readPriceBook, readDraft],
    told: words('withdrawn', { number: String(number) }),
  });
  const publishes = capabilities.includes('priceBooks.publish');

  async function callOff(): Promise<void> {
    const question = {
      title: words('withdrawTitle', { number: String(number) }),
      consequences: [words('withdrawText')],
      confirm: words('withdraw'),
      tone: 'danger',
    } as const;
    if (await confirm(question)) await withdraw.run({ params: { number } });
  }

  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void download(readPriceBookFile, { params: { number } }).catch(() => undefined)}
      >
        {words('download')}
      </Button>
      {publishes && timeZone !== undefined && (
        <Button variant="default" onClick={() => setRestoring(true)}>
          {words('restore')}
        </Button>
      )}
      {publishes && state === 'scheduled' && (
        <Button variant="subtle" color="red" disabled={withdraw.isRunning} onClick={() => void callOff()}>
          {words('withdraw')}
        </Button>
      )}
      {isRestoring && timeZone !== undefined && (
        <PublishDialog
          what={{ restores: number }}
          timeZone={timeZone}
          onClose={() => setRestoring(false)}
          onPublished={(book) => onPublished(book.number)}
        />
      )}
    </Group>
  );
}

/** The details of a loaded book. */
function BookDetails(props: ActionsProps) {
  const words = useTranslations('priceBooks');
  const { state, effectiveFrom, publishedBy, publishedAt, reason, restores, quotes, hash, comparedWith, differences, differencesInAll } =
    props.book;
  return (
    <Stack gap="lg">
      <Stack gap={6}>
        <Group gap={8}>
          <PriceBookStateBadge state={state} />
          <Text>
            {words('at')} <InstantText at={effectiveFrom} />
          </Text>
        </Group>
        <Text>{reason}</Text>
        <Text size="sm" c="dimmed">
          {publishedBy !== null && `${words('by', { name: publishedBy })} · `}
          <InstantText at={publishedAt} />
        </Text>
        {restores !== null && <Text size="sm">{words('restored', { number: String(restores) })}</Text>}
        <Text size="sm">{words('quotesMade', { count: quotes })}</Text>
        <Text c="dimmed" className={classes['hash'] ?? ''}>
          {hash}
        </Text>
      </Stack>
      <Actions {...props} />
      <Stack component="section" gap="sm">
        <Title order={2} size="h4">
          {words('changesTitle')}
        </Title>
        {comparedWith === null ? (
          <Text c="dimmed">{words('firstBook')}</Text>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {words('comparedWith', { number: String(comparedWith) })}
            </Text>
            <DifferenceList differences={differences} inAll={differencesInAll} />
          </>
        )}
      </Stack>
    </Stack>
  );
}

interface BookDrawerProps {
  readonly number: number;
  readonly onClose: () => void;
  readonly onPublished: (number: number) => void;
}

export function BookDrawer({ number, onClose, onPublished }: BookDrawerProps) {
  useFocusBack();
  const words = useTranslations('priceBooks');
  const common = useTranslations('common');
  const { data, failure, reload } = useEndpoint(readPriceBook, { params: { number } });
  const draft = useEndpoint(readDraft, {});
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title={words('book', { number: String(number) })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      {data === undefined && failure === null && <LoadingRows />}
      {data !== undefined && <BookDetails book={data} timeZone={draft.data?.timeZone} onPublished={onPublished} />}
    </Drawer>
  );
}
