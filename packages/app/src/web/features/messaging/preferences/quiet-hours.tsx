// The hours in which nothing is pushed or emailed: a switch, and two times.

import { Group, Switch, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from '#web/ui/text/translations.ts';

export interface QuietTimes {
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

interface QuietHoursProps {
  readonly from: string | null;
  readonly to: string | null;
  readonly zone: string;
  readonly isDisabled: boolean;
  readonly onChange: (times: QuietTimes) => void;
}

/** The hours at first. */
const NIGHT: QuietTimes = { quietFrom: '22:00', quietTo: '07:00' };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

interface TimeInputProps {
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** Saved when it is left, so that a half-typed time is not. */
function TimeInput({ label, value, isDisabled, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  function leave(): void {
    if (TIME.test(typed) && typed !== value) onChange(typed);
    else setTyped(value);
  }
  return (
    <TextInput
      type="time"
      label={label}
      value={typed}
      disabled={isDisabled}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

export function QuietHours({ from, to, zone, isDisabled, onChange }: QuietHoursProps) {
  const words = useTranslations('messagingPreferences');
  const isOn = from !== null && to !== null;
  return (
    <div>
      <Switch
        label={words('quiet')}
        description={words('quietHint', { zone })}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked ? NIGHT : { quietFrom: null, quietTo: null })}
      />
      {isOn && (
        <Group mt="sm">
          <TimeInput
            label={words('quietFrom')}
            value={from}
            isDisabled={isDisabled}
            onChange={(quietFrom) => onChange({ quietFrom, quietTo: to })}
          />
          <TimeInput
            label={words('quietTo')}
            value={to}
            isDisabled={isDisabled}
            onChange={(quietTo) => onChange({ quietFrom: from, quietTo })}
          />
        </Group>
      )}
    </div>
  );
}
