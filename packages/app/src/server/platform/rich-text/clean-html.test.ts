// Nothing hostile survives cleaning, whatever it is hidden in; what may stay does.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listImageRefs, RICH_TEXT_TAGS } from '#contract/platform/validation/rich-text.ts';
import { findMarkupFaults } from '#server/testing/hostile-markup.ts';
import { cleanRichText, toPlainText } from './clean-html.ts';

const REF = 'abcdefghijklmnopqrstuv';

/** Kinds of attack that are known of sanitisers. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/api/attachments/image/abcdefghijklmnopqrstuv" onload="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick=alert(1)>x</p>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<<script>alert(1);//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p/onclick=alert(1)//>x',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<img src="https://tracker.example/pixel.gif">',
  '<img src="/api/logout">',
  '<img src="/api/attachments/image/../../logout">',
  '<a href="x" style="x:expression(alert(1))" id=__proto__ class=mantine-Overlay-root name=body>x</a>',
  '\u0000<scr\u0000ipt>alert(1)</script>',
];

describe('hostile text', () => {
  test.each(HOSTILE)('%s', (html) => {
    expect(findMarkupFaults(cleanRichText(html))).toEqual([]);
    expect(findMarkupFaults(cleanRichText(`<p>before ${html} after</p><ul><li>${html}</li></ul>`))).toEqual([]);
  });

  test('in any mixture, cut anywhere, once cleaned it stays as it is', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.constantFrom(...Object.keys(RICH_TEXT_TAGS).flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `])),
      fc.constantFrom('<', '>', '"', "'", '&', '&lt;', '&#x3c;', '/', '=', '<!--', '-->', '\u0000', '`'),
      fc.string({ maxLength: 8 }),
    );
    const mixture = fc
      .array(fc.tuple(piece, fc.nat(60)), { maxLength: 12 })
      .map((parts) => parts.map(([text, cut]) => text.slice(0, cut + 1)).join(''));
    fc.assert(
      fc.property(mixture, (html) => {
        const clean = cleanRichText(html);
        expect(findMarkupFaults(clean)).toEqual([]);
        expect(cleanRichText(clean)).toBe(clean);
      }),
      { numRuns: 3000 },
    );
  });

  test('however deep', () => {
    expect(findMarkupFaults(cleanRichText('<blockquote>'.repeat(50_000)))).toEqual([]);
  });
});

describe('good text', () => {
  test('stays', () => {
    const html = `<h2>A</h2><p>b <strong>c</strong> <em>d</em><br />e</p><ol start="3"><li>f</li></ol><blockquote><p>g</p></blockquote><img src="/api/attachments/image/${REF}" alt="A hill" />`;
    expect(cleanRichText(html)).toBe(html);
  });

  test('gets the tags of the list for others of the same meaning, and safe links', () => {
    expect(cleanRichText('<div><b>a</b> <i>b</i></div><h1>c</h1>')).toBe('<p><strong>a</strong> <em>b</em></p><h2>c</h2>');
    expect(cleanRichText('<a href="https://example.test/?a=1&amp;b=2" target="_blank">x</a>')).toBe(
      '<a href="https://example.test/?a=1&amp;b=2" rel="noopener noreferrer nofollow">x</a>',
    );
  });

  test('tells which images it shows, and what it says', () => {
    const html = cleanRichText(`<p>One &amp; two</p><p>three &lt;4&gt;</p><img alt="x" src="/api/attachments/image/${REF}">`);
    expect(listImageRefs(html)).toEqual([REF]);
    expect(toPlainText(html)).toBe('One & two three <4>');
  });
});
