// The CSS variables of the theme, which are the same in every page: the build writes them into its styles (`build/theme-plugin.ts`).

import {
  type ConvertCSSVariablesInput,
  type CSSVariablesResolver,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { theme } from './theme.ts';
import { toVariables } from './theme-variables.ts';

/** The kit's variables, overridden by ours. */
export const cssVariables: CSSVariablesResolver = (whole) => {
  const made = defaultCssVariablesResolver(whole);
  return {
    variables: made.variables,
    light: { ...made.light, ...toVariables('light') },
    dark: { ...made.dark, ...toVariables('dark') },
  };
};

/** Returns the variables that differ from those in the kit's own styles. */
function listOwn(): ConvertCSSVariablesInput {
  const [all, known] = [cssVariables(mergeMantineTheme(DEFAULT_THEME, theme)), defaultCssVariablesResolver(DEFAULT_THEME)];
  const differing = (of: keyof ConvertCSSVariablesInput) => {
    const before = new Map(Object.entries(known[of]));
    return Object.fromEntries(Object.entries(all[of]).filter(([name, value]) => before.get(name) !== value));
  };
  return { variables: differing('variables'), light: differing('light'), dark: differing('dark') };
}

/** Returns the style sheet with the variables. */
export function toThemeCss(): string {
  return convertCssVariables(listOwn());
}
