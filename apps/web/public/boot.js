// Runs before the first paint: language, direction, colours and font size as they were last time. A file of its own and
// no module, because the page allows no inline script and must not wait for one. boot.spec.ts holds it to the app's rules.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var spoken = ['en', 'tr', 'ar'];
  var wanted = [read('ezone.language')].concat(
    (navigator.languages || []).map(function (tag) {
      return tag.toLowerCase().split('-')[0];
    }),
  );
  var language = wanted.filter(function (tag) {
    return spoken.indexOf(tag) !== -1;
  })[0];
  root.lang = language || 'en';
  var direction = read('ezone.direction');
  root.dir = direction === 'ltr' || direction === 'rtl' ? direction : language === 'ar' ? 'rtl' : 'ltr';

  var scale = Number(read('ezone.fontScale'));
  if (scale >= 0.7 && scale <= 1.3) root.style.setProperty('--ez-font-scale', String(scale));

  try {
    var paint = JSON.parse(read('ezone.paint') || '{}');
    if (paint.scheme && paint.schemes) {
      root.dataset.scheme = paint.scheme;
      // The colours that are not in the page: the app takes them for painted until it has fetched them anew.
      var style = document.createElement('style');
      style.dataset.schemes = paint.schemes;
      style.textContent = paint.css;
      document.head.appendChild(style);
      var bars = document.querySelector('meta[name="theme-color"]');
      if (bars) bars.content = paint.ground;
    }
  } catch {
    // Not what we wrote: the page starts in the default colours.
  }

  // Where the app's first script is lost, nothing else can say so. The sentences are those of a page that could not be fetched.
  var lost = {
    en: [
      'This page could not be fetched',
      'Either there is no connection right now, or a newer version of Ezone has been installed. Reloading mends both.',
      'Reload',
    ],
    tr: [
      'Bu sayfa alınamadı',
      'Şu anda ya bağlantı yok ya da Ezone’un daha yeni bir sürümü kuruldu. Yeniden yüklemek ikisini de giderir.',
      'Yeniden yükle',
    ],
    ar: [
      'تعذّر جلب هذه الصفحة',
      'إما أنه لا يوجد اتصال الآن، أو أن إصداراً أحدث من Ezone قد ثُبّت. إعادة التحميل تحل الأمرين.',
      'إعادة التحميل',
    ],
  };
  var said = function (tag, text) {
    var element = document.createElement(tag);
    element.textContent = text;
    return element;
  };
  addEventListener(
    'error',
    function (event) {
      var splash = document.querySelector('.ez-splash');
      if (!splash || !(event.target instanceof HTMLScriptElement) || event.target.type !== 'module') return;
      var words = lost[root.lang];
      var reload = said('button', words[2]);
      reload.type = 'button';
      reload.addEventListener('click', function () {
        location.reload();
      });
      var trouble = document.createElement('div');
      trouble.className = 'ez-splash ez-splash-lost';
      trouble.setAttribute('role', 'alert');
      trouble.append(said('h1', words[0]), said('p', words[1]), reload);
      splash.replaceWith(trouble);
    },
    // The error of a script does not rise to the window.
    true,
  );

  // What this visit needs, and the build names here, need not wait to be found. "/apps/todo*:0,3" has the places of a page's scripts among
  // all parts of pages; with "!" behind them guests may see it, too. A page is at its address alone, at it and below (*), or below it alone (+).
  var named = document.currentScript ? document.currentScript.dataset : {};
  var path = location.pathname.replace(/(.)\/$/, '$1');
  var isAt = function (place) {
    var start = place.replace(/[*+]$/, '');
    return path === start ? !/\+$/.test(place) : start !== place && path.indexOf(start + '/') === 0;
  };
  var page = (named.pages || '')
    .split(' ')
    .map(function (entry) {
      return entry.split(':');
    })
    .filter(function (entry) {
      return isAt(entry[0]);
    })
    .sort(function (one, other) {
      return other[0].length - one[0].length;
    })[0];
  var isForAll = Boolean(page && /!$/.test(page[1]));
  var places = page ? page[1].replace('!', '') : '';

  // Who has no token comes to the sign-in page from all that is not for guests; everybody else comes to a page with the shell around it. Only
  // who is on the way to sign in alone needs not know where the other pages are.
  var isGuest = !read('jwt_access_token');
  var isSigningIn = isGuest && !isForAll;
  var fetchSoon = function (addresses, isLater) {
    addresses.forEach(function (address) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      if (isLater) link.fetchPriority = 'low';
      document.head.appendChild(link);
    });
  };
  var scripts = [
    isSigningIn && named.signIn,
    !(isGuest && /^\/(login|register)$/.test(path)) && named.routes,
    !isSigningIn && named.shell,
  ];
  scripts.forEach(function (addresses) {
    if (addresses) fetchSoon(addresses.split(' '));
  });

  // Those of the page itself come after what it stands in.
  var parts = (named.parts || '').split(' ');
  if (!isSigningIn && places)
    fetchSoon(
      places.split(',').map(function (place) {
        return '/assets/' + parts[place] + '.js';
      }),
      true,
    );
})();
