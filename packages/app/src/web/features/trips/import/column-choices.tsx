// What each column of a file contains, to be changed where it was not recognized, with samples of its values.

import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useFormatter } from 'use-intl/react';
import { IMPORT_COLUMNS, type ImportColumn, type TripFile } from '#contract/trips/import.shapes.ts';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface ColumnChoicesProps {
  readonly read: TripFile;
  readonly columns: readonly (ImportColumn | null)[];
  readonly onChange: (columns: readonly (ImportColumn | null)[]) => void;
}

export function ColumnChoices({ read, columns, onChange }: ColumnChoicesProps) {
  const words = useTranslations('tripsImport');
  const names = useTranslations('tripImport.column');
  const format = useFormatter();
  const choices = IMPORT_COLUMNS.map((value) => ({ value, label: names(value) }));
  const toHeading = (heading: string, index: number) => (heading === '' ? words('unnamed', { number: String(index + 1) }) : heading);
  const leftOut = read.columns.flatMap(({ heading }, index) => (columns[index] == null ? [toHeading(heading, index)] : []));
  return (
    <Stack gap="xs" component="section" aria-label={words('columns')}>
      <Title order={2} size="h5">
        {words('columns')}
      </Title>
      <Text size="sm">{words('columnsText')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {read.columns.map(({ heading, samples }, index) => (
          <SelectInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
            key={index}
            label={toHeading(heading, index)}
            description={samples.length === 0 ? words('noSamples') : words('samples', { samples: format.list(samples, { type: 'unit' }) })}
            placeholder={words('unused')}
            choices={choices}
            value={columns[index] ?? null}
            onChange={(next) => {
              const chosen = IMPORT_COLUMNS.find((column) => column === next) ?? null;
              onChange(read.columns.map((_, at) => (at === index ? chosen : columns[at] === chosen ? null : (columns[at] ?? null))));
            }}
            clearable
          />
        ))}
      </SimpleGrid>
      {leftOut.length > 0 && (
        <Text size="sm" role="status">
          {words('leftOut', { headings: format.list(leftOut) })}
        </Text>
      )}
    </Stack>
  );
}
