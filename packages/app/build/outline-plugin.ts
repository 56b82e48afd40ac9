// Fills in the outline of the plain map, so that browsers load only the countries that it shows.

import type { Plugin } from 'vite';
import { cutOutline } from './outline.ts';

const OUTLINE = /\/src\/web\/ui\/map\/outline\.ts$/;

export function outlinePlugin(): Plugin {
  return {
    name: 'outline',
    enforce: 'pre',
    load(id) {
      if (!OUTLINE.test(id.split('?')[0] ?? id)) return null;
      return `export const OUTLINE = ${JSON.stringify(cutOutline())};`;
    },
  };
}
