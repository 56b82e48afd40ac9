// A small reader of PDFs whose streams are not compressed: what a screen reader is told, page by page what is not, and the properties.

import { type Dictionary, decoded, dictionary, type PdfObjects, pdfObjects, type Value } from './pdf-objects.ts';

/** One element of the structure, with the text that is drawn for it. */
export interface PdfElement {
  readonly tag: string;
  readonly scope: string | undefined;
  readonly alt: string | undefined;
  readonly title: string | undefined;
  readonly text: string;
  readonly children: readonly PdfElement[];
}

export interface ReadPdf {
  readonly objects: PdfObjects;
  readonly catalog: Dictionary;
  readonly info: Readonly<Record<string, string>>;
  readonly root: PdfElement;
  /** Of each page: the texts that are passed over, and how often something was drawn outside of any mark. */
  readonly pages: readonly { readonly artifacts: readonly string[]; readonly unmarked: number; readonly content: string }[];
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[];
}

interface PageText {
  readonly byId: Map<number, string>;
  readonly artifacts: string[];
  unmarked: number;
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = pdfObjects(bytes);
  const catalog = objects.dictionary(objects.trailer['Root']);
  const kids = objects.list(objects.dictionary(catalog['Pages'])['Kids']);
  const pages = kids.map((kid) => {
    const content = objects.stream(objects.dictionary(kid)['Contents']);
    return { kid: String(kid), content, text: pageText(content, fontsOf(objects, kid)) };
  });
  const textOf = (page: Value | undefined, id: number) => pages.find(({ kid }) => kid === String(page))?.text.byId.get(id) ?? '';
  const tree = objects.dictionary(catalog['StructTreeRoot']);
  return {
    objects,
    catalog,
    info: Object.fromEntries(
      Object.entries(objects.dictionary(objects.trailer['Info'])).map(([key, value]) => [key, objects.text(value) ?? '']),
    ),
    root: elementOf(objects, objects.list(tree['K'])[0], textOf),
    pages: pages.map(({ content, text }) => ({ artifacts: text.artifacts, unmarked: text.unmarked, content })),
    fonts: objects.all
      .filter((object) => object['Type'] === '/FontDescriptor')
      .map((object) => ({ name: String(object['FontName']).slice(1), isEmbedded: object['FontFile2'] !== undefined })),
  };
}

/** The structure as indented lines: what is heard, in the order it is heard. */
export function outline({ tag, scope, alt, title, text, children }: PdfElement, depth = 0): string[] {
  const notes = [scope && `(${scope})`, title && `“${title}”`, alt && `[${alt}]`, text].filter(Boolean);
  return [`${'  '.repeat(depth)}${[tag, ...notes].join(' ')}`, ...children.flatMap((child) => outline(child, depth + 1))];
}

type TextOf = (page: Value | undefined, id: number) => string;

function elementOf(objects: PdfObjects, value: Value | undefined, textOf: TextOf): PdfElement {
  const data = objects.dictionary(value);
  const texts: string[] = [];
  const children: PdfElement[] = [];
  for (const kid of objects.list(data['K'])) {
    const inner = dictionary(kid);
    if (typeof kid === 'number') texts.push(textOf(data['Pg'], kid));
    else if (inner?.['Type'] === '/MCR') texts.push(textOf(inner['Pg'], Number(inner['MCID'])));
    else children.push(elementOf(objects, kid, textOf));
  }
  const attributes = dictionary(data['A']);
  return {
    tag: String(data['S']).slice(1),
    scope: attributes?.['Scope'] === undefined ? undefined : String(attributes['Scope']).slice(1),
    alt: objects.text(data['Alt']),
    title: objects.text(data['T']),
    text: texts.join(''),
    children,
  };
}

type Glyphs = ReadonlyMap<number, string>;

function fontsOf(objects: PdfObjects, page: Value): Map<string, Glyphs> {
  const fonts = objects.dictionary(objects.dictionary(objects.dictionary(page)['Resources'])['Font']);
  return new Map(Object.entries(fonts).map(([name, font]) => [name, glyphs(objects.stream(objects.dictionary(font)['ToUnicode']))]));
}

function glyphs(cmap: string): Glyphs {
  const map = new Map<number, string>();
  for (const [, first = '', , list = ''] of cmap.matchAll(/<([\da-f]+)> <([\da-f]+)> \[(.*?)\]/gis)) {
    [...list.matchAll(/<(.*?)>/g)].forEach(([, hex = ''], index) => {
      const units = hex.split(' ').map((unit) => Number.parseInt(unit, 16));
      map.set(Number.parseInt(first, 16) + index, String.fromCharCode(...units));
    });
  }
  return map;
}

const TOKEN = /<<.*?>>\s*BDC|\/\w+\s+BMC|EMC|\/\w+ [\d.]+ Tf|\[[^\]]*\] TJ|(?<=\s)(?:f|S|B|Do)(?=\s)/gs;

function pageText(content: string, fonts: ReadonlyMap<string, Glyphs>): PageText {
  const page: PageText = { byId: new Map(), artifacts: [], unmarked: 0 };
  const marks: { readonly id: number | null; readonly actual: string | null; text: string }[] = [];
  let font: Glyphs = new Map();
  const say = (text: string) => {
    const mark = marks.findLast(({ actual }) => actual === null);
    if (mark === undefined) page.unmarked += 1;
    else if (mark.id === null) mark.text += text;
    else page.byId.set(mark.id, (page.byId.get(mark.id) ?? '') + text);
  };
  for (const [token] of content.matchAll(TOKEN)) {
    if (token === 'EMC') {
      const closed = marks.pop();
      if (closed !== undefined && closed.text !== '') page.artifacts.push(closed.text);
    } else if (token.endsWith('BMC')) marks.push({ id: null, actual: null, text: '' });
    else if (token.endsWith('BDC')) {
      const id = /\/MCID (\d+)/.exec(token)?.[1];
      const actual = /\/ActualText \((.*)\)/s.exec(token)?.[1];
      marks.push({ id: id === undefined ? null : Number(id), actual: actual ?? null, text: '' });
      if (actual !== undefined) say(decoded(actual));
    } else if (token.endsWith('Tf')) font = fonts.get(token.slice(1, token.indexOf(' '))) ?? new Map();
    else if (token.endsWith('TJ')) say(shown(token, font));
    else if (marks.length === 0) page.unmarked += 1;
  }
  return page;
}

function shown(operation: string, font: Glyphs): string {
  return [...operation.matchAll(/<([\da-f]+)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '\ufffd')
    .join('');
}
