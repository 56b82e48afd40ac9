// Runs commands with this project's own tools first in the path. Plain JavaScript: it works before anything is installed.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/**
 * The environment of every command: `node` and the tools are the installed ones, as in an npm script.
 * @param {Readonly<Record<string, string>>} [more]
 */
function environment(more = {}) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  return { ...process.env, PATH: [bin, ...path].join(delimiter), ...more };
}

/**
 * Runs a command line and keeps what it prints.
 * @param {string} command
 * @param {Readonly<Record<string, string>>} [variables] of its environment, beside those of ours
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function capture(command, variables) {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(command, { shell: true, cwd: root, env: environment(variables), stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString(), seconds: (performance.now() - started) / 1000 });
    });
  });
}

/**
 * Runs a command line whose output goes straight to the terminal; answers its exit code.
 * @param {string} command
 */
export function show(command) {
  return spawnSync(command, { shell: true, cwd: root, env: environment(), stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

/**
 * Runs a Node program of this project in the terminal until it ends, and ends with its exit code.
 * @param {string[]} options
 * @param {Record<string, string | undefined>} [settings] environment variables beside those that are there
 */
export function runProgram(options, settings = {}) {
  const pinned = join(bin, windows ? 'node.exe' : 'node');
  const program = spawn(existsSync(pinned) ? pinned : process.execPath, options, {
    stdio: 'inherit',
    env: { ...settings, ...environment() },
  });
  // Ctrl+C reaches the program itself, which ends in its own time; a stop of this process alone is passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => program.kill('SIGTERM'));
  program.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** The `node` outside this project: the one a user of the packages has. */
export function systemNode() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const lookUp = windows ? 'where node' : 'command -v node';
  const found = spawnSync(lookUp, { shell: true, encoding: 'utf8', env: { ...process.env, PATH: folders.join(delimiter) } });
  return found.stdout.split('\n')[0]?.trim() || process.execPath;
}
