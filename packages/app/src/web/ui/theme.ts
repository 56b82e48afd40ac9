// The looks of the product: teal, steps of 4 px, light and dark.

import { createTheme } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'teal',
  colors: {
    teal: ['#effcf9', '#d3f5ee', '#a8e9de', '#74d6c8', '#43bcae', '#239f93', '#158279', '#0f766e', '#0c5f59', '#0a4d49'],
  },
  primaryShade: { light: 7, dark: 7 },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  defaultRadius: 'md',
});
