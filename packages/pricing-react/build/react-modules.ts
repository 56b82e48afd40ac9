// React's production files as ES modules: its CommonJS ones keep every export alive, so a bundler can leave nothing out.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

/** Nobody else sees which React is in a script: the older one does the same here, and is 24 kB smaller. */
const { resolve } = createRequire(import.meta.url);
const dom = resolve('react-dom-18/package.json');

const FILES: Readonly<Record<string, string>> = {
  react: production('react-18/package.json', 'react'),
  'react/jsx-runtime': production('react-18/package.json', 'react-jsx-runtime'),
  'react-dom': production(dom, 'react-dom'),
  'react-dom/client': production(dom, 'react-dom'),
  scheduler: production(createRequire(dom).resolve('scheduler/package.json'), 'scheduler'),
};

function production(packageJson: string, name: string): string {
  return resolve(packageJson).replace('package.json', `cjs/${name}.production.min.js`);
}

/** Puts React 18 in place of React, whoever imports it. */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^(react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/ }, ({ path }) => {
        const file = FILES[path];
        return file === undefined ? undefined : { path: file, namespace: 'react-modules', sideEffects: false };
      });
      onLoad({ filter: /.*/, namespace: 'react-modules' }, ({ path }) => ({ contents: asModule(readFileSync(path, 'utf8')) }));
    },
  };
}

/** `var a=require("b");exports.c=…` → `import * as a from "b";var a$c=…;export {a$c as c}`, for the whole of a file. */
function asModule(commonJs: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = commonJs
    .replace(
      /(\w+)=require\("([^"]+)"\)/g,
      (_, name: string, from: string) => `unused${imports.push(`import * as ${name} from "${from}";`)}`,
    )
    .replace(/([;{}]\s*)exports\.(\w+)=/g, (_, before: string, name: string) => `${before}var exported$${name}=`)
    .replace(/exports\.(\w+)/g, 'exported$$$1');
  for (const [, name] of body.matchAll(/exported\$(\w+)/g)) if (name !== undefined) names.add(name);
  return [...imports, body, `export {${[...names].map((name) => `exported$${name} as ${name}`).join()}};`].join('\n');
}
