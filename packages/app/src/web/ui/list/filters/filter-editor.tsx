// The editor of a filter: by its kind a list of choices, yes or no, a range, or a text.

import { Button, Checkbox, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import type { FilterDeclaration } from '#contract/platform/lists/list.ts';
import { type Condition, EMPTY, FILLED, filterText, parseCondition } from '#contract/platform/lists/list-filter.ts';
import type { ListFilter } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './filters.module.css';
import { getChoiceLabel, rememberChoice } from './known-choices.ts';

interface EditorProps {
  readonly filter: ListFilter;
  readonly declared: FilterDeclaration;
  /** Empty if the filter is not set. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onDone: () => void;
}

function ChoiceEditor({ filter, declared, text, onText }: EditorProps) {
  const words = useTranslations('list');
  const condition = parseCondition(text, declared);
  const chosen = text === '' || condition === null ? [] : text.split(',');
  const filled = condition?.kind === 'filled' && condition.is;
  return (
    <Checkbox.Group
      aria-label={filter.label}
      value={filled ? [] : chosen}
      onChange={(values) => onText(values.join(','))}
      className={classes.choices ?? ''}
    >
      <Stack gap="xs">
        {(filter.choices ?? []).map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
        {declared.emptiable ? <Checkbox value={EMPTY} label={words('none')} /> : null}
      </Stack>
    </Checkbox.Group>
  );
}

/** Choices found by typing: the chosen ones stay above the results. */
function FoundChoices({ useFound, ...props }: EditorProps & { readonly useFound: NonNullable<ListFilter['useFound']> }) {
  const words = useTranslations('list');
  const { filter, declared, text, onText } = props;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const found = useFound(search);
  const condition = parseCondition(text, declared);
  const chosen = condition?.kind === 'choice' ? condition.values.map((value) => ({ value, label: getChoiceLabel(filter, value) })) : [];
  const others = (found ?? []).filter(({ value }) => chosen.every((one) => one.value !== value));
  function choose(next: string): void {
    for (const choice of others) if (next.split(',').includes(choice.value)) rememberChoice(filter, choice);
    onText(next);
  }
  return (
    <Stack gap="sm">
      <TextInput
        label={words('findChoice', { filter: filter.label })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      <ChoiceEditor {...props} filter={{ ...filter, choices: [...chosen, ...others] }} onText={choose} />
      {found !== undefined && others.length === 0 && (
        <Text size="sm" c="dimmed">
          {words('noChoice')}
        </Text>
      )}
    </Stack>
  );
}

function FlagEditor({ filter, text, onText }: EditorProps) {
  const words = useTranslations('list');
  return (
    <Radio.Group aria-label={filter.label} value={text} onChange={onText}>
      <Stack gap="xs">
        <Radio value="yes" label={words('yes')} />
        <Radio value="no" label={words('no')} />
      </Stack>
    </Radio.Group>
  );
}

/** A range with typed ends; validated on submit. */
function RangeEditor({ declared, text, onText, onDone }: EditorProps) {
  const words = useTranslations('list');
  const before = parseCondition(text, declared);
  const range = before?.kind === 'range' ? before : { from: null, to: null };
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  const [fault, setFault] = useState<'rangeMissing' | 'rangeWrong' | null>(null);
  const type = declared.kind === 'number' ? 'text' : 'date';
  function submit(event: FormEvent) {
    event.preventDefault();
    const clean = (end: string) => (declared.kind === 'number' ? end.trim().replace(',', '.') : end);
    const next = clean(from) === clean(to) ? clean(from) : `${clean(from)}..${clean(to)}`;
    if (next === '') return setFault('rangeMissing');
    if (parseCondition(next, declared) === null) return setFault('rangeWrong');
    onText(next);
    onDone();
  }
  const shared = { type, inputMode: type === 'text' ? ('decimal' as const) : undefined, onInput: () => setFault(null) };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput {...shared} label={words('from')} value={from} onChange={(event) => setFrom(event.currentTarget.value)} data-autofocus />
        <TextInput
          {...shared}
          label={words('to')}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          error={fault === null ? undefined : words(fault)}
        />
        <Button type="submit">{words('apply')}</Button>
      </Stack>
    </form>
  );
}

function TextEditor({ declared, text, onText, onDone }: EditorProps) {
  const words = useTranslations('list');
  const condition = parseCondition(text, declared);
  const [typed, setTyped] = useState(condition?.kind === 'text' ? condition.contains : '');
  function submit(event: FormEvent) {
    event.preventDefault();
    onText(parseCondition(typed, declared) === null ? '' : typed.trim());
    onDone();
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput label={words('contains')} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} data-autofocus />
        <Button type="submit">{words('apply')}</Button>
      </Stack>
    </form>
  );
}

/** For optional values: filters rows without or with a value. */
function FilledEditor({ declared, text, onText }: EditorProps) {
  const words = useTranslations('list');
  const condition: Condition | null = parseCondition(text, declared);
  const filled = condition?.kind === 'filled' ? condition : null;
  const set = (is: boolean) => onText(filled?.is === is ? '' : filterText({ kind: 'filled', is }));
  return (
    <Group gap="xs" mt="sm">
      {([EMPTY, FILLED] as const).map((sign) => {
        const is = sign === FILLED;
        return (
          <Button
            key={sign}
            size="xs"
            variant={filled?.is === is ? 'light' : 'default'}
            aria-pressed={filled?.is === is}
            onClick={() => set(is)}
          >
            {words(is ? 'filled' : 'empty')}
          </Button>
        );
      })}
    </Group>
  );
}

const EDITORS = {
  choice: ChoiceEditor,
  flag: FlagEditor,
  text: TextEditor,
  day: RangeEditor,
  instant: RangeEditor,
  number: RangeEditor,
} as const;

export function FilterEditor(props: EditorProps) {
  const Editor = EDITORS[props.declared.kind];
  const { useFound } = props.filter;
  if (useFound !== undefined) {
    return (
      <div className={classes.editor}>
        <FoundChoices {...props} useFound={useFound} />
      </div>
    );
  }
  return (
    <div className={classes.editor}>
      <Editor {...props} />
      {props.declared.emptiable && props.declared.kind !== 'choice' ? <FilledEditor {...props} /> : null}
    </div>
  );
}
