// The account menu: area, language, colour scheme, account pages, and sign-out.

import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from 'wouter';
import { LanguageSelect } from '#web/features/shell/language-select.tsx';
import { usePages } from '#web/platform/navigation/pages.ts';
import { signOut, useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './account-panel.module.css';
import { AreaLinks } from './area-links.tsx';
import { listOwnPages } from './navigation.model.ts';
import { useEntries } from './use-entries.ts';

const SCHEMES = ['auto', 'light', 'dark'] as const;

export function SchemeChoice() {
  const words = useTranslations('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      fullWidth
      size="sm"
      classNames={{ control: classes.scheme ?? '', label: classes.choice ?? '' }}
      aria-label={words('colours.title')}
      value={colorScheme}
      onChange={(chosen) => setColorScheme(SCHEMES.find((scheme) => scheme === chosen) ?? 'auto')}
      data={SCHEMES.map((scheme) => ({ value: scheme, label: words(`colours.${scheme}`) }))}
    />
  );
}

/** Links to the account pages that the user can open. */
function OwnPages({ onFollow }: { readonly onFollow?: (() => void) | undefined }) {
  const entries = useEntries()(listOwnPages(usePages().table));
  return entries.map(({ page, to, icon: Picture, label }) => (
    <Link key={page} to={to} className={classes.item} onClick={onFollow}>
      {Picture && <Picture size={20} stroke={1.75} aria-hidden />}
      {label}
    </Link>
  ));
}

export function SignOutButton() {
  const words = useTranslations('shell');
  return (
    <button type="button" className={classes.item} onClick={() => signOut()}>
      <IconLogout size={20} stroke={1.75} aria-hidden />
      {words('account.signOut')}
    </button>
  );
}

export function AccountPanel({ onFollow }: { readonly onFollow?: () => void }) {
  const { firstName, lastName, email } = useSignedInUser();
  return (
    <div className={classes.panel}>
      <div className={`${classes.person} ${classes.who}`}>
        <strong>
          {firstName} {lastName}
        </strong>
        <span>{email}</span>
      </div>
      <AreaLinks onFollow={onFollow} />
      <div className={classes.part}>
        <LanguageSelect wide />
        <SchemeChoice />
      </div>
      <div className={classes.part}>
        <OwnPages onFollow={onFollow} />
        <SignOutButton />
      </div>
    </div>
  );
}
