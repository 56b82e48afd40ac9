// Fills in the variables of the theme, so that neither the server nor browsers calculate them for each page.

import type { Plugin } from 'vite';

const VARIABLES = /\/src\/web\/ui\/theme-variables\.css$/;

export function themePlugin(): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    async load(id) {
      if (!VARIABLES.test(id.split('?')[0] ?? id)) return null;
      const { toThemeCss } = await import('../src/web/ui/theme-css.ts');
      return toThemeCss();
    },
  };
}
