// React's production files as ES modules: of its CommonJS ones a bundler keeps every function, asked for or not.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const { resolve } = createRequire(import.meta.url);
const react = resolve('react-18/package.json');
const dom = resolve('react-dom-18/package.json');
const scheduler = createRequire(dom).resolve('scheduler/package.json');

/** Nobody else sees which React is in a script: the older one does the same here, and is 24 kB smaller. */
const FILES: Readonly<Record<string, string>> = {
  react: production(react, 'react'),
  'react/jsx-runtime': production(react, 'react-jsx-runtime'),
  'react-dom': production(dom, 'react-dom'),
  'react-dom/client': production(dom, 'react-dom'),
  scheduler: production(scheduler, 'scheduler'),
};

function production(packageJson: string, name: string): string {
  return packageJson.replace(/package\.json$/, `cjs/${name}.production.min.js`);
}

/** Puts React 18 in place of React, whoever imports it. Whatever else of React is asked for must be added to the list above. */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path }) => {
        const file = FILES[path];
        if (file === undefined) return { errors: [{ text: `${path} has no place in a script` }] };
        return { path: file, namespace: 'react-modules', sideEffects: false };
      });
      onLoad({ filter: /.*/, namespace: 'react-modules' }, ({ path }) => ({ contents: asModule(readFileSync(path, 'utf8')) }));
    },
  };
}

/** `var a=require("b");exports.c=…` → `import * as a from "b";var exported$c=…;export {exported$c as c}`. */
function asModule(commonJs: string): string {
  const imports: string[] = [];
  const body = commonJs
    .replace(/(\w+)=require\("([^"]+)"\)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from "${from}";`);
      return `unused$${name}`;
    })
    .replace(/(?<=[;{}]\s*)exports\.(\w+)=/g, 'var exported$$$1=')
    .replace(/\bexports\.(\w+)/g, 'exported$$$1');
  const names = new Set(Array.from(body.matchAll(/\bexported\$(\w+)/g), ([, name = '']) => name));
  return `${imports.join('')}${body}\nexport {${Array.from(names, (name) => `exported$${name} as ${name}`).join()}};`;
}
