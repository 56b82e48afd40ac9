// Writes the groups, parts and figures of reports in the reader's language.

import type { Report, ReportCell, ReportRow } from '#contract/reports/reports.shapes.ts';
import { CONVERSION_STEPS, type FigureKind, type FigureName } from '#contract/reports/reports.ts';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

interface Written {
  readonly kind: FigureKind;
  /** The currency of an amount. */
  readonly part: string;
}

export function useReportText() {
  const words = useTranslations('reports');
  const page = useTranslations('reportPage');
  const tag = useFormatLocale();
  const money = useMoneyText();
  const shortMonth = new Intl.DateTimeFormat(tag, { month: 'short', year: '2-digit', timeZone: 'UTC', calendar: 'gregory' });
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const signedPercent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });

  function write(value: string | number | null, { kind, part }: Written): string {
    if (value === null) return '–';
    if (kind === 'money') return part === '' ? '–' : money({ amount: String(value), currency: part });
    return kind === 'share' ? percent.format(Number(value) / 100) : number.format(Number(value));
  }

  /** The difference to the other period, with its sign; null without one, and where nothing stands beside nothing. */
  function writeChange({ value, difference, percent: change }: ReportCell, { kind, part }: Written): string | null {
    if (difference === null || (Number(value) === 0 && Number(difference) === 0)) return null;
    if (kind === 'share') return page('points', { points: signed.format(Number(difference)) });
    const sign = Number(difference) > 0 ? '+' : '';
    const text = kind === 'money' ? `${sign}${write(difference, { kind, part })}` : signed.format(Number(difference));
    return change === null ? text : page('changed', { difference: text, percent: signedPercent.format(Number(change) / 100) });
  }

  function writePart(part: string): string {
    const step = CONVERSION_STEPS.find((one) => one === part);
    return step === undefined ? part || '–' : words(`step.${step}`);
  }

  /** The name of one of a row's groups. */
  function writeGroup({ by }: Report, { groups }: ReportRow, at: number): string {
    const group = groups[at];
    if (group === undefined) return at === 0 ? words('total') : '';
    if (group.key === '') return words('none');
    return by[at] === 'month' ? writeDay(`${group.key}-01`, { tag, style: 'month' }) : group.label;
  }

  /** The same for an axis: months are short. */
  function writeLabel(report: Report, row: ReportRow): string {
    const group = row.groups[0];
    if (report.by[0] !== 'month' || group === undefined) return writeGroup(report, row, 0);
    return shortMonth.format(Date.parse(`${group.key}-01T00:00:00Z`));
  }

  return {
    ...{ writeLabel, write, writeChange, writePart, writeGroup },
    figure: (name: string) => words(`figure.${name as FigureName}`),
    counts: (name: string) => words(`counts.${name as FigureName}`),
  };
}
