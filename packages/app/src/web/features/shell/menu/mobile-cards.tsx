// The cards of the mobile start page: shortcuts to pages, and the account.

import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { usePages } from '#web/platform/navigation/pages.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listAreas } from './areas.model.ts';
import classes from './mobile-cards.module.css';
import { listCardPages, listOwnPages } from './navigation.model.ts';
import { type Entry, useEntries, useEntryNote } from './use-entries.ts';

function Card({ entry }: { entry: Entry }) {
  const note = useEntryNote()(entry);
  const { icon: Picture } = entry;
  return (
    <Link to={entry.to} className={classes.card}>
      {Picture && (
        <span className={classes.icon}>
          <Picture size={24} stroke={1.75} aria-hidden />
        </span>
      )}
      <span className={classes.name}>
        {entry.label}
        {note !== '' && <span className={classes.note}>{note}</span>}
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}

function Cards({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      {entries.map((entry) => (
        <Card key={entry.page} entry={entry} />
      ))}
    </section>
  );
}

export function MobileCards() {
  const words = useTranslations('mobile');
  const shell = useTranslations('shell');
  const makeEntries = useEntries();
  const { table } = usePages();
  const areas = listAreas(useSignedInUser().roleNames);
  const own = makeEntries([...listOwnPages(table), 'mobileMenu']);
  return (
    <>
      {areas.map(({ name }) => (
        <Cards
          key={name}
          title={areas.length > 1 ? shell(`area.${name}`) : words('shortcuts')}
          entries={makeEntries(listCardPages(table, name))}
        />
      ))}
      <Cards title={words('account')} entries={own} />
    </>
  );
}
