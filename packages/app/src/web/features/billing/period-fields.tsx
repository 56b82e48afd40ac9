// The fields of a period: two dates, or a shortcut for this month, last month or this year.

import { Button, Group } from '@mantine/core';
import { DateInput } from '#web/ui/form/fields/dates/date-field.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listPeriods, type Period } from './period.model.ts';

interface PeriodFieldsProps {
  readonly period: Period;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

export function PeriodFields({ period, today, onChange }: PeriodFieldsProps) {
  const words = useTranslations('billing.period');
  const isTurned = period.from > period.to;
  return (
    <Group align="end" gap="xs">
      <DateInput label={words('from')} value={period.from} onChange={(from) => onChange({ ...period, from })} />
      <DateInput
        label={words('to')}
        value={period.to}
        onChange={(to) => onChange({ ...period, to })}
        {...(isTurned ? { error: words('turned') } : {})}
      />
      <Button.Group>
        {listPeriods(today).map(({ name, ...days }) => (
          <Button key={name} variant="default" onClick={() => onChange(days)}>
            {words(`span.${name}`)}
          </Button>
        ))}
      </Button.Group>
    </Group>
  );
}
