// The vetting of families: the queue, and one of them beside it.

import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { addDays } from '#contract/platform/days.ts';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { VettingDrawer } from '#web/features/vetting/hub/vetting-drawer.tsx';
import { VettingList } from '#web/features/vetting/hub/vetting-list.tsx';
import classes from '#web/features/vetting/vetting.module.css';
import { paths } from '#web/paths.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';

/** The query parameter for the family whose vetting is open. */
const FAMILY = 'family';

/** The days before an expiry in which a check counts as expiring. */
const EXPIRING_DAYS = 60;

/** Links that set the filters of the queue. */
function Presets() {
  const words = useTranslations('vetting.preset');
  const { id, capabilities } = useSignedInUser();
  const today = useToday();
  const [params] = useSearchParams();
  const presets = [
    ['all', {}],
    ...(capabilities.includes('vetting.decide') ? [['mine', { assigneeId: String(id) }] as const] : []),
    ['unassigned', { assigneeId: '-', state: 'submitted,in_review,home_visit,checks_pending' }],
    ['answered', { answered: 'yes' }],
    ['expiring', { expiresOn: `..${addDays(today, EXPIRING_DAYS)}` }],
  ] as const;
  const filters = ['assigneeId', 'state', 'answered', 'expiresOn'] as const;
  const isOn = (wanted: Readonly<Record<string, string>>) => filters.every((name) => (params.get(name) ?? '') === (wanted[name] ?? ''));
  return (
    <nav className={classes['presets']} aria-label={words('label')}>
      {presets.map(([name, wanted]) => (
        <Button
          key={name}
          component={Link}
          to={paths.hubVetting(wanted)}
          size="compact-sm"
          variant={isOn(wanted) ? 'light' : 'default'}
          {...(isOn(wanted) ? { 'aria-current': 'true' as const } : {})}
        >
          {words(name)}
        </Button>
      ))}
    </nav>
  );
}

export default function VettingScreen() {
  const words = useTranslations('vetting');
  const titles = useTranslations('titles');
  const [params, setParams] = useSearchParams();
  const asked = params.get(FAMILY);
  const close = () =>
    setParams(
      (now) => {
        now.delete(FAMILY);
        return now;
      },
      { replace: true },
    );
  const linkTo = (id: number) =>
    `${paths.hubVetting()}?${new URLSearchParams([...[...params].filter(([name]) => name !== FAMILY), [FAMILY, String(id)]])}`;
  return (
    <DataProvider>
      <PageHeader title={titles('page.hubVetting')} description={words('description')} />
      <Presets />
      <VettingList views={useSavedViews('vettings')} linkTo={linkTo} />
      {asked !== null && /^\d{1,15}$/.test(asked) && <VettingDrawer key={asked} id={Number(asked)} onClose={close} />}
    </DataProvider>
  );
}
