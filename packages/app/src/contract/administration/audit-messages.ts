// Texts of the audit log: actions, fields, values and subjects. Names without a message are spelled out.

import { isLocale } from '#contract/platform/locales.ts';
import type { AuditEntry, AuditValue } from './audit.shapes.ts';

/** Returns the text of a key such as `trail.action.users.edit`, or null if there is none. */
type MessageLookup = (key: string) => string | null;

type Subject = Pick<AuditEntry, 'subjectType' | 'subjectId' | 'subjectName'>;

export interface AuditMessages {
  action(name: string): string;
  field(name: string): string;
  /** Formats the value of a field. */
  value(field: string, value: AuditValue): string;
  subject(entry: Subject): string;
  subjectType(name: string): string;
}

/** The sections to search for the text of a code, by the field that holds it. */
const CODE_MESSAGES: Readonly<Record<string, readonly string[]>> = {
  state: ['names.userState', 'names.campaignState', 'trail.value.state', 'names.groupState'],
  vettingState: ['names.vettingState'],
  topic: ['names.contactTopic'],
  type: ['names.campaignType', 'tags.activityType'],
  tripState: ['names.tripState'],
  offerState: ['names.offerState'],
  task: ['names.tripTask'],
  direction: ['names.direction'],
  metBy: ['names.metBy'],
  taskState: ['trail.value.taskState'],
  activityDetailsType: ['tags.stayType'],
  cause: ['trail.value.cause'],
  linking: ['trail.value.linking'],
  kind: ['trail.value.kind'],
  documentKind: ['names.documentKind'],
  groupDocumentKind: ['names.groupDocumentKind'],
  method: ['trail.value.method'],
  level: ['trail.value.level'],
  per: ['trail.value.per'],
  mode: ['trail.value.mode'],
  category: ['trail.value.category'],
  consentWay: ['names.consentWay'],
  splitRule: ['trail.value.splitRule'],
  gender: ['names.gender', 'trail.value.gender'],
  role: ['names.role'],
  roles: ['names.role'],
  roleNames: ['names.role'],
  provider: [],
};

/** The lists whose columns can occur in a saved view. */
const LISTS = [
  'users',
  'audit',
  'mails',
  'campaigns',
  'outbox',
  'pricings',
  'pricingTemplates',
  'tripTypes',
  'tripPeriods',
  'businesses',
  'priceBooks',
  'invoices',
  'payments',
  'payouts',
  'expenses',
  'students',
  'activities',
  'activitySchedules',
  'trips',
];

/** Fields whose values aren't shown, only that they are set. */
const HIDDEN_FIELDS = ['avatarRef', 'photos', 'photoRef'];

/** The fields that hold languages. */
const LANGUAGE_FIELDS = ['locale', 'locales', 'language'];

/**
 * Converts a name in code to words.
 * @example spellOut('checks_pending') // 'Checks pending'
 */
export function spellOut(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Returns the names and values of a query in their order. */
function toQueryPairs(query: string): [string, string][] {
  const parts = query.split('&').filter((part) => part !== '');
  return parts.map((part) => {
    const [name = '', ...value] = part.split('=');
    return [decode(name), decode(value.join('='))];
  });
}

function findFirst(look: MessageLookup, keys: readonly string[]): string | null {
  for (const key of keys) {
    const word = look(key);
    if (word !== null) return word;
  }
  return null;
}

/** Creates the texts of the audit log in the reader's language. */
export function createAuditMessages(look: MessageLookup, locale: string): AuditMessages {
  const language = (code: string) => new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  const number = new Intl.NumberFormat(locale);

  function toPartText(name: string): string {
    if (isLocale(name)) return language(name);
    return look(`trail.field.${name}`) ?? spellOut(name);
  }

  function field(name: string): string {
    const known = findFirst(look, [`names.right.${name}`, `trail.field.${name}`]);
    return known ?? name.split('.').map(toPartText).join(' · ');
  }

  const column = (name: string) =>
    findFirst(look, [`trail.field.${name}`, ...LISTS.map((list) => `lists.${list}.columns.${name}`)]) ?? spellOut(name);

  /** Describes the query of a saved view, condition by condition. */
  function toQueryText(text: string): string {
    const conditions = toQueryPairs(text).map(([name, asked]) => {
      const values = asked.split(',').map((one) => {
        if (name !== 'sort' && name !== 'columns') return toValueText(name, one);
        return one.startsWith('-') ? `↓ ${column(one.slice(1))}` : column(one);
      });
      return `${column(name)}: ${values.join(', ')}`;
    });
    return conditions.join('; ');
  }

  function toValueText(name: string, text: string): string {
    if (HIDDEN_FIELDS.includes(name)) return look('trail.given') ?? text;
    if (name === 'query') return toQueryText(text);
    if (name === 'list') return look(`lists.${text}.title`) ?? spellOut(text);
    if (LANGUAGE_FIELDS.includes(name) && isLocale(text)) return language(text);
    const places = CODE_MESSAGES[name];
    if (places === undefined) return text;
    return (
      findFirst(
        look,
        places.map((place) => `${place}.${text}`),
      ) ?? spellOut(text)
    );
  }

  const last = (name: string) => name.slice(name.lastIndexOf('.') + 1);
  const nothing = () => look('trail.nothing') ?? '–';
  const subjectType = (name: string) => look(`trail.subject.${name}`) ?? spellOut(name);

  return {
    action: (name) => look(`trail.action.${name}`) ?? name.split('.').map(spellOut).join(' · '),
    field,
    value(name, value) {
      if (value === null || value === '') return nothing();
      if (typeof value === 'boolean') return look(value ? 'trail.yes' : 'trail.no') ?? String(value);
      if (typeof value === 'number') return number.format(value);
      if (Array.isArray(value)) return value.length === 0 ? nothing() : value.map((one) => toValueText(last(name), one)).join(', ');
      return toValueText(last(name), value);
    },
    subject({ subjectType: type, subjectId, subjectName }) {
      if (type === 'role') return toValueText('role', subjectId);
      if (type === 'user' && subjectName !== null) return subjectName;
      return `${subjectType(type)} · ${subjectName ?? subjectId}`;
    },
    subjectType,
  };
}
