// Recognises streets with house numbers, boxes at the post office and postcodes of single houses.

import { type ContactDetail, matchDetails } from './contact-detail.rules.ts';
import { findEasternAddresses } from './eastern-addresses.rules.ts';
import type { NormalisedText } from './normalise-text.rules.ts';

/** A house number must not be a measure, a time, an amount or a part of a longer number. */
const NO_MEASURE =
  '(?!\\d|[.,:]\\d|\\s?(?:km|m|mm|cm|min|minuten|minutes?|minutos|minuti|mins|h|uhr|stunden?|hours?|heures?|horas|ore|kg|%|€|eur|euros?|metros?|metri|metres?|meter|jahre|personen|tage|mal|days?|dias|giorni|jours|people|personas|persone)\\b)';
const HOUSE_NUMBER = `\\d{1,4}\\s?(?:[a-hA-H]\\b)?(?:\\s?[/-]\\s?\\d{1,3}){0,2}(?:/[a-zA-Z]\\b)?`;
const TOWN = '(?:,?\\s(?:[A-Z]-)?\\d{4,5}\\s\\p{Lu}[\\p{L}-]+)?';

const GERMAN_STREET = '(?:[Ss]trasse|STRASSE|[Ss]tr\\.?|[Gg]asse|[Aa]llee)';
const GERMAN_OTHER = '(?:weg|platz|ring|damm|ufer|quai|steig|hof|hang|markt|graben|berg|park|stieg|winkel|garten|linden|tor)';
const GERMAN: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}])(?:\\p{Lu}[\\p{L}.-]{1,30}\\s){0,2}[\\p{L}-]{0,30}${GERMAN_STREET}\\s{0,2}${HOUSE_NUMBER}${NO_MEASURE}${TOWN}`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}])strasse\\s(?:des|der|am)\\s[\\p{L}\\d. ]{2,24}\\s${HOUSE_NUMBER}${NO_MEASURE}`, 'giu'),
  new RegExp(
    `(?<![\\p{L}])(?:(?:Am|An der|Im|In der|Auf der|Unter den|Zum|Zur|Beim)\\s(?:\\p{L}{2,12}en\\s)?)?\\p{Lu}[\\p{Ll}-]{0,24}${GERMAN_OTHER}\\s${HOUSE_NUMBER}(?=\\s?(?:$|[,.;!?)]|\\sin\\s|\\s\\d{4,5}\\s))${TOWN}`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:Am|An der|Im|Unter den|Auf der)\\s(?:\\p{L}{2,12}en\\s)?\\p{Lu}\\p{Ll}{2,24}\\s${HOUSE_NUMBER}${NO_MEASURE}(?=\\s?(?:$|[,.;!?)]|\\sin\\s))`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}])\\p{Lu}\\p{Ll}{2,20}quai\\s${HOUSE_NUMBER}${NO_MEASURE}`, 'gu'),
];

const ENGLISH_STREET =
  '(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Close|Court|Terrace|Crescent|Place|Square|Green|Grove|Park|Gardens|Way|Row|Hill|Quay|Walk|View|Heights|Mews|Parade|Boulevard|Blvd|Orchard|Paddocks?|Meadows?|Lawn|Rise|Wharf|Estate|Cottages?)';
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d:.€$£-])(?<!\\p{Lu}{2}\\s?)(?:(?:Flat|Apt|Apartment|Unit|House)\\.?\\s\\d{1,4}[a-z]?,\\s)?(?!(?:19|20)\\d\\d\\s)\\d{1,4}[a-zA-Z]?,?\\s(?:(?:\\p{Lu}[\\p{L}'.]*|the|of)\\s){1,4}?${ENGLISH_STREET}(?!\\p{Script=Latin})(?:\\s(?:Lower|Upper|North|South|East|West|[NS][EW]))?`,
    'gu',
  ),
  /(?<![\d:.€$£-])(?!(?:19|20)\d\d\s)\d{1,4}[a-z]?,?\s(?!(?:km|min|mins|minutes?|hours?|days?|people|other|more|big|long|the|a|by|m|on|of|in|to|and|or)\b)(?:[a-z][a-z']{2,20}\s){1,2}(?:street|road|avenue|lane|terrace|crescent)(?![\p{L}])/gu,
  /\bp\.?\s?o\.?\s?box\s?\d{1,6}/giu,
  // An Eircode names one house.
  /(?<![\p{L}\d])(?:[AC-FHKNPRTV-Y]\d[\dW])\s?(?=[A-Z\d]{0,3}\d)[AC-FHKNPRTV-Y\d]{4}(?![\p{L}\d])/gu,
  // A British postcode names a dozen of houses.
  /(?<![\p{L}\d])[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])/gu,
];

const FRENCH_STREET = '(?:rue|avenue|av\\.|boulevard|bd|chemin|impasse|allee|quai|route|passage|sentier|ruelle|faubourg|square|villa)';
const FRENCH: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d:,.])\\d{1,4}(?:\\s?(?:bis|ter|quater))?,?\\s${FRENCH_STREET}\\s(?!de \\d|du \\d)(?:(?:de|du|des|la|le|les|l'|d')\\s?){0,2}[\\p{L}'-]{2,30}(?:[\\s-]\\p{Lu}[\\p{L}'-]+){0,3}${TOWN}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\d:,.])\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s(?:place|cours|residence|clos)\\s(?:(?:de|du|des|la|le|les)\\s|l'|d'){0,2}\\p{Lu}[\\p{L}'-]+(?:[\\s-]\\p{Lu}[\\p{L}'-]+){0,3}${TOWN}`,
    'gu',
  ),
  /(?<!\p{L})(?:bp|boite postale)\s?\d{1,5}(?!\d)/giu,
];

/** Streets whose kind comes first and whose number comes last, in French, Spanish and Italian. */
const KIND_FIRST =
  '(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]v(?:d?a)?\\.|[Pp]laza|[Pp]aseo|[Cc]arrera|[Cc]amino|[Rr]onda|[Tt]ravesia|[Tt]ravessera|[Cc]arretera|[Pp]asaje|[Jj]r\\.|[Jj]iron|[Rr]ambla|[Vv]ia|[Vv]iale|[Pp]iazza|[Pp]iazzale|[Cc]orso|[Cc]\\.so|[Vv]icolo|[Ll]argo|[Ss]trada|[Ss]alita|[Ll]ungo[a-z]{3,10}|[Ff]ondamenta|[Ll]ocalita|[Cc]ontrada|[Rr]ue|[Cc]hemin|[Rr]oute|[Qq]uai)';
const PARTICLE = "(?:de|del|della|dello|dei|delle|degli|la|las|los|el|le|les|l'|du|des|di|da|e|y|von|d')";
const NUMBER_SIGN = '(?:\\s?(?:[Nn](?:[uº°o.]|um\\.?|umero)?\\.?|#)\\s?)?';
const KIND_FIRST_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}])${KIND_FIRST}\\s?(?:${PARTICLE}\\s?){0,3}(?:(?:\\p{Lu}|\\d{1,2}\\s\\p{L})[\\p{L}'.-]*\\s?(?:${PARTICLE}\\s)?){1,4},?\\s?${NUMBER_SIGN}${HOUSE_NUMBER}${NO_MEASURE}${TOWN}`,
    'gu',
  ),
  /(?<!\p{L})(?:carrera|calle|cra\.?|transversal|diagonal)\s\d{1,3}[a-z]?\s?(?:#|n[o°º]\.?|con)\s?\d{1,3}[a-z]?(?:\s?-\s?\d{1,3})?/giu,
  /(?<!\p{L})(?:apartado(?: de correos)?|casella postale|postfach|c\.p\.)\s\d{1,6}/giu,
  /(?<!\p{L})urbanizacion\s(?:\p{L}+\s?){1,4},\s?(?:calle|casa|bloque)\s\d{1,3}(?:,\s?casa\s\d{1,3})?/giu,
];

/** The number first, then “of the street”: au numéro 31 de la rue du Port. */
const NUMBER_OF: readonly RegExp[] = [
  new RegExp(
    `(?:numero|number|num\\.|n[°º]|no\\.|nummer)\\s\\d{1,4}[a-z]?,?\\s(?:in|of|on|de|del|di|in der|im)\\s(?:(?:la|the|il|el|der)\\s)?${KIND_FIRST}\\s(?:${PARTICLE}\\s?){0,3}\\p{Lu}[\\p{L}'-]+`,
    'gu',
  ),
];

const WESTERN = [...NUMBER_OF, ...GERMAN, ...ENGLISH, ...FRENCH, ...KIND_FIRST_PATTERNS];

/** Finds the postal addresses of a text. A town, a region or a postcode alone is none. */
export function findStreetAddresses({ text, cased }: NormalisedText): ContactDetail[] {
  return [...WESTERN.flatMap((pattern) => matchDetails(cased, pattern, 'address')), ...findEasternAddresses(text)];
}
