// Whether a family can take all students of a stay: it has a bed for each, and its rules allow the dates.

import { countFreeBeds } from '#contract/host-families/free-beds.ts';
import { readFamilyAvailability } from '#contract/host-families/profile.endpoints.ts';
import { type BrokenStayRule, findBrokenStayRule, measureStay } from '#contract/host-families/stay-rules.ts';
import { isStaff } from '#contract/identity/roles.ts';
import { addDays, isDay } from '#contract/platform/days.ts';
import { useUser } from '#web/platform/session/session.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { useEndpoint } from './endpoint-hooks.ts';

interface Wanted {
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly children: number;
  /** Whether the family knows of the stay already, so that its rules don't matter any more. */
  readonly isAsked?: boolean;
}

/** `size`: the family never takes so many; `dates`: it has too few free beds on these dates; `rule`: it takes no such stays. */
type StayObstacle =
  | { readonly because: 'size' | 'dates'; readonly beds: number }
  | { readonly because: 'rule'; readonly brokenRule: BrokenStayRule };

/** Returns why a family can't take all students; null if it can, or while that is unknown. Rules of families don't bind staff. */
export function useStayObstacle(familyId: number | null, { fromDate, toDate, children, isAsked = false }: Wanted): StayObstacle | null {
  const today = useToday();
  const user = useUser();
  const stay = isDay(fromDate) && isDay(toDate) && fromDate < toDate ? { fromDate, toDate } : null;
  const { data } = useEndpoint(
    readFamilyAvailability,
    // The last day has no night.
    { params: { id: familyId ?? 0 }, query: { fromDate: stay?.fromDate ?? '', toDate: stay === null ? '' : addDays(stay.toDate, -1) } },
    { when: familyId !== null && stay !== null },
  );
  if (data === undefined || stay === null) return null;
  if (data.guestsNumber < children) return { because: 'size', beds: data.guestsNumber };
  const beds = countFreeBeds(data, stay);
  if (beds < children) return { because: 'dates', beds };
  const brokenRule = isAsked || isStaff(user?.roleNames ?? []) ? null : findBrokenStayRule(data.stayRules, measureStay(stay, today));
  return brokenRule === null ? null : { because: 'rule', brokenRule };
}

/** Returns a function that says why a family can't take so many students. */
export function useObstacleText(): (obstacle: StayObstacle, count: number) => string {
  const beds = useTranslations('beds');
  const ruleText = useBrokenRuleText();
  return (obstacle, count) =>
    obstacle.because === 'rule' ? ruleText(obstacle.brokenRule) : beds(`tooFew.${obstacle.because}`, { beds: obstacle.beds, count });
}

/** Returns a function that says which rule of a family the dates of a stay break. */
export function useBrokenRuleText(): (broken: BrokenStayRule) => string {
  const words = useTranslations('suits');
  return ({ rule, count }) => words('outsideRules', { rule: words(`stayRule.${rule}`, { count }) });
}
