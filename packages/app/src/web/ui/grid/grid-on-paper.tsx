// A grid on paper: all its rows and columns as plain tables, rendered only while the page is printed.

import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import listClasses from '#web/ui/list/list.module.css';
import { useTranslations } from '#web/ui/text/translations.ts';
import { showCell } from './cell-text.ts';
import { splitForPaper } from './grid-on-paper.model.ts';
import classes from './grid-on-paper.module.css';
import type { GridProps } from './grid-props.ts';
import { getCellValue, toCellKey } from './grid-state.model.ts';

/** Whether the page is being printed: true before the browser lays it out on paper. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

type PaperProps = Pick<GridProps, 'label' | 'corner' | 'grid' | 'columns' | 'headWidth' | 'rowName'> & { readonly tag: string };

function Tables({ label, corner, grid, columns, headWidth, rowName, tag }: PaperProps) {
  return splitForPaper(columns, headWidth).map((part) => {
    const width = part.reduce((sum, column) => sum + column.width, headWidth);
    const share = (pixels: number) => `${(pixels / width) * 100}%`;
    return (
      <table key={part[0]?.key} className={classes['table']} aria-label={label}>
        <colgroup>
          <col style={{ width: share(headWidth) }} />
          {part.map((column) => (
            <col key={column.key} style={{ width: share(column.width) }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {part.map((column) => (
              <th key={column.key} scope="col" data-end={column.align === 'end' || undefined}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) => (
            <tr key={row}>
              <th scope="row">{rowName(row)}</th>
              {part.map((column) => (
                <td key={column.key} data-end={column.align === 'end' || undefined}>
                  {showCell(getCellValue(grid, toCellKey(row, column.key)), column.facts, tag)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

export function GridOnPaper(props: PaperProps) {
  const isPrinting = useIsPrinting();
  return <div className={classes['paper']}>{isPrinting && <Tables {...props} />}</div>;
}

interface CountProps {
  readonly rows: { readonly from: number | null; readonly to: number | null; readonly total: number; readonly lastPage: number };
}

/** Says on paper which of the rows these are, if there are more. */
export function CountOnPaper({ rows: { from, to, total, lastPage } }: CountProps) {
  const words = useTranslations('list');
  if (lastPage <= 1 || from === null || to === null) return null;
  return <p className={classes['paper']}>{words('count', { from, to, total })}</p>;
}

export function PrintButton() {
  const words = useTranslations('grid');
  return (
    <Button
      variant="default"
      className={listClasses.tool ?? ''}
      aria-label={words('print')}
      title={words('print')}
      onClick={() => window.print()}
    >
      <IconPrinter size={16} aria-hidden />
    </Button>
  );
}
