// Completion scripts: what they offer, and in bash that they work.

import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/cli.ts';
import { runPricing } from './run-pricing.ts';

const script = async (shell: string) => (await runPricing(['completion', shell])).out;

describe.each(['bash', 'zsh', 'fish', 'powershell'])('%s', (shell) => {
  test('knows every command, option and choice', async () => {
    const text = await script(shell);
    for (const { name, options, argument } of COMMANDS) {
      expect(text).toContain(name);
      for (const { flags, choices } of options) {
        const long = /--([\w-]+)/.exec(flags)?.[1] ?? '';
        expect(text).toContain(long);
        for (const choice of choices ?? []) expect(text).toContain(choice);
      }
      for (const choice of argument?.choices ?? []) expect(text).toContain(choice);
    }
  });
});

/** What bash offers for a command line whose last word is being typed. */
async function offered(...words: string[]): Promise<string[]> {
  const line = words.map((word) => `'${word}'`).join(' ');
  const program = `${await script('bash')}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _pricing; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const ran = spawnSync('bash', ['--norc', '-c', program], { encoding: 'utf8' });
  expect(ran.stderr).toBe('');
  return ran.stdout.split('\n').filter((word) => word !== '');
}

describe('in bash', () => {
  test('commands', async () => {
    expect(await offered('pricing', 'co')).toEqual(['compare', 'counts', 'completion']);
  });

  test('options', async () => {
    expect(await offered('pricing', 'counts', '--fro')).toEqual(['--from']);
    expect(await offered('pricing', 'quote', '--s')).toEqual(['--service-type-id', '--side']);
  });

  test('values of an option', async () => {
    expect(await offered('pricing', 'quote', '--side', '')).toEqual(['customer', 'provider', 'finance']);
    expect(await offered('pricing', 'quote', '-f', 'x')).toEqual(['xlsx']);
    expect(await offered('pricing', 'quote', '--discount-code', '')).toEqual([]);
  });

  test('arguments', async () => {
    expect(await offered('pricing', 'schema', 'bo')).toEqual(['book', 'booking']);
    const file = import.meta.filename;
    expect(await offered('pricing', 'merge', 'part-1.json', file.slice(0, -5))).toEqual([file]);
    expect(await offered('pricing', 'merge', '--for')).toEqual(['--format']);
  });
});
