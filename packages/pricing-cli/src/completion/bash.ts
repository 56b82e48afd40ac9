// Completions for bash 3.2 and later, without the bash-completion package.

import { argumentWords, type CompletedCommand, type CompletedOption, type CompletedProgram } from './completion-spec.ts';

/** A script to source in bash. */
export function bashScript({ commands }: CompletedProgram): string {
  return `# bash completion for pricing: source <(pricing completion bash)
_pricing() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.map(commandCase).join('\n')}
  esac
}
complete -F _pricing pricing
`;
}

function commandCase(command: CompletedCommand): string {
  const { name, options, argument } = command;
  const values = options.map(valueCase).filter((text) => text !== '');
  const words = [...argumentWords(command), ...options.flatMap(({ flags }) => flags)].join(' ');
  const inner = values.length === 0 ? [] : ['      case "$previous" in', ...values, '      esac'];
  const files = argument === 'file' ? [`      if [[ "$current" != -* ]]; then ${FILES}; return; fi`] : [];
  return [`    ${name})`, ...inner, ...files, `      COMPREPLY=($(compgen -W "${words}" -- "$current"))`, '      ;;'].join('\n');
}

/** Names with a slash after a folder and quoted where they must be, as far as this bash knows how. */
const FILES = 'compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current"))';

function valueCase({ flags, value }: CompletedOption): string {
  if (value === 'none') return '';
  const words = value === 'any' ? '' : value === 'file' ? FILES : `$(compgen -W "${value.words.join(' ')}" -- "$current")`;
  return `        ${flags.join('|')}) ${value === 'file' ? words : `COMPREPLY=(${words})`}; return ;;`;
}
