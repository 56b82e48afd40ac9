// Completions for PowerShell 5 and later.

import { argumentWords, type CompletedCommand, type CompletedOption, type CompletedProgram } from './completion-spec.ts';

/** A script for a PowerShell profile. */
export function powershellScript({ commands }: CompletedProgram): string {
  return `# PowerShell completion for pricing: pricing completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName pricing -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | ForEach-Object { $_.ToString() })
  $done = if ($wordToComplete -eq '') { $words.Count } else { $words.Count - 1 }
  $previous = if ($done -ge 1) { $words[$done - 1] } else { '' }
  $commands = @{
${commands.map(({ name, summary }) => `    ${literal(name)} = ${literal(summary)}`).join('\n')}
  }
  $options = @{
${commands.map(optionTable).join('\n')}
  }
  $values = @{
${commands.map(valueTable).join('\n')}
  }
  $takesFiles = @(${commands
    .filter(takesFiles)
    .map(({ name }) => literal(name))
    .join(', ')})
  $offer = if ($done -le 1) { $commands }
  elseif ($values[$words[1]].ContainsKey($previous)) { $values[$words[1]][$previous] }
  elseif ($takesFiles -contains $words[1] -and $wordToComplete -notlike '-*') { $null }
  else { $options[$words[1]] }
  if ($null -eq $offer) { return }
  $offer.GetEnumerator() | Where-Object { $_.Key -like "$wordToComplete*" } | Sort-Object Key | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_.Key, $_.Key, 'ParameterValue', $_.Value)
  }
}
`;
}

function takesFiles({ argument }: CompletedCommand): boolean {
  return argument === 'file';
}

function optionTable(command: CompletedCommand): string {
  const { name, options } = command;
  const words = argumentWords(command).map((word) => `${literal(word)} = ${literal(word)}`);
  const flags = options.map(({ flags, description }) => `${literal(flags.at(-1) ?? '')} = ${literal(description)}`);
  return `    ${literal(name)} = @{ ${[...words, ...flags].join('; ')} }`;
}

/** Flags that take one of some words; after any other flag with a value PowerShell completes files by itself. */
function valueTable({ name, options }: CompletedCommand): string {
  return `    ${literal(name)} = @{ ${options.flatMap(valueEntries).join('; ')} }`;
}

function valueEntries({ flags, value }: CompletedOption): string[] {
  if (value === 'none') return [];
  const words = typeof value === 'string' ? [] : value.words.map((word) => `${literal(word)} = ${literal(word)}`);
  // PowerShell's keys ignore case, so -b and -B would be one: flags differ in more than case.
  return flags.map((flag) => `${literal(flag)} = @{ ${words.join('; ')} }`);
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
