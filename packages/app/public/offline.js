// Shows, on the page without a connection, what the account that is signed in here has kept; and loads the page again once it is back.

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function add(parent, name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

function show(copy) {
  const section = document.createElement('section');
  section.lang = copy.locale;
  add(section, 'h2', copy.title);
  add(section, 'p', copy.asOf).className = 'quiet';
  for (const { title, lines } of copy.cards) {
    const card = document.createElement('article');
    add(card, 'h3', title);
    const list = add(card, 'dl', '');
    for (const [label, value] of lines) {
      add(list, 'dt', label);
      add(list, 'dd', value);
    }
    section.append(card);
  }
  document.querySelector('main').append(section);
}

const persist = read('app.persist');
const copy = read('app.offline');
if (persist?.colorScheme) document.documentElement.dataset.scheme = persist.colorScheme;
if (copy !== null && persist?.signedIn === true && copy.userId === persist.userId && copy.cards.length > 0) show(copy);

const reload = () => location.reload();
document.querySelector('button').addEventListener('click', reload);
addEventListener('online', reload);

// A browser may be connected, and not know that the server is there again.
const ASK_MS = 4000;
setInterval(() => {
  if (document.visibilityState === 'visible') fetch('/', { method: 'HEAD', cache: 'no-store' }).then(reload, () => undefined);
}, ASK_MS);
