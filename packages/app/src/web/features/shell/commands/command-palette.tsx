// The command palette: search for a command, run it with Enter. A single combobox with a list, for screen readers. Mantine's Spotlight
// doesn't expose the active option to React, so screen readers couldn't announce it.

import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { isComposing } from '#web/ui/input-method.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './command-palette.module.css';
import { overlay } from './commands.store.ts';
import { findBestMatches } from './fuzzy.model.ts';
import { type Command, useCommands } from './use-commands.ts';

const GROUPS = ['pages', 'actions', 'later'] as const;

function shownOf(commands: readonly Command[], typed: string): Command[] {
  const found = findBestMatches(typed, { items: commands, textOf: ({ label }) => label });
  // Grouped, so that pages that aren't available yet never come before those that are.
  return GROUPS.flatMap((group) => found.filter((command) => command.group === group));
}

export default function CommandPalette({ single }: { readonly single: boolean }) {
  useFocusBack();
  const words = useTranslations('shell');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const shown = shownOf(useCommands({ single }), typed);
  const optionId = (index: number) => `${id}-${index}`;
  const close = () => overlay.set(null);

  function run(command: Command | undefined): void {
    if (command === undefined) return;
    close();
    command.run();
  }

  function choose(index: number): void {
    setAt(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const last = shown.length - 1;
    if (event.key === 'Enter') {
      event.preventDefault();
      run(shown[at]);
    }
    const next = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    }[event.key];
    if (next === undefined || last < 0) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      size={600}
      padding={0}
      yOffset={64}
      centered={false}
      attributes={{ content: { 'aria-label': words('palette.open') } }}
      transitionProps={{ duration: 0 }}
    >
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? optionId(at) : undefined}
          aria-label={words('palette.open')}
          placeholder={words('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div className={classes.list} role="listbox" id={id} aria-label={words('palette.open')}>
        {GROUPS.map((group) => {
          const members = shown.flatMap((command, index) => (command.group === group ? [{ command, index }] : []));
          return members.length === 0 ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a list box can't contain a fieldset.
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div className={classes.group} id={`${id}-${group}`}>
                {words(`palette.${group}`)}
              </div>
              {members.map(({ command, index }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
                <div
                  key={command.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === at}
                  className={classes.option}
                  data-later={command.group === 'later' || undefined}
                  onMouseMove={() => at !== index && setAt(index)}
                  onClick={() => run(command)}
                >
                  <span>{command.label}</span>
                  {command.note !== undefined && <span className={classes.note}>{command.note}</span>}
                  {command.letter !== undefined && group === 'pages' && (
                    <span className={classes.keys} aria-hidden="true">
                      <kbd>g</kbd> <kbd>{command.letter}</kbd>
                    </span>
                  )}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {shown.length === 0 && (
        <p className={classes.none} role="status">
          {words('palette.none')}
        </p>
      )}
      <p className={classes.foot}>{words('palette.enter')}</p>
    </Modal>
  );
}
