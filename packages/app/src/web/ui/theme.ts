// The theme of the product: teal on warm greys, steps of 4 px, light and dark; large for touch, see theme-dense.ts for the hub.

import { createTheme } from '@mantine/core';
import { colors } from './theme-colors.ts';

/** Latin from the system; global.css puts other scripts before it by the language of the page. */
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";
const MONOSPACE = "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

export const theme = createTheme({
  primaryColor: 'teal',
  colors,
  primaryShade: { light: 7, dark: 7 },
  black: colors.gray[9],
  fontFamily: SANS,
  fontFamilyMonospace: MONOSPACE,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  // Line heights of 16, 20, 24, 28 and 28 px.
  lineHeights: { xs: '1.3334', sm: '1.4286', md: '1.5', lg: '1.5556', xl: '1.4' },
  headings: {
    fontFamily: SANS,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '2.25rem' },
      h2: { fontSize: '1.375rem', lineHeight: '1.75rem' },
      h3: { fontSize: '1.125rem', lineHeight: '1.5rem' },
      h4: { fontSize: '1rem', lineHeight: '1.5rem' },
      h5: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h6: { fontSize: '0.75rem', lineHeight: '1rem' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  defaultRadius: 'sm',
  shadows: {
    xs: '0 1px 2px rgb(31 28 25 / 6%)',
    sm: '0 1px 3px rgb(31 28 25 / 8%), 0 1px 2px rgb(31 28 25 / 4%)',
    md: '0 4px 12px rgb(31 28 25 / 8%), 0 1px 3px rgb(31 28 25 / 6%)',
    lg: '0 12px 28px rgb(31 28 25 / 12%), 0 2px 6px rgb(31 28 25 / 6%)',
    xl: '0 24px 48px rgb(31 28 25 / 16%), 0 4px 12px rgb(31 28 25 / 8%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name, without `extend`: importing the components would load them on every page.
  components: {
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    Alert: { defaultProps: { variant: 'light', radius: 'md' } },
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 } },
    Button: { defaultProps: { size: 'md' } },
    Card: { defaultProps: { radius: 'md', withBorder: true, padding: 'lg' } },
    Checkbox: { defaultProps: { size: 'md', radius: 'xs' } },
    CheckboxIndicator: { defaultProps: { radius: 'xs' } },
    // Headers of dialogs, rendered in a portal, are not banners of the page.
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    // Focuses the title of an opened drawer, so that screen readers announce it rather than the close button.
    DrawerTitle: { defaultProps: { tabIndex: -1, 'data-autofocus': true } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Menu: { defaultProps: { shadow: 'md', radius: 'md', withinPortal: true } },
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Modal: { defaultProps: { radius: 'md', centered: true } },
    Paper: { defaultProps: { radius: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } } },
  },
});
