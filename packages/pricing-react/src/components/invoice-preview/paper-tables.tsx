// The two tables on the paper: what is billed, and when it is paid.

import type { ScheduleText } from '../../invoice/invoice-text.ts';
import type { LineTable as LineTableText } from '../../invoice/line-table.ts';

/** On a narrow screen each line becomes a block whose cells say their column: `data-label`. */
export function LineTable({ table }: { readonly table: LineTableText }) {
  return (
    <table className="pricing-paper-lines">
      <caption className="pricing-hidden">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.description}</th>
          {table.columns.map(({ key, title }) => (
            <th key={key} scope="col" data-column={key}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none holds state
          <tr key={index}>
            <th scope="row">
              <bdi>{row.description}</bdi>
              {row.detail && <small dir="auto">{row.detail}</small>}
            </th>
            {table.columns.map(({ key, title }, column) => (
              <td key={key} data-column={key} data-label={title}>
                {row.cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ScheduleTable({ schedule: { title, columns, rows } }: { readonly schedule: ScheduleText }) {
  return (
    <section>
      <h3>{title}</h3>
      <table className="pricing-paper-schedule">
        <thead>
          <tr>
            <th scope="col">{columns.part}</th>
            <th scope="col">{columns.due}</th>
            <th scope="col" data-column="amount">
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal instalments may be due on one day
            <tr key={index}>
              <th scope="row">{row.part}</th>
              <td>{row.due}</td>
              <td data-column="amount">{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
