// The form to start a back-test of the draft or of a published book.

import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listPriceBooks } from '#contract/pricing/price-books.endpoints.ts';
import { listBackTests, readDraftBackTest, startBackTest, startBackTestOfFile } from '#contract/repricing/back-tests.endpoints.ts';
import type { BackTest } from '#contract/repricing/back-tests.shapes.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { SourceForm } from './source-form.tsx';
import { startWithFile, useLastYear } from './start-run.ts';

const DRAFT = 'draft';

/** @param onlyDraft whether other books can't be selected */
export function StartBackTest({ onlyDraft = false, onBegun }: { readonly onlyDraft?: boolean; readonly onBegun: (id: number) => void }) {
  const words = useTranslations('repricing');
  const year = useLastYear();
  const [tried, setTried] = useState<string>(DRAFT);
  const { data: books } = useEndpoint(listPriceBooks, { query: { perPage: 100 } }, { when: !onlyDraft });
  const start = useAction(startBackTest, { changes: [listBackTests, readDraftBackTest], told: false });
  const number = tried === DRAFT ? {} : { number: Number(tried) };
  const begun = ({ id }: BackTest) => onBegun(id);
  const choices = [
    { value: DRAFT, label: words('draft') },
    ...(books?.data ?? []).map((book) => ({ value: String(book.number), label: words('book', { number: String(book.number) }) })),
  ];
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {words('backTestText')}
      </Text>
      {!onlyDraft && <SelectInput label={words('tried')} choices={choices} value={tried} onChange={(value) => setTried(value ?? DRAFT)} />}
      <SourceForm
        label={words('startBackTest')}
        initial={year}
        onPeriod={(body) => start.send({ body: { ...body, ...number } })}
        onFile={(file) => startWithFile(startBackTestOfFile, file, tried === DRAFT ? {} : { number: tried })}
        onBegun={begun}
      />
    </Stack>
  );
}
