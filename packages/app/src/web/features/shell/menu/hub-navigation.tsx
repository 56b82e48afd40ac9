// The hub's side navigation: collapsible groups of pages.

import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { usePageAccess } from '#web/platform/navigation/page-access.ts';
import { usePages } from '#web/platform/navigation/pages.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { EntryLink } from './entry-link.tsx';
import classes from './hub-navigation.module.css';
import { type Group, listHubGroups, listOpenGroups } from './navigation.model.ts';
import { useEntries } from './use-entries.ts';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Fold({ title, children }: FoldProps) {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <section className={classes.group}>
      <UnstyledButton className={classes.title} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <IconChevronRight size={16} className={classes.arrow} aria-hidden />
        {title}
      </UnstyledButton>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </section>
  );
}

function Links({ group, onFollow }: { group: Group; onFollow: (() => void) | undefined }) {
  const entries = useEntries()(group.pages);
  return (
    <ul className={classes.links}>
      {entries.map((entry) => (
        <li key={entry.page}>
          <EntryLink entry={entry} withIcon={group.name === 'today'} {...(onFollow === undefined ? {} : { onFollow })} />
        </li>
      ))}
    </ul>
  );
}

export function HubNavigation({ onFollow }: { readonly onFollow?: () => void }) {
  const words = useTranslations('shell');
  const groups = listOpenGroups(listHubGroups(usePages().table), usePageAccess());
  return (
    <nav className={classes.navigation} aria-label={words('navigation')}>
      {groups.map((group) =>
        group.name === 'today' ? (
          <Links key={group.name} group={group} onFollow={onFollow} />
        ) : (
          <Fold key={group.name} title={words(`group.${group.name}`)}>
            <Links group={group} onFollow={onFollow} />
          </Fold>
        ),
      )}
    </nav>
  );
}
