// Reduces the contract's endpoints to what a browser needs to call them; only forms load their shapes, and with them zod.

import type { Plugin } from 'vite';
import type { EndpointDefinition } from '../src/contract/platform/endpoint.ts';
import { forgetImports, importFresh } from './fresh-import.ts';

const ENDPOINTS = /\/src\/contract\/(?:[a-z-]+\/)+[a-z-]+\.endpoints\.ts$/;

function callable({ method, path, access, upload, changes, bytes }: EndpointDefinition) {
  return { method, path, access, upload, changes, bytes };
}

export function endpointsPlugin(): Plugin {
  return {
    name: 'endpoints',
    enforce: 'pre',
    watchChange: forgetImports,
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!ENDPOINTS.test(file)) return null;
      const module = await importFresh<Record<string, EndpointDefinition>>(file);
      return Object.entries(module)
        .map(([name, definition]) => `export const ${name} = ${JSON.stringify(callable(definition))};`)
        .join('\n');
    },
  };
}
