// The light of a check: an icon and a word in its colour; on hover, focus or tap, what is missing, by which rule, and where to mend it.

import { Anchor, Popover, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { ALWAYS_DAYS, type CheckedLight, type Light, READINESS_RULES, type ReadinessCheck } from '#contract/trips/readiness.ts';
import type { TrackedTrip } from '#contract/trips/tracker.shapes.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './tracker.module.css';

const ICONS = { red: IconAlertTriangle, amber: IconClockExclamation, green: IconCircleCheck } as const satisfies Record<Light, unknown>;

/** Time to move the pointer from the light into its explanation. */
const LEAVE_MS = 150;

/** A pinned explanation stays above those that are only passed over. */
const Z_INDEX = { pinned: 302, hovered: 301 } as const;

/** Time within which the focus comes back to a light after its explanation was closed. */
const CLOSED_MS = 400;

type Tracked = Pick<TrackedTrip, 'id' | 'studentId' | 'studentName'>;

/** Returns the address where something missing for a check is mended; null if the user can't go there. */
function useMending(): (check: ReadinessCheck, trip: Tracked) => string | null {
  const { capabilities } = useSignedInUser();
  return (check, { id, studentId }) => {
    switch (check) {
      case 'data':
        return capabilities.includes('students.manage') ? paths.hubStudentEdit({ id: studentId }) : null;
      case 'documents':
        return capabilities.includes('students.write') ? paths.hubStudentView({ id: studentId }) : null;
      case 'family':
        return paths.hubTripEdit({ id }, { tab: 'families' });
      case 'transfer':
        return paths.hubTripEdit({ id }, { tab: 'transfers' });
      case 'payment':
        return paths.hubTripEdit({ id }, { tab: 'invoices' });
    }
  };
}

/** Returns what is missing, in a sentence, and the rule that makes the light. */
function useLightText() {
  const words = useTranslations('tripsTracker');
  return ({ rule, count }: CheckedLight): { readonly missing: string; readonly rule: string | null } => {
    if (rule === null) return { missing: words('light.ready'), rule: null };
    const { amberDays, redDays } = READINESS_RULES[rule];
    const days = { amber: String(amberDays), red: String(redDays ?? 0) };
    const when = redDays === ALWAYS_DAYS ? 'light.ruleRed' : amberDays === ALWAYS_DAYS ? 'light.ruleAtOnce' : 'light.rule';
    return { missing: words(`missing.${rule}`, { count }), rule: words(when, days) };
  };
}

/** The explanation of a light, with the link to where it is mended. */
export function LightText({ of, trip }: { readonly of: CheckedLight; readonly trip: Tracked }) {
  const words = useTranslations('tripsTracker');
  const { missing, rule } = useLightText()(of);
  const to = useMending()(of.check, trip);
  return (
    <Stack gap={4}>
      <Text size="sm">{missing}</Text>
      {rule !== null && (
        <Text size="xs" c="dimmed">
          {rule}
        </Text>
      )}
      {of.rule !== null && to !== null && (
        <Anchor component={Link} to={to} size="sm">
          {words(`mend.${of.check}`)}
        </Anchor>
      )}
    </Stack>
  );
}

interface SignProps {
  readonly light: Light;
  /** Where no column names the check: its name instead of the word for the light, which the icon stands for. */
  readonly check?: ReadinessCheck | undefined;
}

export function LightSign({ light, check }: SignProps) {
  const lights = useTranslations('names.light');
  const checks = useTranslations('lists.trackedTrips.columns');
  const Icon = ICONS[light];
  return (
    <span className={classes['light']} data-light={light}>
      <Icon size={16} aria-hidden />
      {check === undefined ? lights(light) : checks(check)}
    </span>
  );
}

/** Stands for the light of a trip on which the user may not see it, although they see it on others. */
export function HiddenLight() {
  const words = useTranslations('tripsTracker');
  return (
    <Text span size="sm" c="dimmed" title={words('light.hidden')}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{words('light.hidden')}</VisuallyHidden>
    </Text>
  );
}

interface ReadinessLightProps {
  readonly of: CheckedLight;
  readonly trip: Tracked;
  /** Whether it shows the name of its check. */
  readonly isNamed?: boolean;
}

export function ReadinessLight({ of, trip, isNamed = false }: ReadinessLightProps) {
  const words = useTranslations('tripsTracker');
  const lights = useTranslations('names.light');
  const checks = useTranslations('lists.trackedTrips.columns');
  const { missing } = useLightText()(of);
  const [isOpen, setOpen] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(0);
  const enter = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  /** The focus comes back to the light when its explanation is closed, which must not open it again. */
  const focus = () => {
    if (performance.now() - closedAt.current > CLOSED_MS) enter();
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };
  const close = () => {
    closedAt.current = performance.now();
    setPinned(false);
    setOpen(false);
  };
  const name = `${words('light.label', { check: checks(of.check), light: lights(of.light) })}, ${trip.studentName}`;
  return (
    <Popover
      opened={isOpen || isPinned}
      onChange={(open) => !open && close()}
      position="bottom-start"
      width={280}
      trapFocus={isPinned}
      returnFocus={isPinned}
      withinPortal
      zIndex={isPinned ? Z_INDEX.pinned : Z_INDEX.hovered}
      shadow="md"
    >
      <Popover.Target popupType="dialog">
        <UnstyledButton
          aria-label={`${name}. ${missing}`}
          onMouseEnter={enter}
          onMouseLeave={leave}
          onFocus={focus}
          onBlur={leave}
          onClick={(event) => {
            event.stopPropagation();
            setPinned(!isPinned);
          }}
        >
          <LightSign light={of.light} check={isNamed ? of.check : undefined} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown onMouseEnter={enter} onMouseLeave={leave} onClick={(event) => event.stopPropagation()}>
        <LightText of={of} trip={trip} />
      </Popover.Dropdown>
    </Popover>
  );
}
