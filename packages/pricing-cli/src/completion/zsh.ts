// Completions for zsh, with descriptions.

import type { CompletedCommand, CompletedOption, CompletedProgram, ValueKind } from './completion-spec.ts';

/** A script to source in zsh, or for a folder of its `fpath`. */
export function zshScript({ commands }: CompletedProgram): string {
  return `#compdef pricing
# zsh completion for pricing: pricing completion zsh > "\${fpath[1]}/_pricing"
_pricing() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    '${name}:${quoted(summary)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${commands.map(commandCase).join('\n')}
  esac
}
if [ "\${funcstack[1]}" = "_pricing" ]; then _pricing "$@"; else compdef _pricing pricing; fi
`;
}

function commandCase({ name, options, argument }: CompletedCommand): string {
  const specs = [...options.flatMap(optionSpecs), ...argumentSpecs(argument)];
  return `    ${name})\n      _arguments ${specs.map((spec) => `\\\n        ${spec}`).join(' ')}\n      ;;`;
}

function argumentSpecs(argument: ValueKind): string[] {
  if (typeof argument !== 'string') return [`'1:argument:(${argument.words.join(' ')})'`];
  return argument === 'file' ? ["'*:file:_files'"] : [];
}

function optionSpecs({ flags, description, value }: CompletedOption): string[] {
  const action =
    value === 'none' ? '' : value === 'file' ? ':file:_files' : value === 'any' ? ':value: ' : `:value:(${value.words.join(' ')})`;
  return flags.map((flag) => `'*${flag}[${quoted(description)}]${action}'`);
}

/** Inside single quotes, where brackets and colons mean something to zsh. */
function quoted(text: string): string {
  return text.replaceAll("'", "'\\''").replace(/[[\]:]/g, (character) => `\\${character}`);
}
