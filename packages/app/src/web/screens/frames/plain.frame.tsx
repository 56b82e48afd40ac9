// Stands around a page that has no area: the page alone.

import { Container } from '@mantine/core';
import type { ReactNode } from 'react';

export default function PlainFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Container component="main" size="sm" py="xl">
      {children}
    </Container>
  );
}
