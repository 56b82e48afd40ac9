// What records are found by. The tables have indexes of these expressions themselves, folded: a table of search terms would have to be kept by
// every transaction that writes a name, and would be wrong after the first one that forgets it. They are expressions rather than generated
// columns, because a trigger that keeps a row from changing, as that of invoices, sees no generated column.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldText } from '#server/platform/lists/text-search.ts';

type Columns<Name extends string> = Readonly<Record<Name, SQLWrapper>>;

/** Words with a space before each, so that a word's beginning can be looked for. */
const joinWords = (...words: readonly SQLWrapper[]): SQL<string> => sql`' ' || ${sql.join([...words], sql` || ' ' || `)}`;

const digitsOf = (phone: SQLWrapper): SQL => sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;

/** A person's names; also the family name with the first name right behind it, as some languages write it. */
export const personTerms = ({ firstName, lastName }: Columns<'firstName' | 'lastName'>): SQL<string> =>
  joinWords(firstName, lastName, sql`${lastName} || ${firstName}`);

/** An account's address and telephone number. */
export const contactTerms = ({ email, phone }: Columns<'email' | 'phone'>): SQL<string> => joinWords(email, digitsOf(phone));

type FamilyNames = 'parentGuardianOneFirstName' | 'parentGuardianOneLastName' | 'parentGuardianTwoFirstName' | 'parentGuardianTwoLastName';

export const familyTerms = (family: Columns<FamilyNames>): SQL<string> =>
  joinWords(
    ...[family.parentGuardianOneFirstName, family.parentGuardianOneLastName],
    sql`${family.parentGuardianOneLastName} || ${family.parentGuardianOneFirstName}`,
    ...[family.parentGuardianTwoFirstName, family.parentGuardianTwoLastName],
  );

/** All that readers without first names know of a family. */
export const surnameTerms = (family: Columns<'parentGuardianOneLastName' | 'parentGuardianTwoLastName'>): SQL<string> =>
  joinWords(family.parentGuardianOneLastName, family.parentGuardianTwoLastName);

export const familyContactTerms = ({ email, phone, cityTown }: Columns<'email' | 'phone' | 'cityTown'>): SQL<string> =>
  joinWords(email, digitsOf(phone), cityTown);

export const groupTerms = ({ name, leader, leaderEmail }: Columns<'name' | 'leader' | 'leaderEmail'>): SQL<string> =>
  joinWords(name, leader, leaderEmail);

export const invoiceTerms = ({
  number,
  buyerName,
  buyerEmail,
  draft,
}: Columns<'number' | 'buyerName' | 'buyerEmail' | 'draft'>): SQL<string> =>
  joinWords(sql`coalesce(${number}, '')`, buyerName, buyerEmail, sql`coalesce(${draft} ->> 'reference', '')`);

/** For an index of such an expression without accents and capitals. */
export const byTrigrams = (terms: SQL): SQL => sql`(${foldText(terms)}) gin_trgm_ops`;
