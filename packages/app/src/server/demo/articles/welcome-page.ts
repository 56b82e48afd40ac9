// The page of the demo world that shows what pages can: columns, families, testimonials and prices as they are when it is read.

import type { Block } from '#contract/content/blocks.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { DemoArticle } from './demo-article.ts';

interface Halves {
  readonly left: string;
  readonly right: string;
}

/** Two columns, then what the product knows. */
function createBlocks({ left, right }: Halves): Block[] {
  const text = (key: string, html: string) => ({ kind: 'text' as const, key, html });
  return [
    {
      ...{ kind: 'columns', key: 'halves' },
      columns: [
        { key: 'left', blocks: [text('lefttext', left)] },
        { key: 'right', blocks: [text('righttext', right)] },
      ],
    },
    { kind: 'fromPrice', key: 'price', countyId: null },
    { kind: 'families', key: 'families', countyId: null, stayType: null, order: 'relevance', count: 3 },
    { kind: 'testimonials', key: 'voices', minRating: 4, order: 'arranged', count: 3 },
    { kind: 'calculator', key: 'reckon', countyId: null },
  ];
}

const HALVES: Readonly<Partial<Record<Locale, Halves>>> = {
  en: {
    left: '<h2>In the family</h2><p>A room of one’s own, a seat at the table, and somebody who asks how the day was.</p>',
    right: '<h2>By day</h2><p>Camps and excursions with others of the same age, or simply the life of the family.</p>',
  },
  de: {
    left: '<h2>In der Familie</h2><p>Ein eigenes Zimmer, ein Platz am Tisch und jemand, der fragt, wie der Tag war.</p>',
    right: '<h2>Am Tag</h2><p>Camps und Ausflüge mit Gleichaltrigen oder einfach der Alltag der Familie.</p>',
  },
  ja: {
    left: '<h2>家庭で</h2><p>自分の部屋、食卓の席、そして一日の様子を尋ねてくれる人がいます。</p>',
    right: '<h2>日中</h2><p>同年代とのキャンプや遠足、または家庭の日常をそのまま過ごします。</p>',
  },
};

export const WELCOME_PAGE: DemoArticle = {
  kind: 'page',
  slug: 'a-stay-in-ireland',
  daysAgo: 30,
  texts: {
    en: {
      title: 'A stay in Ireland',
      description: 'Families, camps and what a week costs.',
      body: ['Two weeks can change how a language feels.'],
    },
    de: {
      title: 'Ein Aufenthalt in Irland',
      description: 'Familien, Camps und was eine Woche kostet.',
      body: ['Nach zwei Wochen fühlt sich eine Sprache anders an.'],
    },
    ja: {
      title: 'アイルランドでの滞在',
      description: 'ホストファミリー、キャンプ、一週間の料金。',
      body: ['二週間で、言葉の感じ方が変わります。'],
    },
  },
  blocks: (locale) => {
    const halves = HALVES[locale];
    return halves === undefined ? [] : createBlocks(halves);
  },
};
