// The table of commands → a parser: help, did-you-mean and choices come from the rows of the table.

import { Argument, Command, CommanderError, Option } from 'commander';
import { choiceFailure } from './choice-failure.ts';
import type { ArgumentSpec, CommandSpec, Context, OptionSpec } from './command.ts';
import { usageFailure } from './failure.ts';
import { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { wrapLine } from './print/wrap-line.ts';

export interface ProgramFacts {
  readonly version: string;
  readonly commands: readonly CommandSpec[];
  /** Options of the program itself, which stand with every command. */
  readonly shared: readonly OptionSpec[];
}

/** Parses `args` and runs the command they name. What commander has to say goes to the context's streams. */
export async function runProgram(facts: ProgramFacts, context: Context, args: readonly string[]): Promise<Outcome> {
  const words = withoutHelpWord(args, facts.commands);
  const said: Promise<void>[] = [];
  let outcome: Outcome = 'fine';
  const program = newCommand('pricing', context, said)
    .description('Quote, check and explain hosted-stay prices, exactly.')
    .version(facts.version, '-V, --version', 'print the version')
    .helpCommand(false)
    .addHelpText('after', `\n${paragraph(`Help on a command: pricing quote --help. Other topics: ${topics(facts.commands)}.`, context)}`);
  for (const spec of facts.commands) {
    const command = newCommand(spec.name, context, said)
      .summary(spec.summary)
      .description(spec.summary)
      .addHelpText('after', extraHelp(spec, context));
    // Only the one that is called needs its options: making those of all takes longer than most commands run.
    const options = words.includes(spec.name) ? [...spec.options, ...facts.shared] : [];
    for (const option of options) addOption(command, option);
    if (spec.argument !== undefined) command.addArgument(toArgument(spec.argument));
    command.action(async () => {
      const options = optionsOf(spec, command);
      checkMandatory(spec, options);
      outcome = await (await spec.load()).run(context, options);
    });
    program.addCommand(command);
  }
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) outcome = wrongUse(error);
  }
  await Promise.all(said);
  return outcome;
}

/** Stable codes for what commander finds wrong. */
const CODES: Readonly<Record<string, string>> = {
  'commander.unknownCommand': 'unknown_command',
  'commander.unknownOption': 'unknown_option',
  'commander.invalidArgument': 'invalid_option',
  'commander.optionMissingArgument': 'missing_value',
  'commander.missingArgument': 'missing_argument',
  'commander.excessArguments': 'unexpected_argument',
};

/** Called without a command, the help that commander has printed on stderr says enough. */
function wrongUse({ code, message }: CommanderError): Outcome {
  if (code === 'commander.help') return 'usage';
  throw usageFailure(CODES[code] ?? 'wrong_use', message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' '));
}

/** `pricing help quote` is `pricing quote --help`; alone it is `pricing --help`. Its pages are a command's. */
function withoutHelpWord(args: readonly string[], commands: readonly CommandSpec[]): string[] {
  const [first, second] = args;
  if (first !== 'help') return [...args];
  if (second === undefined) return ['--help'];
  return commands.some(({ name }) => name === second) ? [second, '--help'] : [...args];
}

function topics(commands: readonly CommandSpec[]): string {
  const names = commands.find(({ name }) => name === 'help')?.argument?.choices ?? [];
  return names.map((name) => `pricing help ${name}`).join(', ');
}

/** Where no terminal says how wide it is. */
const WIDTH_OF_HELP = 100;

function newCommand(name: string, context: Context, said: Promise<void>[]): Command {
  return new Command(name)
    .exitOverride()
    .showSuggestionAfterError(true)
    .allowExcessArguments(false)
    .helpOption('-h, --help', 'print this help')
    .configureOutput({
      writeOut: (text) => said.push(context.out.write(text)),
      writeErr: (text) => said.push(context.err.write(text)),
      outputError: () => {},
      getOutHelpWidth: () => context.columns ?? WIDTH_OF_HELP,
      getErrHelpWidth: () => context.columns ?? WIDTH_OF_HELP,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
}

function toArgument({ name, description, choices }: ArgumentSpec): Argument {
  const argument = new Argument(name, description);
  if (choices === undefined) return argument;
  return argument.choices([...choices]).argParser((value: string) => oneOf(choices, value, `<${argument.name()}>`));
}

/** Of an option given twice, one value would be lost without a word, so that is refused; a repeatable one takes them all. */
function addOption(command: Command, spec: OptionSpec): void {
  const option = toOption(spec);
  command.addOption(option);
  if (spec.repeatable === true) return;
  let isGiven = false;
  command.on(`option:${option.name()}`, () => {
    if (isGiven) throw usageFailure('repeated_option', `--${option.name()} is given twice; use it once`);
    isGiven = true;
  });
}

function toOption({ flags, description, choices, repeatable, mandatory }: OptionSpec): Option {
  const option = new Option(flags, mandatory === true ? `${description} (required)` : description);
  if (choices !== undefined) option.choices([...choices]);
  const check = (value: string) => (choices === undefined ? value : oneOf(choices, value, option.long ?? flags));
  if (repeatable === true) option.argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), check(value)]);
  else if (choices !== undefined) option.argParser(check);
  return option;
}

/** In place of commander's own check, whose message knows no nearest word. */
function oneOf(choices: readonly string[], value: string, asked: string): string {
  if (choices.includes(value)) return value;
  throw choiceFailure(asked, value, choices);
}

/** Not commander's check, which comes before its own for unknown options: a typo should be called a typo. */
function checkMandatory({ name, options }: CommandSpec, given: Options): void {
  for (const { flags, mandatory } of options) {
    const long = /--[\w-]+/.exec(flags)?.[0] ?? '';
    if (mandatory === true && !given.has(propertyOf(long)))
      throw usageFailure('missing_option', `${long} is required; see pricing ${name} --help`);
  }
}

/** `--from-date` → `fromDate`. */
function propertyOf(flag: string): string {
  return flag.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function optionsOf({ argument }: CommandSpec, command: Command): Options {
  if (argument === undefined) return new Options(command.opts());
  const name = argument.name.replace(/[^\w-]/g, '');
  return new Options({ ...command.opts(), [name]: argument.name.includes('...') ? command.args : command.args[0] });
}

/** As wide as commander makes the rest of the help. */
function paragraph(text: string, { columns = WIDTH_OF_HELP }: Context): string {
  return wrapLine(text, { columns, hanging: '' });
}

function extraHelp({ notes = [], examples }: CommandSpec, context: Context): string {
  const paragraphs = notes.map((note) => `\n${paragraph(note, context)}`);
  const lines = examples.map(([line, meaning]) => `  # ${meaning}\n  ${line}`);
  return [...paragraphs, '\nExamples:', ...lines].join('\n');
}
