// Extracts the text of a PDF with uncompressed streams, as if it were copied: for tests of printed output.

const NUMBER = String.raw`(\d+) 0 R`;

/** Parses the letters of a font by their glyph ids. */
function parseLetters(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[(.*?)\]/gis)) {
    [...list.matchAll(/<(.*?)>/g)].forEach(([, hex = ''], index) => {
      const units = hex.split(' ').map((unit) => Number.parseInt(unit, 16));
      letters.set(Number.parseInt(first, 16) + index, String.fromCharCode(...units));
    });
  }
  return letters;
}

/** Returns all texts in drawing order, one per line. */
export function extractPdfText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map([...file.matchAll(/(?<=^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]));
  const referred = (body: string, name: string) => objects.get(new RegExp(`/${name} ${NUMBER}`).exec(body)?.[1] ?? '') ?? '';
  const fonts = new Map(
    [...file.matchAll(new RegExp(`/(F\\d+) ${NUMBER}`, 'g'))].map(([, name = '', id = '']) => [name, objects.get(id) ?? '']),
  );
  const letters = new Map([...fonts].map(([name, font]) => [name, parseLetters(referred(font, 'ToUnicode'))]));
  const lines: string[] = [];
  let font = new Map<number, string>();
  for (const [token] of [...objects.values()].join('\n').matchAll(/\/F\d+ [\d.]+ Tf|\[[^\]]*\] TJ/g)) {
    if (token.endsWith('Tf')) font = letters.get(token.slice(1, token.indexOf(' '))) ?? font;
    else {
      const glyphs = [...token.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      lines.push(glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '?').join(''));
    }
  }
  return lines.join('\n');
}
