// A dialog to publish the draft or restore an older book, with a reason and the effective date.

import { Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { line } from '#contract/platform/validation/fields.ts';
import { toMoment, wallTime } from '#contract/platform/wall-time.ts';
import { listPriceBooks, publishPriceBook, readDraft, readPriceBook, restorePriceBook } from '#contract/pricing/price-books.endpoints.ts';
import type { PublishedPriceBook } from '#contract/pricing/price-books.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { WallTimeField } from '#web/ui/form/fields/dates/wall-time-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const MOST = 500;
const shape = z.object({ reason: line(MOST), at: z.union([z.literal(''), wallTime]) });

/** Reloads everything that a new or withdrawn book makes stale. */
export async function reloadPriceBooks(): Promise<void> {
  const old = [listPriceBooks, readDraft, readPriceBook];
  await Promise.all(old.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

interface PublishDialogProps {
  /** The hash of the reviewed draft, or the number of the book to restore. */
  readonly what: { readonly hash: string } | { readonly restores: number };
  readonly timeZone: string;
  /** A step before publishing, such as a back-test. */
  readonly before?: ReactNode;
  readonly onClose: () => void;
  readonly onPublished: (book: PublishedPriceBook) => void;
}

export function PublishDialog({ what, timeZone, before, onClose, onPublished }: PublishDialogProps) {
  useFocusBack();
  const words = useTranslations('priceBooks');
  const common = useTranslations('common');
  const form = useForm({
    shape,
    initial: { reason: '', at: '' },
    guarded: false,
    send({ reason, at }) {
      const moment = at === '' ? null : toMoment(at, timeZone);
      const body = { reason, ...(moment !== null && { effectiveFrom: moment.toISOString() }) };
      if ('hash' in what) return call(publishPriceBook, { body: { ...body, hash: what.hash } });
      return call(restorePriceBook, { params: { number: what.restores }, body });
    },
    done(book) {
      showToast(words('published', { number: String(book.number) }));
      void reloadPriceBooks();
      onPublished(book);
    },
  });
  const title = 'hash' in what ? words('publishTitle') : words('restoreTitle', { number: String(what.restores) });
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack gap="lg">
        {before}
        <Form form={form} label={title}>
          {'restores' in what && <Text>{words('restoreText')}</Text>}
          <LongTextField of={form.field('reason')} label={words('reason')} maxLength={MOST} minRows={2} required />
          <WallTimeField of={form.field('at')} label={words('at')} description={words('atText', { zone: timeZone })} />
          <SubmitButton form={form}>{'hash' in what ? words('publish') : words('restore')}</SubmitButton>
        </Form>
      </Stack>
    </Modal>
  );
}
