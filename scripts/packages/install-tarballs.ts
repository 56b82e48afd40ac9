// Packs the packages and installs the tarballs into an empty project outside this one, as a user would.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the project that has the packages installed. */
    project: string;
    /** The tarballs in it, by package name. */
    tarballs: Record<string, string>;
    /** What each tarball holds, by package name. */
    packed: Record<string, string[]>;
  }
}

const root = resolve(import.meta.dirname, '../..');
const folders = ['packages/pricing-core', 'packages/pricing-cli', 'packages/pricing-react'];

/** The React that this repository tests with, so that npm need not choose one. */
const react = ['react@19.3.1', 'react-dom@19.3.1'];

/** `npm` without what the surrounding npm script tells it, which would lead it back to this repository. */
export function npm(args: string[], cwd: string): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle|config_local_prefix)/.test(name)),
  );
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

interface Packed {
  name: string;
  filename: string;
  files: { path: string }[];
}

export default function installTarballs(test: TestProject): () => void {
  const project = mkdtempSync(join(tmpdir(), 'installed-packages-'));
  const packed: Packed[] = folders.flatMap((folder) =>
    JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', project], join(root, folder))),
  );
  writeFileSync(join(project, 'package.json'), '{ "name": "a-user", "private": true, "type": "module" }\n');
  const tarballs = packed.map(({ filename }) => `./${filename}`);
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs, ...react], project);
  const installed = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  if (Object.keys(installed.dependencies).length !== folders.length + react.length)
    throw new Error(`installed ${JSON.stringify(installed)}`);

  test.provide('project', project);
  test.provide('tarballs', Object.fromEntries(packed.map(({ name, filename }) => [name, join(project, filename)])));
  test.provide('packed', Object.fromEntries(packed.map(({ name, files }) => [name, files.map(({ path }) => path)])));
  return () => rmSync(project, { recursive: true });
}
