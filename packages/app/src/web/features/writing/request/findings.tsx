// What of a request names people, so that it was not sent: each find, and where it stands.

import { Alert, List, Mark, Text } from '@mantine/core';
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
}

export function Findings({ message, found, variables = [] }: FindingsProps) {
  const words = useTranslations('writing.find');
  const placeOf = ({ place, index }: Finding) =>
    place === 'value' ? words('place.value', { name: variables[index] ?? '' }) : words(`place.${place}`, { number: String(index + 1) });
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
    </Alert>
  );
}
