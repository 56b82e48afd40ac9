// A menu in one language: its entries on two levels, arranged by dragging, buttons or keys, and saved for visitors.

import { Alert, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { readEditedMenus, saveMenu } from '#contract/content/menus.endpoints.ts';
import {
  type EditedMenu,
  type InnerEntry,
  type LinkedArticle,
  MENU_LIMITS,
  type MenuEntry,
  menuBody,
} from '#contract/content/menus.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { createKey } from '../editor/edit-blocks.ts';
import { EntryForm } from './entry-form.tsx';
import {
  canDropInto,
  changeEntry,
  copyEntries,
  dropEntry,
  findEntry,
  findEntryPlace,
  findNewParent,
  insertEntry,
  liftEntry,
  moveEntry,
  nestEntry,
  removeEntry,
} from './menu.model.ts';
import { type EntrySteps, MenuRow } from './menu-row.tsx';
import classes from './menus.module.css';
import { useEntryFacts } from './use-entry-facts.ts';

/** How long a removed entry can be brought back, in milliseconds. */
const UNDO_MS = 10_000;

interface EntriesProps extends InputProps<MenuEntry[]> {
  readonly menu: EditedMenu;
  readonly articles: readonly LinkedArticle[];
  readonly onEdit: (key: string) => void;
}

/** Moves the focus back to the tools of an entry that has moved. */
const focusEntry = (key: string) =>
  requestAnimationFrame(() => document.getElementById(`entry-${key}`)?.querySelector<HTMLElement>('button:not(:disabled)')?.focus());

function EntriesInput({ label, value: entries, onChange, menu, articles, onEdit }: EntriesProps) {
  const words = useTranslations('menus');
  const factsOf = useEntryFacts(articles, menu.locale);
  const [told, setTold] = useState('');
  /** A toast may change the entries long after it was shown. */
  const latest = useRef(entries);
  latest.current = entries;

  function arrange(key: string, next: MenuEntry[]): void {
    onChange(next);
    const at = findEntryPlace(next, key);
    if (at === null) return;
    setTold(words('moved', { place: at.place + 1, count: at.count, level: at.parent === null ? 1 : 2 }));
    focusEntry(key);
  }

  const steps: EntrySteps = {
    move: (key, by) => arrange(key, moveEntry(entries, key, by)),
    nest: (key) => arrange(key, nestEntry(entries, key)),
    lift: (key) => arrange(key, liftEntry(entries, key)),
    drop: (dragged, target, edge) => arrange(dragged, dropEntry(entries, { dragged, target, edge })),
    takes: (dragged, target) => canDropInto(entries, dragged, target),
    toggle: (key) => onChange(changeEntry(entries, key, { isVisible: !findEntry(entries, key)?.isVisible })),
    edit: onEdit,
    remove(key) {
      const [entry, at] = [findEntry(entries, key), findEntryPlace(entries, key)];
      if (entry === null || at === null) return;
      onChange(removeEntry(entries, key));
      const undo = () => onChange(insertEntry(latest.current, entry, at));
      showToast(words('removed', { name: factsOf(entry).name }), { ms: UNDO_MS, action: { label: words('undo'), run: undo } });
    },
  };

  function showRows(rows: readonly (InnerEntry & { readonly entries?: readonly InnerEntry[] })[]) {
    return rows.map((entry, place) => {
      const at = findEntryPlace(entries, entry.key);
      const can = {
        ...{ up: place > 0, down: place < rows.length - 1 },
        ...{ nest: findNewParent(entries, entry.key) !== null, lift: at !== null && at.parent !== null },
      };
      const below = entry.entries ?? [];
      return (
        <MenuRow key={entry.key} entry={entry} facts={factsOf(entry)} can={can} steps={steps}>
          {below.length > 0 && <ol className={`${classes['entries']} ${classes['inner']}`}>{showRows(below)}</ol>}
        </MenuRow>
      );
    });
  }

  return (
    <section aria-label={label}>
      <ol className={classes['entries']}>{showRows(entries)}</ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </section>
  );
}

const EntriesField = bindField(EntriesInput, { empty: [], show: (entries) => String(entries.length) });

function useMenuForm(menu: EditedMenu) {
  const words = useTranslations('menus');
  const { place, locale } = menu;
  /** The menu that another editor saved meanwhile, once the server has sent it: the next save starts from it. */
  const theirs = useRef<EditedMenu | null>(null);
  const current = () => theirs.current ?? menu;
  return useForm({
    shape: menuBody,
    initial: { entries: menu.entries as MenuEntry[], version: menu.version },
    async send({ entries }) {
      try {
        return await call(saveMenu, { params: { place, locale }, body: { entries, version: current().version } });
      } catch (error) {
        if (error instanceof ApiFailure && error.current !== null) theirs.current = error.current as unknown as EditedMenu;
        throw error;
      }
    },
    async done(saved) {
      theirs.current = saved;
      showToast(words('saved'));
      await queryClient.invalidateQueries({ queryKey: toQueryKey(readEditedMenus) });
    },
    reread: async () => ({ entries: current().entries as MenuEntry[], version: current().version }),
  });
}

interface MenuEditorProps {
  readonly menu: EditedMenu;
  readonly articles: readonly LinkedArticle[];
  /** The English menu of the same place, which visitors get while this one is empty. */
  readonly english: EditedMenu;
}

export function MenuEditor({ menu, articles, english }: MenuEditorProps) {
  const words = useTranslations('menus');
  const form = useMenuForm(menu);
  /** The entry whose dialog is open; `new` for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  const field = form.field('entries') as unknown as FieldBinding<MenuEntry[]>;
  const entries = field.value;
  const canCopy = entries.length === 0 && menu.locale !== 'en' && english.entries.length > 0;
  const entry = edited === null ? null : findEntry(entries, edited);
  return (
    <>
      <Form form={form} label={words(`place.${menu.place}`)}>
        <Stack gap="md">
          {entries.length === 0 && (
            <Alert color="blue" variant="light">
              {words(menu.locale === 'en' ? 'emptyEnglish' : 'empty')}
            </Alert>
          )}
          <EntriesField of={field} label={words(`place.${menu.place}`)} menu={menu} articles={articles} onEdit={setEdited} />
          <Group justify="space-between">
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                disabled={entries.length >= MENU_LIMITS.entries}
                onClick={() => setEdited('new')}
              >
                {words('add')}
              </Button>
              {canCopy && (
                <Button
                  variant="default"
                  leftSection={<IconCopy size={16} aria-hidden />}
                  onClick={() => field.change(copyEntries(english.entries, createKey))}
                >
                  {words('copy')}
                </Button>
              )}
            </Group>
            <SubmitButton form={form}>{words('save')}</SubmitButton>
          </Group>
          <Text size="sm" c="dimmed">
            {words('keys')}
            {menu.updatedAt !== null && (
              <>
                {' '}
                {words('lastSaved', { name: menu.updatedBy || '–' })} <InstantText at={menu.updatedAt} />
              </>
            )}
          </Text>
        </Stack>
      </Form>
      {edited !== null && (edited === 'new' || entry !== null) && (
        <EntryForm
          entry={entry}
          isInner={entry !== null && findEntryPlace(entries, entry.key)?.parent !== null}
          articles={articles}
          onDone={(said) => {
            if (entry === null) field.change([...entries, { ...said, key: createKey(), isVisible: true, entries: [] }]);
            else field.change(changeEntry(entries, entry.key, said));
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
