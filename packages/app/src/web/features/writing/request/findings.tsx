// What of a request names people, so that it was not sent: each find, where it stands, and how a name that is none is let through.

import { Alert, Button, Checkbox, List, Mark, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod';
import { type Finding, finding } from '#contract/writing/language-model.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const findings = z.array(finding);

/** Returns what a refusal names; nothing of another refusal. */
export const readFindings = (issues: readonly unknown[]): Finding[] => findings.safeParse(issues).data ?? [];

interface FindingsProps {
  readonly message: string;
  readonly found: readonly Finding[];
  /** The names of the variables, in the order in which they were sent. */
  readonly variables?: readonly string[];
  /** Sends the same again, with the names that are no person's. */
  readonly onConfirm: (names: string[]) => void;
}

/** Lets names through, each of which somebody has confirmed to be no person's. */
function NotPeople({ names, onConfirm }: { readonly names: readonly string[]; readonly onConfirm: (names: string[]) => void }) {
  const words = useTranslations('writing.find.confirm');
  const [confirmed, setConfirmed] = useState<string[]>([]);
  return (
    <Stack gap="xs" mt="md" align="flex-start">
      <Text size="sm">{words('hint')}</Text>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={words('name', { name })}
          checked={confirmed.includes(name)}
          onChange={({ currentTarget: { checked } }) =>
            setConfirmed((before) => (checked ? [...before, name] : before.filter((one) => one !== name)))
          }
        />
      ))}
      <Button size="xs" variant="default" disabled={confirmed.length < names.length} onClick={() => onConfirm(confirmed)}>
        {words('send')}
      </Button>
    </Stack>
  );
}

export function Findings({ message, found, variables = [], onConfirm }: FindingsProps) {
  const words = useTranslations('writing.find');
  const placeOf = ({ place, index }: Finding) =>
    place === 'value' ? words('place.value', { name: variables[index] ?? '' }) : words(`place.${place}`, { number: String(index + 1) });
  const names = [...new Set(found.map((one) => one.found))];
  return (
    <Alert color="red" role="alert" title={words('title')}>
      <Text size="sm">{message}</Text>
      <List size="sm" mt="xs">
        {found.map((one) => (
          <List.Item key={`${one.place}${one.index}:${one.kind}:${one.start}`}>
            {words(`kind.${one.kind}`)}: <Mark>{one.found}</Mark> ({placeOf(one)})
          </List.Item>
        ))}
      </List>
      {found.every(({ kind }) => kind === 'name') && <NotPeople key={names.join('\n')} names={names} onConfirm={onConfirm} />}
    </Alert>
  );
}
