// Whether a student can stay with a family: beds, ages, genders, pets, rules of the family, and who must not share a home. Shared by the
// board, which dims what is refused, and by the server, which refuses it.

import type { Pet } from '#contract/host-families/pets.ts';
import { findMisfits, toHomeCriteria } from '#contract/people/guest-fit.rules.ts';

type Gender = 'female' | 'male' | 'other';

export const PLACEMENT_RULES = ['beds', 'age', 'gender', 'pets', 'stay', 'apart'] as const;
export type PlacementRule = (typeof PLACEMENT_RULES)[number];

export interface PlacedStudent {
  readonly studentId: number;
  readonly name: string;
  readonly dateOfBirth: string | null;
  readonly gender: string;
  readonly allergicTo: readonly Pet[];
  /** Families with a student whom the reader of the board may not see, and who must not share a home with this one. */
  readonly closedFamilyIds: readonly number[];
}

export interface PlacingFamily {
  readonly hostFamilyId: number;
  /** The beds that are free on all nights of the stay, without those that the placements of the group need. */
  readonly beds: number;
  readonly pets: readonly string[];
  readonly welcomesAgeFrom: number;
  readonly welcomesAgeTo: number;
  readonly welcomesGenders: readonly Gender[];
  /** Whether the rules of the family for stays exclude the dates of the group. */
  readonly excludesStay: boolean;
}

/** Where students should live: in a home that speaks a language of theirs, or in one that doesn't, so that they practise another. */
export const LANGUAGE_GOALS = ['shared', 'other'] as const;
export type LanguageGoal = (typeof LANGUAGE_GOALS)[number];

interface Speaker {
  /** As BCP 47 tags. */
  readonly languages: readonly string[];
}

/** Norwegian is written in two ways, and said to be spoken in either. */
const WRITTEN_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** Returns the language of a tag without its region or script. */
function getLanguage(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return WRITTEN_AS[language] ?? language;
}

/** Returns the languages of a student that are spoken in a home; null if those of either aren't known. */
export function findSharedLanguages(student: Speaker, home: Speaker): string[] | null {
  if (student.languages.length === 0 || home.languages.length === 0) return null;
  const spoken = new Set(home.languages.map(getLanguage));
  return student.languages.filter((tag) => spoken.has(getLanguage(tag)));
}

/** Returns whether a home is what is wished for a student; it is not if languages aren't known. */
export function isLanguageWished(goal: LanguageGoal, { student, home }: { readonly student: Speaker; readonly home: Speaker }): boolean {
  const shared = findSharedLanguages(student, home);
  return shared !== null && shared.length > 0 === (goal === 'shared');
}

export const PAIR_KINDS = ['together', 'apart'] as const;

/** Two students who want to share a home, or must not. */
export interface StudentPair {
  readonly studentId: number;
  readonly otherId: number;
  readonly kind: (typeof PAIR_KINDS)[number];
}

/** Returns the other student of a pair; null if the student isn't one of it. */
export function findOther({ studentId, otherId }: StudentPair, id: number): number | null {
  return id === studentId ? otherId : id === otherId ? studentId : null;
}

/** Returns the rules by which a family can't host a student at all, whoever else is there. */
export function listMisfitRules(student: PlacedStudent, family: PlacingFamily, firstDay: string): PlacementRule[] {
  const guest = { firstName: student.name, dateOfBirth: student.dateOfBirth, gender: student.gender };
  const misfits = findMisfits([guest], toHomeCriteria(family), firstDay).map(({ kind }) => kind);
  return [
    ...(family.beds < 1 ? ['beds' as const] : []),
    ...misfits,
    ...(student.allergicTo.some((pet) => family.pets.includes(pet)) ? ['pets' as const] : []),
    ...(family.excludesStay ? ['stay' as const] : []),
    ...(student.closedFamilyIds.includes(family.hostFamilyId) ? ['apart' as const] : []),
  ];
}

interface HomeContext {
  readonly firstDay: string;
  /** The other students who are placed with the family. */
  readonly guestIds: readonly number[];
  readonly pairs: readonly StudentPair[];
}

/** Returns the rules that keep a student from a family as it is placed now. */
export function listPlacementFaults(student: PlacedStudent, family: PlacingFamily, context: HomeContext): PlacementRule[] {
  const { firstDay, guestIds, pairs } = context;
  const others = guestIds.filter((id) => id !== student.studentId);
  const own = listMisfitRules(student, family, firstDay);
  const isFull = others.length >= family.beds && !own.includes('beds');
  const isApart = pairs.some((pair) => {
    const other = pair.kind === 'apart' ? findOther(pair, student.studentId) : null;
    return other !== null && others.includes(other);
  });
  return [...(isFull ? ['beds' as const] : []), ...own, ...(isApart && !own.includes('apart') ? ['apart' as const] : [])];
}

/**
 * What stands for pets in the texts of parents, without accents. German words also begin or end others: Katzenallergie, Tierhaarallergie.
 * Fish are left out: an allergy to fish is about food.
 */
const PET_WORDS: readonly { readonly pets: readonly Pet[]; readonly words: RegExp }[] = [
  { pets: ['dog'], words: /\b(dogs?|chiens?|perros?|cani|cane)\b|\bhunde(?!rt)|\bhund\b|犬|イヌ|강아지|개털|狗/u },
  { pets: ['cat'], words: /\b(cats?|chats?|gatos?|gatt[oi])\b|\bkatze|\bkater\b|猫|ネコ|고양이/u },
  { pets: ['rabbit'], words: /\b(rabbits?|hasen?|lapins?|conejos?|conigli[o]?)\b|\bkaninchen|\bhasen|兎|ウサギ|토끼|兔/u },
  { pets: ['horse'], words: /\b(horses?|cheval|chevaux|caballos?|cavall[oi])\b|\bpferde|\bpferd\b|馬|말털|马/u },
  {
    pets: ['bird', 'chickens'],
    words: /\b(birds?|feathers?|oiseaux?|plumes?|pajaros?|plumas?|uccell[oi]|piume)\b|\bvogel|\bfeder|鳥|羽毛|새털|鸟/u,
  },
  {
    pets: ['dog', 'cat', 'rabbit', 'horse', 'other'],
    words:
      /\b(pets?|animals?|fur|animaux|poils|animales|mascotas?|pelo|animali)\b|\b(haus)?tiere?\b|\b(haus)?tier(en|haar|allerg)|動物|ペット|동물|반려동물|动物|宠物/u,
  },
];

/** What ends a clause: what is denied in one is not denied in the next. */
const CLAUSE_ENDS =
  /[,;.:!?\n、。，；！？]|\b(?:but|except|only|however|aber|sondern|ausser|nur|mais|sauf|ma|tranne|solo|pero|sino|salvo)\b/u;

/** Words that begin a clause that denies, and those that carry a denial on: "none, also not to dogs". */
const NOTHING =
  /^(?:(?:and|also|und|auch|et|aussi|y|e|anche|tambien)\s+)*(?:no|none|not|nothing|neither|nor|keine?|nicht|aucune?|non|pas|ninguna?|nessuna?|ni|ne)\b|^(?:なし|無|없음|무|没有)/u;

/** Returns the pets that an answer about allergies is about; a clause that denies is about none. In doubt it is an allergy. */
export function findPetAllergies(text: string): Pet[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
  const told = plain.split(CLAUSE_ENDS).filter((clause) => !NOTHING.test(clause.trim()));
  return [...new Set(PET_WORDS.flatMap(({ pets, words }) => (told.some((clause) => words.test(clause)) ? pets : [])))];
}
