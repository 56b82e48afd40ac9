// What a host family can still add to its profile, and what each missing thing costs.

import { Anchor, Card, List, Stack, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { COMPLETENESS_EFFECTS, type CompletenessItem } from '#contract/host-families/completeness.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { focusField } from '../edit/use-field-focus.ts';
import { isOnProfile, toFieldPath } from './completeness-paths.ts';

function MissingItem({ item }: { readonly item: CompletenessItem }) {
  const words = useTranslations('familyProfile');
  const text = words(`item.${item.item}`);
  return (
    <List.Item icon={<IconCircle size={16} aria-hidden />}>
      {isOnProfile(item) ? (
        <Anchor component="button" type="button" ta="start" onClick={() => focusField(item.field)}>
          {text}
        </Anchor>
      ) : (
        <Anchor component={Link} to={toFieldPath(item)}>
          {text}
        </Anchor>
      )}
    </List.Item>
  );
}

interface CompletenessListProps {
  readonly items: readonly CompletenessItem[];
}

export function CompletenessList({ items }: CompletenessListProps) {
  const words = useTranslations('familyProfile');
  const heading = useId();
  const missing = items.filter(({ isDone }) => !isDone);
  return (
    <Card component="section" aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading}>
        {words('complete.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {words('complete.count', { done: items.length - missing.length, of: items.length })}
      </Text>
      {missing.length === 0 ? (
        <Text mt="sm">
          <IconCircleCheck size={16} aria-hidden /> {words('complete.all')}
        </Text>
      ) : (
        <Stack gap="sm" mt="sm">
          {COMPLETENESS_EFFECTS.map((effect) => {
            const found = missing.filter((item) => item.effect === effect);
            if (found.length === 0) return null;
            return (
              <div key={effect}>
                <Title order={3} size="h6">
                  {words(`effect.${effect}`)}
                </Title>
                <List listStyleType="none" spacing={4} mt={4}>
                  {found.map((item) => (
                    <MissingItem key={item.item} item={item} />
                  ))}
                </List>
              </div>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}
