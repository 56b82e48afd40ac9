// A booking of an audit: the recorded figures against those of the price book, with links to each price.

import { Drawer, Stack, Text, Title } from '@mantine/core';
import { useFormatter } from 'use-intl/react';
import { readAuditRow } from '#contract/repricing/audits.endpoints.ts';
import type { AuditExplanation, AuditRow } from '#contract/repricing/audits.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useFigureName } from './codes.ts';
import classes from './repricing.module.css';

type Priced = NonNullable<AuditExplanation['priced']>;

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Stack component="section" gap={4}>
      <Title order={4} size="h6">
        {title}
      </Title>
      <ul className={classes['sentences']}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Stack>
  );
}

function PricedAgain({ priced }: { readonly priced: Priced }) {
  const words = useTranslations('repricing');
  const format = useFormatter();
  const figureName = useFigureName();
  const amounts = ['customer', 'customerDiscount', 'provider', 'providerDiscount'] as const;
  return (
    <Stack gap="md">
      <Title order={3} size="h5">
        {words('byBook', { number: String(priced.bookNumber) })}
      </Title>
      <FiguresTable
        label={words('lines')}
        rows={priced.lines.map((line, at) => ({ ...line, at }))}
        rowKey={({ at }) => at}
        columns={[
          { name: 'line', heading: words('column.line'), cell: ({ title }) => title },
          { name: 'units', heading: words('column.units'), cell: ({ units }) => format.number(units), figure: true },
          ...amounts.map((name) => ({
            name,
            heading: figureName(name),
            cell: (line: Priced['lines'][number]) => <MoneyText amount={line[name]} currency={priced.currency} />,
            figure: true,
          })),
        ]}
      />
      <Sentences {...priced.stay} />
      {priced.lines.map((line) => (
        <Sentences key={line.title} title={line.title} sentences={line.sentences} />
      ))}
      <Sentences {...priced.totals} />
    </Stack>
  );
}

/** The loaded explanation of a booking. */
export function RowExplanation({ explanation: { row, figures, alternatives, priced } }: { readonly explanation: AuditExplanation }) {
  const words = useTranslations('repricing');
  const figureName = useFigureName();
  return (
    <Stack gap="lg">
      <Text className={classes['wrap'] ?? ''}>{row.detail ?? [row.path, row.message].filter(Boolean).join(': ')}</Text>
      {alternatives !== '' && (
        <Text size="sm" c="dimmed" className={classes['wrap'] ?? ''}>
          {words('alternatives')}: {alternatives}
        </Text>
      )}
      {figures.length > 0 && (
        <FiguresTable
          label={words('differing')}
          rows={figures.map((figure, at) => ({ ...figure, at }))}
          rowKey={({ at }) => at}
          columns={[
            {
              name: 'figure',
              heading: words('column.figure'),
              cell: ({ figure, line }) => [line, figureName(figure)].filter(Boolean).join(' · '),
            },
            { name: 'expected', heading: words('column.expected'), cell: ({ expected }) => expected ?? '–', figure: true },
            { name: 'recorded', heading: words('column.recorded'), cell: ({ recorded }) => recorded ?? '–', figure: true },
          ]}
        />
      )}
      {priced === null ? row.status === 'difference' && <Text size="sm">{words('notPriced')}</Text> : <PricedAgain priced={priced} />}
    </Stack>
  );
}

interface AuditRowDrawerProps {
  readonly auditId: number;
  readonly group: string;
  readonly row: AuditRow;
  readonly onClose: () => void;
}

export function AuditRowDrawer({ auditId, group, row, onClose }: AuditRowDrawerProps) {
  useFocusBack();
  const words = useTranslations('repricing');
  const common = useTranslations('common');
  const { data, failure, reload } = useEndpoint(readAuditRow, { params: { id: auditId, place: row.place }, query: { group } });
  const title = words('booking', { id: row.bookingId ?? words('line', { line: String(row.line) }) });
  return (
    <Drawer opened onClose={onClose} position="right" size="xl" title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      {failure !== null && data === undefined && <Fault message={failure.message} onRetry={reload} />}
      {data === undefined && failure === null && <LoadingRows />}
      {data !== undefined && <RowExplanation explanation={data} />}
    </Drawer>
  );
}
