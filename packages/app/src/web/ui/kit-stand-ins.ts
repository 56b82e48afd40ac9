// What the build uses instead of two parts of the UI kit: its colours, of which the theme replaces those in use, and what writes the
// variables of the theme into each page, since they are in its styles.

export { colors as DEFAULT_COLORS } from './theme-colors.ts';

export function MantineCssVariables(): null {
  return null;
}
