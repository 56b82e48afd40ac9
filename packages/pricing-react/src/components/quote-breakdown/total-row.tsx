// One row of totals: what it is, and how much.

import type { ReactNode } from 'react';
import { cell, row, rowHeader } from './roles.ts';

export interface TotalRowProps {
  /** Columns that its name spans; one unless said. */
  readonly span?: number;
  readonly children: ReactNode;
  /** As it is printed. */
  readonly amount: string;
  /** Whether it is what some (`sum`) or all (`total`) rows above it come to; `part` unless said. */
  readonly kind?: 'part' | 'sum' | 'total';
}

export function TotalRow({ span, children, amount, kind = 'part' }: TotalRowProps) {
  return (
    <tr {...row} className="pricing-breakdown-total" data-kind={kind}>
      <th {...rowHeader} colSpan={span}>
        {children}
      </th>
      <td {...cell} className="pricing-money">
        <bdi>{amount}</bdi>
      </td>
    </tr>
  );
}
