// The options of the palette, in their groups.

import {
  type Icon,
  IconBackpack,
  IconFileInvoice,
  IconHistory,
  IconHome,
  IconMessage,
  IconPlaneDeparture,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { RecordKind } from '#contract/record-search/record-search.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './command-palette.module.css';
import { groupOptions, type PaletteGroup, type PaletteOption } from './palette-options.model.ts';
import { RecordOption } from './record-option.tsx';

const KINDS = {
  student: { page: 'hubStudents', icon: IconBackpack },
  account: { page: 'hubUsers', icon: IconUser },
  hostFamily: { page: 'hubHostFamilies', icon: IconHome },
  trip: { page: 'hubTrips', icon: IconPlaneDeparture },
  group: { page: 'hubGroups', icon: IconUsersGroup },
  invoice: { page: 'hubSalesInvoices', icon: IconFileInvoice },
  message: { page: 'hubMessages', icon: IconMessage },
} as const satisfies Record<RecordKind, { readonly page: string; readonly icon: Icon }>;

const iconOf = (group: RecordKind | 'recent'): Icon => (group === 'recent' ? IconHistory : KINDS[group].icon);

function GroupHeading({ group }: { group: PaletteGroup }) {
  const words = useTranslations('shell');
  const titles = useTranslations('titles');
  const ofRecords = useTranslations('recordSearch');
  if (group === 'pages' || group === 'actions') return words(`palette.${group}`);
  const GroupIcon = iconOf(group);
  return (
    <>
      <GroupIcon size={14} aria-hidden />
      {group === 'recent' ? ofRecords('recent') : titles(`page.${KINDS[group].page}`)}
    </>
  );
}

function OptionContent({ option, typed }: { option: PaletteOption; typed: string }) {
  if ('record' in option) return <RecordOption record={option.record} typed={typed} />;
  const { label, note, letter, group } = option.command;
  return (
    <>
      <span>{label}</span>
      {note !== undefined && <span className={classes.note}>{note}</span>}
      {letter !== undefined && group === 'pages' && (
        <span className={classes.keys} aria-hidden="true">
          <kbd>g</kbd> <kbd>{letter}</kbd>
        </span>
      )}
    </>
  );
}

interface PaletteListProps {
  /** The ID of the list, with which those of its parts begin. */
  readonly id: string;
  readonly typed: string;
  readonly options: readonly PaletteOption[];
  readonly chosen: PaletteOption | undefined;
  readonly onChoose: (option: PaletteOption) => void;
  readonly onRun: (option: PaletteOption) => void;
}

export function PaletteList({ id, typed, options, chosen, onChoose, onRun }: PaletteListProps) {
  const words = useTranslations('shell');
  return (
    <div className={classes.list} role="listbox" id={id} aria-label={words('palette.open')}>
      {groupOptions(options).map(([group, members]) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box can't contain a fieldset.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div className={classes.group} id={`${id}-${group}`}>
            <GroupHeading group={group} />
          </div>
          {members.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option === chosen}
              className={classes.option}
              onMouseMove={() => option !== chosen && onChoose(option)}
              onClick={() => onRun(option)}
            >
              <OptionContent option={option} typed={typed} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
