// A group of the compact sheet: a line for each student, with what is needed on the day of arrival.

import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { SheetRow } from '#contract/trips/sheet.shapes.ts';
import { paths } from '#web/paths.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { writeTime } from '#web/ui/text/time-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type SheetColumnName, useSheetTexts } from '../sheet/sheet-columns.ts';
import type { RowGroup } from './compact.model.ts';
import classes from './compact.module.css';

interface CompactTableProps {
  readonly group: RowGroup;
  readonly title: string;
  /** Whether the reader sees health data. */
  readonly seesHealth: boolean;
  /** The column by which rows aren't grouped. */
  readonly other: 'county' | 'coordinator';
}

type Part = 'arrival' | 'departure';

/** A journey in one cell: day and time, then number and place. */
function Journey({ row, part }: { readonly row: SheetRow; readonly part: Part }) {
  const tag = useFormatLocale();
  const arrives = part === 'arrival';
  const day = arrives ? (row.arrivalDay ?? row.fromDate) : (row.departureDay ?? row.toDate);
  const time = arrives ? row.arrivalTime : row.departureTime;
  const where = arrives ? [row.arrivalNumber, row.arrivalPlace] : [row.departureNumber, row.departurePlace];
  return (
    <>
      <span className={classes['line']}>
        {writeDay(day, { tag, style: 'weekday' })}
        {time === null ? '' : `, ${writeTime(time, tag)}`}
      </span>
      <span className={classes['line']}>{where.filter((text) => text !== '').join(' · ')}</span>
    </>
  );
}

export function CompactTable({ group: { rows }, title, seesHealth, other }: CompactTableProps) {
  const heading = useTranslations('lists.tripSheet.columns');
  const words = useTranslations('compactSheet');
  const textOf = useSheetTexts();
  const plain: readonly SheetColumnName[] = ['hostFamily', other];
  return (
    <div className={classes['group']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens the table is scrolled sideways with the keys */}
      <section className={classes['scroll']} tabIndex={0} aria-label={words('table', { title })}>
        <table className={classes['table']}>
          <caption className={classes['caption']}>{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes['tick']}>
                {words('arrived')}
              </th>
              <th scope="col">{heading('student')}</th>
              <th scope="col">{words('arrival')}</th>
              <th scope="col">{words('departure')}</th>
              {plain.map((name) => (
                <th key={name} scope="col">
                  {heading(name)}
                </th>
              ))}
              <th scope="col">{heading('parent')}</th>
              {seesHealth && <th scope="col">{words('health')}</th>}
              <th scope="col">{heading('wishes')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.id}-${row.studentId}`}>
                <td className={classes['tick']}>
                  <span className={classes['box']} />
                </td>
                <th scope="row">
                  <Anchor component={Link} to={paths.hubTripEdit({ id: row.id })} inherit>
                    {row.student}
                  </Anchor>
                </th>
                <td>
                  <Journey row={row} part="arrival" />
                </td>
                <td>
                  <Journey row={row} part="departure" />
                </td>
                {plain.map((name) => (
                  <td key={name}>{textOf(row, name)}</td>
                ))}
                <td>
                  <span className={classes['line']}>{row.parent}</span>
                  <span className={classes['line']}>{row.parentPhone}</span>
                </td>
                {seesHealth && <td>{[row.allergies, row.anyMedicalCondition].filter(Boolean).join(' · ')}</td>}
                <td>{row.wishes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
