// The form of address in Spanish and Italian: everybody is usted or Lei; finds the commonest words that say tú, tu, vosotros or voi.

interface Forms {
  /** Wrong wherever they stand. */
  readonly words: readonly string[];
  /** Imperatives that elsewhere are the third person: wrong only where a sentence begins. */
  readonly imperatives: readonly string[];
  /** What follows the imperatives: in Italian the labels of buttons are such imperatives, so that only sentences with a full stop count. */
  readonly follows: string;
}

const ES: Forms = {
  words: [
    'tú|tus?|te|ti|contigo|tuy[oa]s?|vosotr[oa]s|vuestr[oa]s?|os|(?:pod|ten|quer|hab|deb|est|v)[áé]is',
    'puedes|podrás|puedas|tienes|tendrás|tengas|debes|deberás|quieres|quieras|necesitas|eres|estás|verás|recibes|recibirás|dijiste',
    'publiques|añadas|elijas|guardes|cambies|indiques|preguntes|confirmes',
    '(?:archíva|búsca|cancéla|ciérra|compruéba|cópia|déja|elimína|envía|guárda|ignóra|inténta|lláma|márca|pása|publíca|revísa)l[oa]s?',
    '(?:ábre|añáde|corríge|elíge|escríbe|píde)l[oa]s?|(?:avísa|contácta|cuénta|envía|escríbe)nos|envíales|dinos',
    '(?:avisar|ayudar|contactar|encontrar|enviar|escribir|visitar)te',
  ],
  imperatives: [
    'añade|arrastra|completa l[ao]s|deja vacío|di|elige|escoge|haz|pega|pon|ponte|prueba con|pulsa|recarga|rellena',
    'responde a la|responde a esta|selecciona',
  ],
  follows: '',
};

const IT: Forms = {
  words: [
    'tu|tu[aeo]|tuoi|te|ti|vostr[aeio]|(?:a|con|da|per) voi',
    'puoi|potrai|hai|avrai|devi|dovrai|vuoi|vedrai|riceverai|ospitassi|potete|dovete|siete|avete|volete|conoscete|verrete',
    '(?:accettar|aiutar|candidar|contattar|far|inviar|trovar)(?:ti|vi)',
  ],
  imperatives: [
    'aggiungi(?:l[aeio])?|apri|chiedi|contattaci|correggi|descrivi(?:l[aeio])?|eliminane|incolla|inserisci|lascia vuot[ao]|leggi|parlaci',
    'premi|ricarica|ricevi|rimuovi(?:ne)?|riprova|rispondi|scegli(?:ne)?|scrivi(?:ci)?|seleziona|trascina|unisci|vedi',
    '(?:annulla|archivia|copia|invia|lascia|pubblica|salva|sposta)l[aeio]',
    'accedete|aggiungete|chiedete|comunicate|confermate|decidete|ignorate|inviate(?:ne|l[aeio])|lasciate|registratene|rispondete|tenete',
  ],
  follows: String.raw`(?=(?:[^.\{\}]|\{\w+\})*\.)`,
};

const START = String.raw`(?<=(?:^|[.;!?¡¿…\{]\s*))`;

function compile({ words, imperatives, follows }: Forms): RegExp {
  const [anywhere, atStart] = [words.join('|'), imperatives.join('|')];
  return new RegExp(String.raw`(?<![\p{L}’])(?:${anywhere})(?!\p{L})|${START}(?:${atStart})(?!\p{L})${follows}`, 'giv');
}

const PATTERNS: Readonly<Record<string, RegExp>> = { es: compile(ES), it: compile(IT) };

/** Returns the words of a message that address somebody as tú, tu, vosotros or voi; none in languages other than Spanish and Italian. */
export function findWrongAddress(message: string, locale: string): string[] {
  const pattern = PATTERNS[locale];
  return pattern === undefined ? [] : (message.match(pattern) ?? []);
}
