// Parents from the countries of the eight languages, each with the interface in their own.

import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import { type Dice, diceOf } from '../random.ts';
import type { DemoAccount, Looks } from '../world.ts';
import { accountOf } from './account.ts';
import { addressOf, phoneLike } from './address.ts';
import { NAMES, PARENTS_BY_LOCALE } from './names.ts';

/** A name as displayed, and in Latin letters for the address. */
interface Name {
  readonly shown: string;
  readonly latin: string;
}

function namesOf(text: string): Name[] {
  return text.split(' ').map((entry) => {
    const [shown = '', latin = shown] = entry.split('=');
    return { shown, latin };
  });
}

/** Long names, which test the space on screens. */
const LONG = {
  email: addressOf('maria-magdalena', 'wittelsbacher'),
  firstName: 'Maria-Magdalena Theodora Elisabeth',
  lastName: 'von Schellenberg-Wittelsbacher zu Hohenstein',
};

interface Drawn {
  readonly first: Name & Pick<Looks, 'woman'>;
  readonly last: Name;
  readonly locale: Locale;
}

/** Returns the wanted number of different people of a language. */
function drawn(locale: Locale, dice: Dice): Drawn[] {
  const { women, men, surnames } = NAMES[locale];
  const firsts = dice.shuffled([
    ...namesOf(women).map((name) => ({ ...name, woman: true })),
    ...namesOf(men).map((name) => ({ ...name, woman: false })),
  ]);
  const lasts = dice.shuffled(namesOf(surnames));
  return firsts.slice(0, PARENTS_BY_LOCALE[locale]).flatMap((first, index) => {
    const last = lasts[index % lasts.length];
    return last === undefined ? [] : [{ first, last, locale }];
  });
}

function parentOf({ first, last, locale }: Drawn, now: Date): DemoAccount {
  const email = addressOf(first.latin, last.latin);
  const dice = diceOf(email);
  const { phone, timezone } = NAMES[locale];
  const looks: Looks = { woman: first.woman, age: dice.pick(['young', 'middle', 'middle', 'old']) };
  const person = {
    email,
    firstName: first.shown,
    lastName: last.shown,
    phone: phoneLike(phone, dice),
    locale,
    timezone,
    roles: ['Parent'] as const,
    looks: dice.chance(0.8) ? looks : null,
    daysOld: dice.whole(4, 350),
  };
  return accountOf(dice.chance(0.06) ? { ...person, state: 'unverified' } : person, { now, dice });
}

export function parents(now: Date): DemoAccount[] {
  const all = LOCALES.flatMap((locale) => drawn(locale, diceOf(`parents ${locale}`)));
  const { phone, timezone } = NAMES.de;
  const dice = diceOf(LONG.email);
  const long = accountOf(
    { ...LONG, phone: phoneLike(phone, dice), timezone, locale: 'de', roles: ['Parent'], looks: { woman: true, age: 'old' }, daysOld: 45 },
    { now, dice },
  );
  return [...all.map((one) => parentOf(one, now)), long];
}
