// The findings of the draft by rule: faults first, each with a sentence.

import { Group, Stack, Text, Title } from '@mantine/core';
import { useLocale } from 'use-intl/react';
import type { DraftReport } from '#contract/pricing/price-books.shapes.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './price-books.module.css';

type Finding = DraftReport['findings'][number];

/** Groups findings by rule, faults before warnings, in order of first occurrence. */
function byRule(findings: readonly Finding[]): readonly (readonly [string, readonly Finding[]])[] {
  const groups = new Map<string, Finding[]>();
  for (const severity of ['fault', 'smell'] as const) {
    for (const finding of findings.filter((one) => one.severity === severity)) {
      groups.set(finding.rule, [...(groups.get(finding.rule) ?? []), finding]);
    }
  }
  return [...groups];
}

export function FindingList({ findings, inAll }: { readonly findings: readonly Finding[]; readonly inAll: number }) {
  const words = useTranslations('priceBooks');
  const locale = useLocale();
  if (findings.length === 0) return <Text c="dimmed">{words('noFindings')}</Text>;
  return (
    <Stack gap="md">
      {locale !== 'en' && (
        <Text size="sm" c="dimmed">
          {words('inEnglish')}
        </Text>
      )}
      {byRule(findings).map(([rule, found]) => {
        const key = `rule.${rule as 'amount_zero'}` as const;
        const isFault = found.some(({ severity }) => severity === 'fault');
        return (
          <Stack key={rule} gap={6} component="section">
            <Group gap={8}>
              <Title order={3} size="h5">
                {words.has(key) ? words(key) : rule}
              </Title>
              <StateBadge meaning={isFault ? 'bad' : 'care'}>{isFault ? words('fault') : words('smell')}</StateBadge>
            </Group>
            <ul className={classes['list']} lang="en">
              {found.map(({ path, message }) => (
                <li key={`${path} ${message}`}>{message}</li>
              ))}
            </ul>
          </Stack>
        );
      })}
      {inAll > findings.length && <Text c="dimmed">{words('more', { count: inAll - findings.length })}</Text>}
    </Stack>
  );
}
