// The objects of an uncompressed PDF: dictionaries, lists, names, numbers and texts, found by its cross-reference table.

export type Value = string | number | boolean | null | readonly Value[] | Dictionary;
export interface Dictionary {
  readonly [key: string]: Value;
}

export interface PdfObjects {
  readonly trailer: Dictionary;
  /** Every object that is a dictionary. */
  readonly all: readonly Dictionary[];
  dictionary(value: Value | undefined): Dictionary;
  list(value: Value | undefined): readonly Value[];
  /** The bytes of a stream, one character each. */
  stream(value: Value | undefined): string;
  text(value: Value | undefined): string | undefined;
}

export function pdfObjects(bytes: Uint8Array): PdfObjects {
  const source = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 8192, (index + 1) * 8192)),
  ).join('');
  const starts = [...source.slice(source.lastIndexOf('\nxref')).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  const values = starts.map((start) => parsed(source, source.indexOf('obj', start) + 3));
  const follow = (value: Value | undefined): Value | undefined => {
    const id = typeof value === 'string' ? /^(\d+) 0 R$/.exec(value)?.[1] : undefined;
    return id === undefined ? value : values[Number(id) - 1]?.value;
  };
  return {
    trailer: dictionary(parsed(source, source.lastIndexOf('trailer') + 7).value) ?? {},
    all: values.map(({ value }) => dictionary(value)).filter((value) => value !== undefined),
    dictionary: (value) => dictionary(follow(value)) ?? {},
    list: (value) => {
      const list = follow(value);
      return Array.isArray(list) ? list : value === undefined ? [] : [value];
    },
    stream: (value) => {
      const id = Number(/^(\d+)/.exec(String(value))?.[1]);
      const object = values[id - 1];
      const length = Number(dictionary(object?.value)?.['Length']);
      const start = source.indexOf('stream\n', object?.end) + 7;
      return source.slice(start, start + length);
    },
    text: (value) => {
      const found = follow(value);
      return typeof found === 'string' && found.startsWith('(') ? decoded(found.slice(1, -1)) : undefined;
    },
  };
}

export function dictionary(value: Value | undefined): Dictionary | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Dictionary) : undefined;
}

/** Names keep their slash, texts their parentheses, and a reference is `12 0 R`. */
function parsed(source: string, from: number): { value: Value; end: number } {
  const token = /\s*(<<|\[|\/[^\s/<>[\]()]*|\((?:\\[\s\S]|[^\\()])*\)|<[\da-f]*>|\d+ 0 R|[-+.\d]+|true|false|null)/iy;
  token.lastIndex = from;
  const match = token.exec(source);
  if (match === null) throw new SyntaxError(`no value at ${from}: ${JSON.stringify(source.slice(from, from + 40))}`);
  const text = match[1] ?? '';
  if (text === '[') return parsedList(source, token.lastIndex);
  if (text === '<<') return parsedDictionary(source, token.lastIndex);
  const plain: Readonly<Record<string, Value>> = { true: true, false: false, null: null };
  const value = plain[text] ?? (/^[-+.\d]+$/.test(text) ? Number(text) : text);
  return { value: text === 'null' ? null : value, end: token.lastIndex };
}

function parsedList(source: string, from: number): { value: Value[]; end: number } {
  const value: Value[] = [];
  let end = from;
  for (;;) {
    const close = /\s*\]/y;
    close.lastIndex = end;
    if (close.test(source)) return { value, end: close.lastIndex };
    const item = parsed(source, end);
    value.push(item.value);
    end = item.end;
  }
}

function parsedDictionary(source: string, from: number): { value: Dictionary; end: number } {
  const value: Record<string, Value> = {};
  let end = from;
  for (;;) {
    const close = /\s*>>/y;
    close.lastIndex = end;
    if (close.test(source)) return { value, end: close.lastIndex };
    const key = parsed(source, end);
    const item = parsed(source, key.end);
    value[String(key.value).slice(1)] = item.value;
    end = item.end;
  }
}

/** A PDF string: UTF-16 after a mark, else bytes. */
export function decoded(literal: string): string {
  const bytes = literal.replace(/\\([nrtbf()\\])/g, (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign);
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  const units = bytes.slice(2).match(/[\s\S]{2}/g) ?? [];
  return units.map((pair) => String.fromCharCode(pair.charCodeAt(0) * 256 + pair.charCodeAt(1))).join('');
}
