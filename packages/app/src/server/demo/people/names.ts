// First names and surnames of parents, by interface language; names in other scripts as `陽子=yoko`.

import type { Locale } from '#contract/platform/locales.ts';

export interface Names {
  readonly women: string;
  readonly men: string;
  readonly surnames: string;
  readonly timezone: string;
  /** `#` stands for a digit; the ranges are unassigned, so that nobody is called. */
  readonly phone: string;
}

export const NAMES: Record<Locale, Names> = {
  en: {
    women: 'Charlotte Imogen Siobhán Beth Zoë Rosalind',
    men: 'Oliver Callum Declan Theo Rhys Edmund',
    surnames: "Whitfield O'Hara Carmichael Llewellyn Ashworth Okonkwo Patel Drummond",
    timezone: 'Europe/London',
    phone: '+44 7700 900###',
  },
  fr: {
    women: 'Élodie Camille Anaïs Chloé Maëlle Sandrine',
    men: 'Baptiste Rémi Étienne Loïc Mathieu François',
    surnames: 'Lefèvre Moreau Garnier Chevalier Benoît Delacroix Rousseau Kermadec',
    timezone: 'Europe/Paris',
    phone: '+33 6 39 98 ## ##',
  },
  es: {
    women: 'Lucía Inés Begoña Marta Jimena Nuria',
    men: 'Íñigo Álvaro Joaquín Sergio Rubén Nicolás',
    surnames: 'García Muñoz Ibáñez Castaño Echeverría Peña Domínguez Salazar',
    timezone: 'Europe/Madrid',
    phone: '+34 600 000 ###',
  },
  it: {
    women: 'Chiara Giulia Francesca Ilaria Noemi Beatrice',
    men: 'Matteo Niccolò Lorenzo Davide Riccardo Tommaso',
    surnames: "Rossi D'Angelo Bianchi Ferraro Colombo Esposito Marchetti Venturi",
    timezone: 'Europe/Rome',
    phone: '+39 300 000 0###',
  },
  de: {
    women: 'Jana Katharina Frederike Saskia Lena Ulrike',
    men: 'Jörg Lukas Matthias Björn Felix Tobias',
    surnames: 'Müller Schäfer Weiß Brückner Hoffmann Jäger Öztürk Lindemann',
    timezone: 'Europe/Berlin',
    phone: '+49 30 23125 ###',
  },
  ja: {
    women: '陽子=yoko 美咲=misaki 由美=yumi さくら=sakura 恵=megumi',
    men: '健太=kenta 大輔=daisuke 翔=sho 直樹=naoki 誠=makoto',
    surnames: '佐藤=sato 田中=tanaka 渡辺=watanabe 小林=kobayashi 山口=yamaguchi 長谷川=hasegawa',
    timezone: 'Asia/Tokyo',
    phone: '+81 90 0000 0###',
  },
  ko: {
    women: '지민=jimin 수아=sua 은영=eunyoung 하은=haeun 미경=mikyung',
    men: '민준=minjun 성호=sungho 도윤=doyun 재현=jaehyun 태양=taeyang',
    surnames: '김=kim 이=lee 박=park 최=choi 정=jung 남궁=namgung',
    timezone: 'Asia/Seoul',
    phone: '+82 10 0000 0###',
  },
  zh: {
    women: '丽华=lihua 静=jing 晓燕=xiaoyan 婷婷=tingting 雪梅=xuemei',
    men: '伟=wei 志强=zhiqiang 建国=jianguo 宇航=yuhang 明=ming',
    surnames: '王=wang 李=li 张=zhang 陈=chen 欧阳=ouyang 赵=zhao',
    timezone: 'Asia/Shanghai',
    phone: '+86 100 0000 0###',
  },
};

/** How many parents use each language. */
export const PARENTS_BY_LOCALE: Record<Locale, number> = { en: 8, fr: 9, es: 9, it: 8, de: 8, ja: 6, ko: 5, zh: 6 };

export const HOST_WOMEN =
  'Aisling Bríd Caoimhe Deirdre Eimear Fiona Gráinne Hannah Joanne Kathleen Louise Margaret Orla Róisín Sheila Una Valerie Wendy';
export const HOST_MEN = 'Brendan Cormac Dermot Eoin Fergal Gareth Hugh Kieran Liam Malcolm Neil Pádraig Rory Stephen';
export const HOST_SURNAMES: Readonly<Record<'IE' | 'GB', string>> = {
  IE: "O'Connor Murphy Gallagher FitzGerald Byrne MacNamara Kavanagh Quinn Ó'Dálaigh Healy Tierney Moloney Keane Duggan Flaherty Sheehan Rafferty Costello Lynch McCarthy Hennessy Power",
  GB: 'Thompson Bennett Fairclough Griffiths MacLeod Pemberton Robson Sinclair Tregenza Underhill Wakefield Barraclough Cunningham Ellison Hartley Ingram Stewart Okafor',
};
