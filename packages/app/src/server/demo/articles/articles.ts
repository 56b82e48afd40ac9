// The published content of the demo world: a page on how it works, one on its terms, and a small blog.

import type { DemoArticle } from './demo-article.ts';
import { WELCOME_PAGE } from './welcome-page.ts';

const HOW: DemoArticle = {
  kind: 'page',
  slug: 'how-it-works',
  daysAgo: 90,
  texts: {
    en: {
      title: 'How it works',
      description: 'From the first search to the day of arrival.',
      body: [
        'Choose a host family, the dates and, if you like, a camp. The whole price is shown at every step.',
        'Name a second family in case the first one can’t host. You pay once.',
        'The family answers, usually within two days. Then the stay is booked, and you can write to each other here.',
      ],
      action: { label: 'Find a host family', target: '/travel/search' },
    },
    fr: {
      title: 'Comment ça marche',
      description: 'De la première recherche au jour de l’arrivée.',
      body: [
        'Choisissez une famille d’accueil, les dates et, si vous le souhaitez, un camp. Le prix entier est affiché à chaque étape.',
        'Indiquez une deuxième famille au cas où la première ne pourrait pas accueillir. Vous ne payez qu’une fois.',
        'La famille répond, en général sous deux jours. Le séjour est alors réservé et vous pouvez vous écrire ici.',
      ],
      action: { label: 'Trouver une famille d’accueil', target: '/travel/search' },
    },
    es: {
      title: 'Cómo funciona',
      description: 'De la primera búsqueda al día de la llegada.',
      body: [
        'Elija una familia anfitriona, las fechas y, si quiere, un campamento. El precio completo se muestra en cada paso.',
        'Indique una segunda familia por si la primera no pudiera acoger. Solo se paga una vez.',
        'La familia responde, normalmente en dos días. Entonces la estancia queda reservada y pueden escribirse aquí.',
      ],
      action: { label: 'Buscar una familia anfitriona', target: '/travel/search' },
    },
    it: {
      title: 'Come funziona',
      description: 'Dalla prima ricerca al giorno dell’arrivo.',
      body: [
        'Scelga una famiglia ospitante, le date e, se vuole, un campo. Il prezzo intero è mostrato a ogni passo.',
        'Indichi una seconda famiglia nel caso in cui la prima non possa ospitare. Si paga una volta sola.',
        'La famiglia risponde, di solito entro due giorni. Allora il soggiorno è prenotato e potete scrivervi qui.',
      ],
      action: { label: 'Trova una famiglia ospitante', target: '/travel/search' },
    },
    de: {
      title: 'So funktioniert es',
      description: 'Von der ersten Suche bis zum Tag der Ankunft.',
      body: [
        'Wählen Sie eine Gastfamilie, die Reisetage und, wenn Sie möchten, ein Camp. Der ganze Preis steht bei jedem Schritt da.',
        'Nennen Sie eine zweite Familie für den Fall, dass die erste nicht kann. Bezahlt wird einmal.',
        'Die Familie antwortet, meist binnen zwei Tagen. Dann ist der Aufenthalt gebucht, und Sie können einander hier schreiben.',
      ],
      action: { label: 'Gastfamilie finden', target: '/travel/search' },
    },
    ja: {
      title: 'ご利用の流れ',
      description: '最初の検索から到着の日まで。',
      body: [
        'ホストファミリーと日程、ご希望ならキャンプをお選びください。どの段階でも総額が表示されます。',
        '最初の家庭が受け入れられない場合に備えて、もう一つの家庭を指定できます。お支払いは一度だけです。',
        '家庭からの返事は通常二日以内です。その後、滞在が確定し、ここで連絡を取り合えます。',
      ],
      action: { label: 'ホストファミリーを探す', target: '/travel/search' },
    },
    ko: {
      title: '이용 방법',
      description: '첫 검색부터 도착하는 날까지.',
      body: [
        '호스트 가정과 날짜, 원하시면 캠프를 선택하세요. 모든 단계에서 전체 금액이 표시됩니다.',
        '첫 번째 가정이 받을 수 없을 때를 대비해 두 번째 가정을 지정하세요. 결제는 한 번만 합니다.',
        '가정은 보통 이틀 안에 답합니다. 그러면 체류가 확정되고 여기에서 서로 연락할 수 있습니다.',
      ],
      action: { label: '호스트 가족 찾기', target: '/travel/search' },
    },
    zh: {
      title: '流程说明',
      description: '从第一次搜索到抵达当天。',
      body: [
        '选择寄宿家庭、日期，也可以选择营地。每一步都会显示总价。',
        '可以指定第二个家庭，以防第一个家庭无法接待。只需付款一次。',
        '家庭通常在两天内答复。之后住宿即告确定，双方可以在这里联系。',
      ],
      action: { label: '寻找寄宿家庭', target: '/travel/search' },
    },
  },
};

const TERMS: DemoArticle = {
  kind: 'page',
  slug: 'terms',
  daysAgo: 90,
  texts: {
    en: {
      title: 'Terms, and what cancelling costs',
      description: 'What you agree to when you book a stay. These are the terms of a demo: no stay is real.',
      body: [
        'You pay the whole price when you book. The stay is reserved until the family has answered, and booked once it has accepted.',
        'If the family declines and you have named a backup, the backup is asked. If nobody can host, all you have paid is yours again.',
        'Until a family has accepted you can cancel, and get back all that you have paid. Afterwards ask us to: what is given back depends on what has been spent for you by then.',
        'Whoever hosts has been vetted. Please write to each other and pay here only: outside, neither our help nor our checks reach you.',
      ],
    },
    de: {
      title: 'Bedingungen, und was Stornieren kostet',
      description:
        'Worauf Sie sich einlassen, wenn Sie einen Aufenthalt buchen. Dies sind Bedingungen zum Ausprobieren: Kein Aufenthalt ist echt.',
      body: [
        'Sie zahlen den ganzen Preis bei der Buchung. Der Aufenthalt ist reserviert, bis die Familie geantwortet hat, und gebucht, sobald sie zusagt.',
        'Sagt die Familie ab und Sie haben eine Ersatzfamilie genannt, wird diese gefragt. Kann niemand aufnehmen, gehört Ihnen alles Gezahlte wieder.',
        'Bis eine Familie zusagt, können Sie stornieren und erhalten alles Gezahlte zurück. Danach bitten Sie uns darum: Wie viel erstattet wird, hängt davon ab, was für Sie schon ausgegeben wurde.',
        'Wer aufnimmt, ist geprüft. Bitte schreiben und zahlen Sie nur hier: Außerhalb reichen weder unsere Hilfe noch unsere Prüfung.',
      ],
    },
    ja: {
      title: '規約とキャンセル料',
      description: '滞在を予約する際の規約です。これはデモの規約であり、実在の滞在はありません。',
      body: [
        '料金の全額を予約時にお支払いいただきます。ファミリーの返事があるまでは仮予約、承諾があると予約確定です。',
        'ファミリーが辞退し、予備のファミリーを指定されている場合は、そちらに依頼します。受け入れ先がない場合、お支払い額はすべてお客様のものです。',
        'ファミリーが承諾するまではキャンセルでき、全額を返金します。承諾後のキャンセルはお問い合わせください。返金額は、それまでにかかった費用によります。',
        '受け入れるファミリーは審査済みです。連絡と支払いは必ずここで行ってください。外部では当社の支援も審査も及びません。',
      ],
    },
  },
};

const blog = (slug: string, daysAgo: number, texts: DemoArticle['texts']): DemoArticle => ({ kind: 'blog', slug, daysAgo, texts });

export const DEMO_ARTICLES: readonly DemoArticle[] = [
  HOW,
  TERMS,
  WELCOME_PAGE,
  blog('first-evening', 45, {
    en: {
      title: 'The first evening with a host family',
      description: 'Tea, a tour of the house and an early night: what students tell us about day one.',
      body: [
        'Nobody remembers all the names on the first evening. Nobody expects you to.',
        'Bring a small thing from home, and a photo of your family: it is the easiest way to begin to talk.',
        'Ask about the shower, the key and breakfast. Then sleep: it was a long day.',
      ],
    },
    de: {
      title: 'Der erste Abend in der Gastfamilie',
      description: 'Tee, ein Rundgang durchs Haus und früh ins Bett: was Schüler vom ersten Tag erzählen.',
      body: [
        'Am ersten Abend merkt sich niemand alle Namen. Das erwartet auch keiner.',
        'Bring eine Kleinigkeit von zu Hause mit und ein Foto deiner Familie: So kommt man am leichtesten ins Gespräch.',
        'Frag nach der Dusche, dem Schlüssel und dem Frühstück. Dann schlaf: Es war ein langer Tag.',
      ],
    },
    ja: {
      title: 'ホストファミリーと過ごす最初の夜',
      description: 'お茶、家の案内、そして早めの就寝。生徒たちが語る一日目。',
      body: [
        '最初の夜に全員の名前を覚えられる人はいません。誰もそれを期待していません。',
        '家から小さなお土産と家族の写真を持っていきましょう。話を始める一番簡単な方法です。',
        'シャワー、鍵、朝食について聞いてください。そして眠りましょう。長い一日でした。',
      ],
    },
  }),
  blog('what-to-pack', 20, {
    en: {
      title: 'What to pack for two weeks in Ireland',
      description: 'A rain jacket, three jumpers and room for books on the way back.',
      body: [
        'It may rain, and it may be sunny, often in the same hour. Pack layers.',
        'Good shoes matter more than many clothes: camps are outdoors.',
        'Write allergies and medicines on a card, and put it where it is found.',
      ],
    },
  }),
  blog('hosting-with-teenagers', 5, {
    en: {
      title: 'Hosting with teenagers of your own',
      description: 'Three families on what changed at their table.',
      body: [
        'Our own children learned to explain what they had always taken for granted.',
        'House rules that everybody signs are easier than rules that nobody has read.',
      ],
    },
  }),
];
