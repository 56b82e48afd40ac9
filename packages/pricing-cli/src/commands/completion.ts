// pricing completion: what a shell should offer, written from the table of commands.

import type { CommandModule, CommandSpec } from '../command.ts';
import { bashScript } from '../completion/bash.ts';
import { type CompletedProgram, toCompletionSpec } from '../completion/completion-spec.ts';
import { fishScript } from '../completion/fish.ts';
import { powershellScript } from '../completion/powershell.ts';
import { zshScript } from '../completion/zsh.ts';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (program: CompletedProgram) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/** The completion command for a table of commands, passed as an argument because the table imports this file. */
export function completionOf(commands: readonly CommandSpec[]): CommandModule {
  return {
    run: async (context, options) => {
      const shell = options.oneOf('shell', SHELLS) ?? 'bash';
      await context.out.write(SCRIPTS[shell](toCompletionSpec(commands)));
      return 'fine';
    },
  };
}
