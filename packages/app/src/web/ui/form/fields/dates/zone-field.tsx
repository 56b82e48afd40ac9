// A time zone of the IANA list, with its current offset.

import { useMemo } from 'react';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';

/** `Europe/Dublin (GMT+1)` */
function nameOf(zone: string, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(new Date());
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${zone.replaceAll('_', ' ')} (${offset})`;
}

interface ZoneProps extends InputProps<string | null> {
  readonly placeholder?: string;
  readonly clearable?: boolean;
}

/** The zones of this browser, and the chosen one even if the browser doesn't list it. */
export function TimeZoneInput(props: ZoneProps) {
  const tag = useFormatLocale();
  const { value } = props;
  const choices = useMemo(() => {
    const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(value === null ? [] : [value])]);
    return [...zones].sort().map((zone) => ({ value: zone, label: nameOf(zone, tag) }));
  }, [tag, value]);
  return <SelectInput {...props} choices={choices} />;
}

export const TimeZoneField = bindField(TimeZoneInput, { empty: null, show: (zone) => zone?.replaceAll('_', ' ') ?? '' });
