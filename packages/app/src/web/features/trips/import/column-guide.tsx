// What a file of trips may contain, column by column.

import { Button, Collapse } from '@mantine/core';
import { useId, useState } from 'react';
import { IMPORT_COLUMNS, type ImportColumn } from '#contract/trips/import.shapes.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export function ColumnGuide() {
  const words = useTranslations('tripsImport');
  const texts = useTranslations('tripImport');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button variant="subtle" px={0} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {words('guide')}
      </Button>
      <Collapse id={id} expanded={isOpen}>
        <FiguresTable
          label={words('guide')}
          columns={[
            { name: 'column', heading: texts('template.column'), cell: (column: ImportColumn) => texts(`column.${column}`) },
            { name: 'key', heading: texts('template.key'), cell: (column: ImportColumn) => <code>{column}</code> },
            { name: 'content', heading: texts('template.content'), cell: (column: ImportColumn) => texts(`hint.${column}`) },
          ]}
          rows={IMPORT_COLUMNS}
          rowKey={(column) => column}
          stacks
        />
      </Collapse>
    </div>
  );
}
