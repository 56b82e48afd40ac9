// The saved views of a list: open, save, rename, delete, and set the default.

import { Button, Menu } from '@mantine/core';
import {
  IconBookmark,
  IconCheck,
  IconChevronDown,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconStar,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from '#web/ui/list/list.module.css';
import type { ListView, ListViews } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ViewDialog, type ViewForm } from './view-dialog.tsx';

interface ViewsMenuProps {
  readonly source: ListViews;
  readonly views: readonly ListView[];
  /** The view with which the list opened, or the one chosen last. */
  readonly current: ListView | null;
  /** The current state as saved in a view. */
  readonly query: string;
  readonly onOpen: (view: ListView) => void;
  readonly onCurrent: (view: ListView | null) => void;
}

/** The actions for the current view. */
function CurrentView({
  source,
  current,
  query,
  onCurrent,
  onRename,
}: Omit<ViewsMenuProps, 'onOpen' | 'views'> & { current: ListView; onRename: () => void }) {
  const words = useTranslations('list');
  const { id, name, isDefault } = current;
  async function remove() {
    if (await source.remove(current)) onCurrent(null);
  }
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{name}</Menu.Label>
      {query === current.query ? null : (
        <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => void source.change(id, { query })}>
          {words('viewUpdate', { name })}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
        {words('viewRename')}
      </Menu.Item>
      <Menu.Item
        leftSection={isDefault ? <IconStarOff size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
        onClick={() => void source.change(id, { isDefault: !isDefault })}
      >
        {words(isDefault ? 'viewNoDefault' : 'viewDefault')}
      </Menu.Item>
      <Menu.Item c="var(--mantine-color-error)" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void remove()}>
        {words('viewDelete')}
      </Menu.Item>
    </>
  );
}

export function ViewsMenu(props: ViewsMenuProps) {
  const { source, views, current, query, onOpen, onCurrent } = props;
  const words = useTranslations('list');
  const [form, setForm] = useState<ViewForm | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const changed = current !== null && current.query !== query;
  return (
    <>
      <Menu withInitialFocusPlaceholder={false} position="bottom-start" width={280}>
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {current === null ? words('views') : changed ? words('viewChanged', { name: current.name }) : current.name}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 ? <Menu.Label>{words('viewsEmpty')}</Menu.Label> : null}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={view.id === current?.id ? <IconCheck size={16} aria-hidden /> : <span className={classes.noIcon} />}
              rightSection={view.isDefault ? <IconStar size={14} role="img" aria-label={words('viewIsDefault')} /> : undefined}
              aria-current={view.id === current?.id ? 'true' : undefined}
              onClick={() => onOpen(view)}
            >
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setForm({ kind: 'save' })}>
            {words('viewSave')}
          </Menu.Item>
          {current === null ? null : (
            <CurrentView {...props} current={current} onRename={() => setForm({ kind: 'rename', view: current })} />
          )}
        </Menu.Dropdown>
      </Menu>
      <ViewDialog
        form={form}
        source={source}
        query={query}
        onSaved={onCurrent}
        onClose={() => setForm(null)}
        onGone={() => button.current?.focus()}
      />
    </>
  );
}
