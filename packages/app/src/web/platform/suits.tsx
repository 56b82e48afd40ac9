// Whether guests match a family or a camp: a family's criteria are its wish, a camp's are rules.

import { List, Text } from '@mantine/core';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import { STAY_RULE_NAMES, type StayRules } from '#contract/host-families/stay-rules.ts';
import {
  findMisfits,
  type Guest,
  type Misfit,
  toAgeText,
  toCampCriteria,
  toCampRule,
  toHomeCriteria,
} from '#contract/people/guest-fit.rules.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

type Home = Parameters<typeof toHomeCriteria>[0];
type Camp = Parameters<typeof toCampCriteria>[0] & { readonly name: string };

function useHomeText(): (misfit: Misfit) => string {
  const words = useTranslations('suits');
  const tag = useFormatLocale();
  return (misfit) => {
    if (misfit.kind === 'age') return words('age', { name: misfit.name, ...toAgeText(misfit) });
    const genders = misfit.genders.map((one) => words(`genders.${one}`));
    return words('gender', { name: misfit.name, genders: new Intl.ListFormat(tag, { type: 'disjunction' }).format(genders) });
  };
}

interface NotesProps {
  readonly guests: readonly Guest[];
  /** Null while it is unknown. */
  readonly firstDay: string | null;
}

/** Shows which guests a family did not wish for, and that it may accept them anyway; nothing if all match. */
export function HomeNotes({ home, guests, firstDay }: NotesProps & { readonly home: Home }) {
  const words = useTranslations('suits');
  const textOf = useHomeText();
  const found = firstDay === null ? [] : findMisfits(guests, toHomeCriteria(home), firstDay);
  if (found.length === 0) return null;
  return (
    <List size="sm" listStyleType="none" spacing={2}>
      {found.map((misfit) => (
        <List.Item key={`${misfit.name} ${misfit.kind}`}>
          <Text size="sm" fw={600}>
            {textOf(misfit)}
          </Text>
        </List.Item>
      ))}
      <List.Item>
        <Text size="sm" c="dimmed">
          {words('mayYes')}
        </Text>
      </List.Item>
    </List>
  );
}

/** The same for a family by its ID. */
export function NotesOnFamily({ familyId, ...notes }: NotesProps & { readonly familyId: number }) {
  const { data } = useEndpoint(readFamilyProfile, { params: { id: familyId } }, { when: notes.guests.length > 0 });
  return data === undefined ? null : <HomeNotes home={data} {...notes} />;
}

/** Returns what the rules of a family say about stays, as far as they limit them. */
export function useStayRuleTexts({ minNights, maxNights, noticeDays }: StayRules): readonly string[] {
  const words = useTranslations('suits.stayRule');
  const limits = { minNights: minNights > 1 ? minNights : null, maxNights, noticeDays: noticeDays > 0 ? noticeDays : null };
  return STAY_RULE_NAMES.flatMap((rule) => {
    const count = limits[rule];
    return count === null ? [] : [words(rule, { count })];
  });
}

/** Returns why a camp can't take some of the guests in the week that begins on a day. */
export function useCampReasons(): (camp: Camp, guests: readonly Guest[], firstDay: string) => readonly string[] {
  const words = useTranslations('validation');
  return (camp, guests, firstDay) =>
    findMisfits(guests, toCampCriteria(camp), firstDay).map((misfit) => {
      const broken = toCampRule(camp.name, misfit);
      return broken.rule === 'campAges' ? words('campAges', broken.values) : words('campGender', broken.values);
    });
}
