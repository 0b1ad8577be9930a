// In ES5, for every browser has to read it: it tells the one that is too old for the app that it is. Runs before the first paint.
// `aspect-ratio` came with the oldest ones of .browserslistrc, but for Firefox 89 and 90. What cannot read a script of the app is too
// old, too. Nothing of the app starts then (src/main.tsx).
(function () {
  var page = document.documentElement;
  var isTooOld =
    !('noModule' in document.createElement('script')) || !window.CSS || !CSS.supports('aspect-ratio', '1');

  function addLink(parent, scheme, text) {
    var line = document.createElement('p');
    var link = document.createElement('a');
    link.href = scheme + (scheme === 'tel:' ? text.replace(/[^+\d]/g, '') : text);
    link.appendChild(document.createTextNode(text));
    line.appendChild(link);
    parent.appendChild(line);
  }
  // From the text of config.json: phone and mail of customer service, where it says them.
  function addContact(message, text) {
    var contact;
    try {
      contact = JSON.parse(text).customerService;
    } catch (_error) {
      return;
    }
    if (!contact) return;
    message.querySelector('[hidden]').removeAttribute('hidden');
    if (contact.phone) addLink(message, 'tel:', contact.phone);
    if (contact.email) addLink(message, 'mailto:', contact.email);
  }
  function readConfiguration(take) {
    var element = document.getElementById('config');
    if (!element) return;
    if (element.tagName === 'SCRIPT') return take(element.textContent);
    var request = new XMLHttpRequest();
    request.open('GET', element.href);
    request.onload = function () {
      take(request.responseText);
    };
    request.send();
  }
  // Plain HTML instead of everything else: styles of the app may hide it here.
  function sayTooOld() {
    var message = document.getElementById('too-old');
    var others = document.querySelectorAll('style, link[rel=stylesheet], body > *:not(#too-old)');
    var i;
    page.setAttribute('data-too-old', '');
    if (!message || !message.hasAttribute('hidden')) return;
    for (i = 0; i < others.length; i += 1) others[i].parentNode.removeChild(others[i]);
    message.removeAttribute('hidden');
    readConfiguration(function (text) {
      addContact(message, text);
    });
  }
  if (isTooOld) {
    page.setAttribute('data-too-old', '');
    document.addEventListener('DOMContentLoaded', sayTooOld);
  }
  window.addEventListener('error', function (event) {
    var isOfApp = String(event.filename).indexOf('/assets/') !== -1;
    if (isOfApp && /SyntaxError/.test(event.message) && document.querySelector('.not-started')) sayTooOld();
  });

  // What the oldest browsers need besides (src/oldest/polyfills.ts, tools/oldestStyles.ts). Written into the page, the script runs
  // before the app's modules, which wait for the end of the page, too; one that is added to it would not.
  function writeInto(html) {
    var types = window.trustedTypes;
    document.write(types ? types.createPolicy('polyfills', { createHTML: String }).createHTML(html) : html);
  }
  function addressOf(name) {
    var named = document.querySelector('meta[name=oldest-' + name + ']');
    return named && named.getAttribute('content');
  }
  function knowsAll() {
    return (
      URL.canParse && [].toSorted && 'inert' in HTMLElement.prototype && CSS.supports('selector(:has(a))')
    );
  }
  if (!isTooOld && addressOf('script') && !knowsAll()) {
    var styles = '<link rel="stylesheet" href="' + addressOf('styles') + '">';
    writeInto(styles + '<script defer src="' + addressOf('script') + '"></' + 'script>');
  }
})();

// A stored theme never flashes the other (screens/shared/theme/useTheme.ts keeps it), and nobody sees a page that was drawn for
// others: who has a session, another language or a place in the page of their own.
(function () {
  var dataset = document.documentElement.dataset;
  if (!dataset) return;
  try {
    var stored = localStorage.getItem('theme');
    if (stored === 'light' || stored === 'dark') dataset.theme = stored;
    var asked = /[?&]lang=(\w+)/.exec(location.search);
    var language = asked ? asked[1] : localStorage.getItem('language');
    var state = history.state || {};
    var isOwn =
      sessionStorage.getItem('MC_SESSION_INFO') || state.usr || (state.place && state.place.pages > 1);
    // What the build has drawn knows no query but its language (PAGE-05).
    var isAsked = !('random' in dataset) && location.search && location.search !== '?lang=' + dataset.drawn;
    if (dataset.drawn && (isOwn || isAsked || (language && language !== dataset.drawn))) dataset.own = '';
  } catch (_error) {
    // Without storage the page's own theme stays, and nobody has a session.
  }

  // Until the app takes over a page that was drawn ahead nothing may be sent: a form by itself would write what was typed into the
  // address. It says that it is still loading, and so does a button that is tapped: it looks pressed, and the app does the last
  // tap once it is there (src/startup/drawn/tappedBefore.ts).
  function hold(event) {
    var isClick = event.type === 'click';
    var button = isClick && event.target.closest && event.target.closest('button');
    if (!('drawn' in dataset) || (isClick && !button)) return;
    event.preventDefault();
    if (button) {
      var tapped = document.querySelectorAll('[data-tapped]');
      for (var i = 0; i < tapped.length; i += 1) delete tapped[i].dataset.tapped;
      button.dataset.tapped = '';
    }
    dataset.waited = '';
  }
  window.addEventListener('submit', hold, true);
  window.addEventListener('click', hold, true);

  // A page of an older release names files that are gone: loaded again it is the new one (SHELL-12), and where the host still
  // answers with the old one, five seconds later. Counted together with src/app/missingChunk.ts, which takes over as the app
  // shows.
  function reloadBy(key) {
    try {
      if (!navigator.onLine || Date.now() - Number(sessionStorage[key] || 0) < 60000) return false;
      sessionStorage[key] = Date.now();
      location.reload();
      return true;
    } catch (_error) {
      // Without storage nothing would stop a loop of reloads.
      return false;
    }
  }
  function reloadWithoutFile(event) {
    var target = event.target;
    var isFile = target instanceof Element && target.matches('script[type=module], link[rel=stylesheet]');
    if (!isFile || (document.body && !document.querySelector('.not-started'))) return;
    if (!reloadBy('chunkReloadedAt')) setTimeout(reloadBy, 5000, 'chunkReloadRepeatedAt');
  }
  window.addEventListener('error', reloadWithoutFile, true);
})();
