// What is left of the month's budget, or how a language model is set up.

import { Alert, Code, Progress, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { WritingState } from '#contract/writing/language-model.shapes.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useCostText } from './cost-text.ts';

function HowToTurnOn() {
  const words = useTranslations('writing.off');
  const code = (chunks: React.ReactNode) => <Code>{chunks}</Code>;
  return (
    <Alert color="blue" icon={<IconInfoCircle aria-hidden />} title={words('title')}>
      <Stack gap={4}>
        <Text size="sm">{words('text')}</Text>
        <Text size="sm">{words.rich('how', { code })}</Text>
      </Stack>
    </Alert>
  );
}

export function BudgetPanel({ state }: { readonly state: WritingState }) {
  const words = useTranslations('writing.budget');
  const cost = useCostText();
  const tag = useFormatLocale();
  const { model, spent, left, budget, month, currency } = state;
  if (model === null) return <HowToTurnOn />;
  const monthText = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  const share = Number(budget) === 0 ? 100 : Math.min(100, (Number(spent) / Number(budget)) * 100);
  const used = words('used', { spent: cost(spent, currency), budget: cost(budget, currency), month: monthText });
  return (
    <Stack gap={4} maw={480}>
      <Text size="sm">{words('model', { model })}</Text>
      <Progress value={share} color={share > 90 ? 'red' : 'teal'} aria-label={used} />
      <Text size="sm" c="dimmed">
        {used} {words('left', { left: cost(left, currency) })}
      </Text>
    </Stack>
  );
}
