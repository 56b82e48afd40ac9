// Links above the tracker that set its filters: one's own trips, urgent ones, those that start soon or have a follow-up due.

import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { hasRoles } from '#contract/identity/roles.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import classes from './tracker.module.css';

const SOON_DAYS = 7;

const FILTERS = ['coordinatorId', 'readiness', 'daysToStart', 'followUp'] as const;

export function TrackerPresets() {
  const words = useTranslations('tripsTracker.preset');
  const { id, roleNames } = useSignedInUser();
  const today = useToday();
  const [params] = useSearchParams();
  const mine = hasRoles(roleNames, 'any', ['Coordinator', 'Administrator']);
  const presets = [
    ['all', {}],
    ...(mine ? [['mine', { coordinatorId: String(id) }] as const] : []),
    ['urgent', { readiness: 'red' }],
    ['week', { daysToStart: `0..${SOON_DAYS}` }],
    ['due', { followUp: `..${today}` }],
    ...(mine ? [['unassigned', { coordinatorId: '-' }] as const] : []),
  ] as const;
  const isOn = (wanted: Readonly<Record<string, string>>) => FILTERS.every((name) => (params.get(name) ?? '') === (wanted[name] ?? ''));
  return (
    <nav className={classes['presets']} aria-label={words('label')}>
      {presets.map(([name, wanted]) => (
        <Button
          key={name}
          component={Link}
          to={paths.hubTripsTracker(wanted)}
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
