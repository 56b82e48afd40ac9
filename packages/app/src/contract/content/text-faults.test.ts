// What a text lacks before it can be published, and names made of titles.

import { describe, expect, test } from 'vitest';
import type { Block } from './blocks.shapes.ts';
import { findSlugProblem, toSlug } from './slug.ts';
import { findTextFaults, hasContent } from './text-faults.ts';

const text: Block = { kind: 'text', key: 'text', html: '<p>Hello</p>' };
const complete = { title: 'A', description: 'B', imageAlt: '', body: [text] };
const codes = (change: object, hasFeatureImage = false) =>
  findTextFaults({ ...complete, ...change }, { hasFeatureImage }).map(({ code, key }) => [code, key]);
const image = { kind: 'image', key: 'pict', fileRef: 'A'.repeat(22), alt: '', isDecorative: false, caption: '' } as const;
const columns = (...parts: object[][]) => ({
  ...{ kind: 'columns', key: 'cols' },
  columns: parts.map((blocks, place) => ({ key: `col${place}x`, blocks })),
});

describe('a text', () => {
  test('lacks nothing if it is complete', () => {
    expect(codes({})).toEqual([]);
  });

  test.each([
    [{ title: '' }, [['titleMissing', null]]],
    [{ description: '' }, [['descriptionMissing', null]]],
    [{ body: [] }, [['bodyEmpty', null]]],
    [{ body: [{ ...text, html: '<p> &nbsp;</p>' }] }, [['bodyEmpty', null]]],
    [{ body: [image] }, [['altMissing', 'pict']]],
    [{ body: [{ ...image, isDecorative: true }] }, []],
    [{ body: [{ ...image, fileRef: null }] }, [['imageMissing', 'pict']]],
    [{ body: [{ kind: 'gallery', key: 'gall', images: [] }] }, [['galleryEmpty', 'gall']]],
    [
      { body: [{ kind: 'gallery', key: 'gall', images: [image, { ...image, key: 'deco', isDecorative: true }] }] },
      [['altMissing', 'pict']],
    ],
    [{ body: [columns([], [{ ...text, html: '<p></p>' }])] }, [['columnsEmpty', 'cols']]],
    [{ body: [columns([text], [image])] }, [['altMissing', 'pict']]],
    [{ body: [columns([text], [])] }, []],
    [{ body: [{ kind: 'quote', key: 'quot', text: '', who: 'A' }] }, [['quoteEmpty', 'quot']]],
    [
      { body: [{ kind: 'callToAction', key: 'butt', label: '', target: 'http://a.example' }] },
      [
        ['labelMissing', 'butt'],
        ['targetWrong', 'butt'],
      ],
    ],
  ])('with %j lacks %j', (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  test('says what its feature image shows, if there is one', () => {
    expect(codes({}, true)).toEqual([['featureAltMissing', null]]);
    expect(codes({ imageAlt: 'A hill' }, true)).toEqual([]);
  });
});

test('a picture and a line are content, an empty paragraph is none', () => {
  expect(['<p><img src="x" alt="" /></p>', '<hr />', '<p>a</p>', '<p></p>', '<p><br /></p>'].map(hasContent)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['Summer in Galway 2027!', 'summer-in-galway-2027'],
  ['Où loger à Galway ?', 'ou-loger-a-galway'],
  ['Straße & Größe', 'strasse-grosse'],
  ['Children’s days', 'childrens-days'],
  ['夏の滞在', ''],
  ['a'.repeat(100), 'a'.repeat(80)],
])('the title %s makes the name %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
  expect(slug === '' || findSlugProblem(slug) === null).toBe(true);
});

test.each(['', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'a/b', 'a'.repeat(81)])('%j is no name', (slug) => {
  expect(findSlugProblem(slug)).toBe('form');
});
