// Leaves of the contract's endpoints what a browser needs to call them; their shapes, and with them zod, are loaded by forms alone.

import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { EndpointDefinition } from '../src/contract/platform/endpoint.ts';

const ENDPOINTS = /\/src\/contract\/[a-z-]+\/[a-z-]+\.endpoints\.ts$/;

function callable({ method, path, access, upload, changes, bytes }: EndpointDefinition) {
  return { method, path, access, upload, changes, bytes };
}

export function endpointsPlugin(): Plugin {
  return {
    name: 'endpoints',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!ENDPOINTS.test(file)) return null;
      const module: Record<string, EndpointDefinition> = await import(`${pathToFileURL(file).href}?${Date.now()}`);
      return Object.entries(module)
        .map(([name, definition]) => `export const ${name} = ${JSON.stringify(callable(definition))};`)
        .join('\n');
    },
  };
}
