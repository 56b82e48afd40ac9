// The command palette: search for a page, a command or a record, open it with Enter. A single combobox with a list, for screen readers.
// Mantine's Spotlight doesn't expose the active option to React, so screen readers couldn't announce it.

import { CloseButton, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useStore } from '#web/platform/store.ts';
import { useFocusBack } from '#web/ui/dialog/focus-back.ts';
import { isComposing } from '#web/ui/input-method.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './command-palette.module.css';
import { overlay, paletteText } from './commands.store.ts';
import { PaletteList } from './palette-list.tsx';
import { groupOptions, listOptions, type PaletteOption } from './palette-options.model.ts';
import { PaletteStatus } from './palette-status.tsx';
import { keepRecentRecord, listRecentRecords } from './recent-records.ts';
import { findRecordPath } from './record-path.ts';
import { useCommands } from './use-commands.ts';
import { useRecords } from './use-records.ts';

const PAGE_OF_OPTIONS = 8;

/** @param single whether it is the hub’s, where records are searched as well */
export default function CommandPalette({ single }: { readonly single: boolean }) {
  useFocusBack();
  const words = useTranslations('shell');
  const ofRecords = useTranslations('recordSearch');
  const id = useId();
  const [, navigate] = useLocation();
  const canOpen = usePageAccess();
  const user = useSignedInUser();
  const isPhone = useMediaQuery('(max-width: 36em)') ?? false;
  const typed = useStore(paletteText);
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Enter was pressed before the answer to what is typed: it opens the first option of the answer, and nothing older. */
  const [isAwaited, setAwaited] = useState(false);
  const search = useRecords(typed, single);
  // Whoever views the product as somebody else leaves no traces of theirs in this browser.
  const [recent] = useState(() => (single && user.viewedBy === null ? listRecentRecords(user.id) : []));
  const pathOf = (option: PaletteOption) => ('record' in option ? findRecordPath(option.record, canOpen) : '');

  const commands = useCommands({ single });
  const all = listOptions(typed, { commands, records: search.records, recent }).filter((option) => pathOf(option) !== null);
  // In the order in which they stand on the screen, group by group.
  const options = groupOptions(all).flatMap(([, members]) => members);
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === chosenId),
  );
  const chosen = options[at];
  const close = () => overlay.set(null);
  const optionId = (option: PaletteOption) => `${id}-${option.id}`;

  function run(option: PaletteOption | undefined): void {
    if (option === undefined) return;
    close();
    if (!('record' in option)) {
      option.command.run();
      return;
    }
    const path = pathOf(option);
    if (path === null) return;
    if (user.viewedBy === null) keepRecentRecord(user.id, option.record);
    navigate(path);
  }

  useEffect(() => {
    if (!isAwaited || search.state === 'searching') return;
    setAwaited(false);
    run(chosen);
  });

  function choose(option: PaletteOption | undefined): void {
    if (option === undefined) return;
    setChosenId(option.id);
    document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const last = options.length - 1;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (search.state === 'searching' && chosenId === null) setAwaited(true);
      else run(chosen);
    }
    const next = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + PAGE_OF_OPTIONS, last),
      PageUp: Math.max(at - PAGE_OF_OPTIONS, 0),
    }[event.key];
    if (next === undefined || last < 0) return;
    event.preventDefault();
    choose(options[next]);
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
      fullScreen={isPhone}
      attributes={{ content: { 'aria-label': words('palette.open') } }}
      classNames={{ body: classes.body ?? '' }}
      transitionProps={{ duration: 0 }}
    >
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : optionId(chosen)}
          aria-label={words('palette.open')}
          placeholder={single ? ofRecords('placeholder') : words('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            paletteText.set(event.currentTarget.value);
            setChosenId(null);
            setAwaited(false);
          }}
          onKeyDown={press}
        />
        {isPhone && <CloseButton size={44} aria-label={ofRecords('close')} onClick={close} />}
      </div>
      <PaletteStatus typed={typed} count={options.length} search={search} />
      <PaletteList {...{ id, typed, options, chosen }} onChoose={({ id: one }) => setChosenId(one)} onRun={run} />
      <p className={classes.foot}>
        {single && <span>{ofRecords(search.state === 'searching' ? 'searching' : 'hint')}</span>}
        {!isPhone && <span>{words('palette.enter')}</span>}
      </p>
    </Modal>
  );
}
