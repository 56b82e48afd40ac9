// A section of a host family's record.

import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { FamilyValueName } from './family-values.ts';
import classes from './saved-fields.module.css';
import type { FamilyEditor } from './use-family-editor.ts';

/** The props of each section: who reads it is up to the page. */
export interface SectionProps {
  readonly editor: FamilyEditor;
  /** Fields that the reader can't change. */
  readonly fixed?: readonly FamilyValueName[];
}

interface Frame {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function Section({ title, hint, children }: Frame) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} className={classes['section'] ?? ''}>
      <Title order={2} size="h4" id={heading}>
        {title}
      </Title>
      {hint === undefined ? null : (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
      <Stack gap="xs" mt="md">
        {children}
      </Stack>
    </Card>
  );
}

/** Two fields beside each other where there is room. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="xs">
      {children}
    </SimpleGrid>
  );
}
