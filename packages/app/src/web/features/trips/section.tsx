// A section of a trip's page, with its heading.

import { Card, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={heading}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
