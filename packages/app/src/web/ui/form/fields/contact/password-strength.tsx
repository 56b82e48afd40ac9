// The strength hint below a new password.

import { Progress, Text } from '@mantine/core';
import { PASSWORD } from '#contract/platform/constants.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { estimateStrength, type Strength } from './password-guess.ts';

const LOOKS = {
  short: { part: 8, color: 'gray.6' },
  weak: { part: 25, color: 'red.7' },
  fair: { part: 50, color: 'orange.7' },
  good: { part: 75, color: 'teal.7' },
  strong: { part: 100, color: 'teal.7' },
} as const satisfies Record<Strength, { part: number; color: string }>;

export default function PasswordStrength({ password }: { password: string }) {
  const words = useTranslations('form');
  const strength = estimateStrength(password);
  const { part, color } = LOOKS[strength];
  return (
    <div>
      <Progress value={password === '' ? 0 : part} color={color} size="xs" mt={8} aria-hidden />
      <Text size="sm" c="dimmed" mt={4} role="status">
        {strength === 'short' ? words('strength.short', { min: String(PASSWORD.minLength) }) : words(`strength.${strength}`)}
      </Text>
    </div>
  );
}
