// What the columns of a file hold: told by their headings in every language, and what is missing of a trip.

import { type FileProblem, IMPORT_COLUMNS, type ImportColumn } from '#contract/trips/import.shapes.ts';
import { normalizeHeading } from '#server/platform/lists/table-text.rules.ts';

/** The names of columns in every language. */
export type ColumnWords = Readonly<Record<ImportColumn, readonly string[]>>;

/** Other words that lists have, without accents and punctuation. */
const SYNONYMS: ColumnWords = {
  studentId: ['student number', 'student no', 'schuler nr', 'id eleve', 'id alumno', 'id studente'],
  firstName: ['given name', 'forename', 'vorname', 'prenom', 'nombre', 'nome', 'student first name'],
  lastName: ['surname', 'family name', 'nachname', 'familienname', 'nom', 'apellido', 'apellidos', 'cognome', 'student last name'],
  dateOfBirth: ['birth date', 'birthdate', 'dob', 'born', 'birthday', 'geburtstag', 'geboren', 'naissance', 'nacimiento', 'nascita'],
  gender: ['sex', 'geschlecht', 'sexe', 'sexo', 'sesso', 'm f', 'f m'],
  parentEmail: [
    'email',
    'e mail',
    'mail',
    'e mail der eltern',
    'eltern e mail',
    'email parents',
    'e mail parents',
    'email address',
    'parent e mail',
    'courriel',
    'correo',
    'correo electronico',
    'guardian email',
  ],
  parentFirstName: ['guardian first name', 'vorname elternteil', 'prenom parent'],
  parentLastName: ['guardian last name', 'nachname elternteil', 'nom parent'],
  fromDate: [
    'arrival',
    'arrival date',
    'start',
    'start date',
    'first day',
    'ankunft',
    'anreise',
    'beginn',
    'arrivee',
    'llegada',
    'arrivo',
    'inizio',
  ],
  toDate: ['departure', 'departure date', 'end', 'end date', 'last day', 'abreise', 'ende', 'depart', 'salida', 'partenza', 'fine'],
  tripType: ['type', 'kind of trip', 'programme', 'program'],
  stayType: ['daytime plans', 'type of stay', 'stay'],
  business: ['seller', 'company', 'verkaufer', 'firma', 'societe', 'empresa', 'azienda'],
  hostFamily: ['family', 'host family', 'host', 'gastfamilie', 'famille', 'familia', 'famiglia'],
  backupHostFamily: [
    ...['backup', 'backup host family', 'second family', 'reserve family', 'zweite familie', 'reservefamilie', 'deuxieme famille'],
    ...['segunda familia', 'seconda famiglia'],
  ],
  camps: ['camp', 'camp weeks', 'activities', 'activity', 'kurse', 'aktivitaten', 'activites', 'actividades', 'attivita', 'stages'],
  backupCamps: [
    ...['backup camp', 'backup activities', 'second camp', 'ersatzcamp', 'zweites camp', 'camp de secours', 'campamento de reserva'],
    ...['camp di riserva', 'campo di riserva'],
  ],
  services: ['extras', 'extra services', 'add ons', 'options', 'zusatzleistungen', 'extra', 'servicios', 'servizi'],
  coordinator: ['coordinator email', 'koordinator', 'koordinatorin'],
  agent: ['agent email', 'agency', 'agentur', 'agence', 'agencia', 'agenzia'],
  group: ['group name', 'group id', 'gruppenname'],
  discountCode: ['code', 'voucher', 'coupon', 'promo code'],
  wishes: ['special requests', 'wish', 'requests', 'remarks of parents'],
  notes: [
    'note',
    'comment',
    'comments',
    'remarks',
    'internal notes',
    'bemerkung',
    'bemerkungen',
    'remarques',
    'observaciones',
    'osservazioni',
  ],
};

const isOneOf = (heading: string, words: readonly string[]) => words.some((word) => normalizeHeading(word) === heading);

/** Returns what each column seems to hold; of two with the same content, the second is left out. */
export function guessColumns(headings: readonly string[], words: ColumnWords): (ImportColumn | null)[] {
  const found = headings.map((text) => {
    const heading = normalizeHeading(text);
    if (heading === '') return null;
    return (
      IMPORT_COLUMNS.find((column) => normalizeHeading(column) === heading || isOneOf(heading, words[column])) ??
      IMPORT_COLUMNS.find((column) => isOneOf(heading, SYNONYMS[column])) ??
      null
    );
  });
  return found.map((column, index) => (found.indexOf(column) === index ? column : null));
}

/** Returns what is wrong with the choice of columns; null if trips can be made of it. */
export function findColumnsProblem(columns: readonly (ImportColumn | null)[]): FileProblem | null {
  const chosen = columns.filter((column) => column !== null);
  if (new Set(chosen).size < chosen.length) return 'twice';
  const has = (...names: ImportColumn[]) => names.every((name) => chosen.includes(name));
  if (!has('studentId') && !has('firstName', 'lastName', 'dateOfBirth')) return 'noStudent';
  return has('fromDate', 'toDate') ? null : 'noDates';
}
