// Contact details in messages: what is found and where, what is left alone, and what remains of a message without them.

import { describe, expect, test } from 'vitest';
import { type ContactDetailOptions, findContactDetails, removeContactDetails } from './contact-details.rules.ts';

function listDetails(text: string, options?: ContactDetailOptions): string[] {
  return findContactDetails(text, options).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
}

describe('a telephone number', () => {
  test.each([
    ['Ring me on 087 441 2290, any time.', '087 441 2290'],
    ['Call +353 (0)87 441-2290 please', '+353 (0)87 441-2290'],
    ['０８７－４４１－２２９０です', '０８７－４４１－２２９０'],
    ['zero eight seven, double four, one two two nine oh', 'zero eight seven, double four, one two two nine oh'],
    ['null acht sieben vier vier eins zwo zwo neun null', 'null acht sieben vier vier eins zwo zwo neun null'],
    ['Meine: dreiundzwanzig achtundachtzig einundsiebzig null fünf', 'dreiundzwanzig achtundachtzig einundsiebzig null fünf'],
    [
      'zéro six, vingt-trois, quarante-cinq, douze, quatre-vingt-dix-huit',
      'zéro six, vingt-trois, quarante-cinq, douze, quatre-vingt-dix-huit',
    ],
    ['trecentotrentatré settantotto quattordici quattrocentoventi', 'trecentotrentatré settantotto quattordici quattrocentoventi'],
    ['电话是一三八二二一零四四七六哦', '一三八二二一零四四七六'],
    ['番号はゼロハチゼロ、ニイサンヨンゴー、ロクナナハチキュウ。', 'ゼロハチゼロ、ニイサンヨンゴー、ロクナナハチキュウ'],
    ['번호는 공일공 삼삼사사 오오육육!', '공일공 삼삼사사 오오육육'],
    [
      '0\u200b8\u200b7\u200b4\u200b4\u200b1\u200b2\u200b2\u200b9\u200b0',
      '0\u200b8\u200b7\u200b4\u200b4\u200b1\u200b2\u200b2\u200b9\u200b0',
    ],
    ['it is O87 44l 229O', 'O87 44l 229O'],
    ['087 and then 441 and then 2290', '087 and then 441 and then 2290'],
  ])('is found in %s', (text, number) => {
    expect(listDetails(text)).toEqual([`phone: ${number}`]);
  });

  test('is found twice where two stand beside each other', () => {
    expect(listDetails('0871234567 or 0869876543, or 655.201.874 / 655.201.875')).toEqual([
      'phone: 0871234567',
      'phone: 0869876543',
      'phone: 655.201.874',
      'phone: 655.201.875',
    ]);
  });
});

describe('another detail', () => {
  test.each([
    ['Write to karen.lynch78@gmail.com instead.', 'email: karen.lynch78@gmail.com'],
    ['nora DOT brady AT icloud DOT com', 'email: nora DOT brady AT icloud DOT com'],
    ['meine Mail: kessler punkt sabine ät gmx punkt de', 'email: kessler punkt sabine ät gmx punkt de'],
    ['lferrer arroba hotmail punto com', 'email: lferrer arroba hotmail punto com'],
    ['n o r a @ g m a i l . c o m', 'email: n o r a @ g m a i l . c o m'],
    ['photos on www.thebradyhouse.ie!', 'url: www.thebradyhouse.ie'],
    ['see https://stmarys.example.org/parents?lang=en#uniform.', 'url: https://stmarys.example.org/parents?lang=en#uniform'],
    ['it is thebradys dot com', 'url: thebradys dot com'],
    ['My Insta is @the_brady_bunch_cork', 'handle: @the_brady_bunch_cork'],
    ['微信号：wangfamily88', 'handle: wangfamily88'],
    ['카톡 아이디 minamom78 추가해 주세요', 'handle: minamom78'],
    ['LINEのIDは yuko.tanaka78 です', 'handle: yuko.tanaka78'],
    ['IBAN IE29 AIBK 9311 5212 3456 78, thanks', 'bank: IE29 AIBK 9311 5212 3456 78'],
    ['my card is 4111 1111 1111 1111', 'bank: 4111 1111 1111 1111'],
    ['my Revolut is @norabrady1', 'bank: @norabrady1'],
    ['We live at 27 Clonliffe Avenue, the blue door', 'address: 27 Clonliffe Avenue'],
    ['Wir wohnen in der Lindenstraße 14b, gleich daneben', 'address: Lindenstraße 14b'],
    ['Nous habitons 14 rue des Lilas', 'address: 14 rue des Lilas'],
    ['Vivimos en la calle Mayor 15.', 'address: calle Mayor 15'],
    ['Abitiamo in via Garibaldi 12.', 'address: via Garibaldi 12'],
  ])('is found in %s', (text, detail) => {
    expect(listDetails(text)).toEqual([detail]);
  });

  test.each(['東京都渋谷区神南1-2-3です', '서울시 강남구 테헤란로 123이에요', '北京市朝阳区建国路88号'])('is an address in %s', (text) => {
    expect(findContactDetails(text).map(({ kind }) => kind)).toEqual(['address']);
  });
});

describe('an ordinary message', () => {
  test.each([
    'We land on 04.07.2027 at 17:35 with EI 661, so 2027-07-04 to 2027-07-25.',
    'The kids are 3, 5, 8, 12 and 16; the bus is the 46A and the flat has 95 m².',
    'In 2018, 2019, 2022 and 2024 it was 1,250.00 € or 1.250,00 €.',
    'Our booking reference is 2027-00418, invoice number 20260731.',
    'One two three four five six seven, all good children go to heaven.',
    'Do you use WhatsApp or Instagram? We met through Facebook.',
    'Wir wohnen in 8001 Zürich, der Schulweg dauert 20 Minuten.',
    'Ese es el punto de encuentro, a las 16:15.',
    'Thanks for the reply.It was lovely.So we come!',
    '오 삼촌! 구경 이제 사람 팔 일만 남았어요.',
  ])('has no details: %s', (text) => {
    expect(listDetails(text)).toEqual([]);
  });

  test('may link to the product and to its subdomains, and to nothing that only ends alike', () => {
    const ownHosts = ['stays.example.com'];
    const text = 'https://stays.example.com/trips/7, help.stays.example.com/x and https://notstays.example.com/';
    expect(listDetails(text, { ownHosts })).toEqual(['url: https://notstays.example.com/']);
  });
});

describe('the rest of a message', () => {
  const removeAll = (text: string) => removeContactDetails(text, findContactDetails(text));

  test('keeps the words around the details', () => {
    expect(removeAll('Thanks!  Ring 087 441 2290 or write to nora@bradyfarm.ie,\nwe look forward to July.')).toBe(
      'Thanks! Ring … or write to …\nwe look forward to July.',
    );
  });

  test('is empty where nothing of meaning is left', () => {
    expect(removeAll('087 441 2290')).toBe('');
    expect(removeAll(' (nora@bradyfarm.ie), +353 87 441 2290! ')).toBe('');
  });

  test('is the message itself where there are no details', () => {
    expect(removeAll('We have two dogs.')).toBe('We have two dogs.');
  });
});
