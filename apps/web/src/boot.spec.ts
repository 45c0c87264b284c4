/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import '@testing-library/jest-dom';
import {
  directionOf,
  directionStorageKey,
  initialLanguage,
  languages,
  languageStorageKey,
  storedDirection,
} from '@ezone/i18n';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(join(__dirname, '../public/boot.js'), 'utf8');
const root = document.documentElement;

const boot = (stored: Record<string, string>, preferred: readonly string[]) => {
  Object.entries(stored).forEach(([key, value]) => {
    localStorage.setItem(key, value);
  });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  // The script is classic and belongs to no module: it is run as the browser would.
  new Function(script)();
};

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  root.removeAttribute('data-scheme');
  document.querySelector('style[data-schemes]')?.remove();
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ...languages.map((language): [null, string[]] => [null, [language]]),
  [null, ['tlh', 'tr-TR']],
  [null, ['ar-EG', 'en']],
  [null, ['tlh']],
  [null, []],
  ['tr', ['ar']],
  ['klingon', ['AR']],
])('chooses the language of the app: %j, %j', (stored, preferred) => {
  boot(stored === null ? {} : { [languageStorageKey]: stored }, preferred);
  const language = initialLanguage(stored, preferred);
  expect(root.lang).toBe(language);
  expect(root.dir).toBe(directionOf(language));
});

it.each([
  ['rtl', 'en'],
  ['ltr', 'ar'],
  ['', 'ar'],
  ['sideways', 'en'],
] as const)('lays the page out as it was chosen: %j in %s', (stored, language) => {
  boot({ [directionStorageKey]: stored }, [language]);
  expect(root.dir).toBe(storedDirection(stored) ?? directionOf(language));
});

it('starts in the colours of the last visit', () => {
  const css = "[data-scheme='ocean']{--ez-bg:#123456}";
  boot({ 'ezone.paint': JSON.stringify({ scheme: 'ocean', schemes: 'ocean greyDark', css, ground: '#123456' }) }, [
    'en',
  ]);
  expect(getComputedStyle(root).getPropertyValue('--ez-bg')).toBe('#123456');
  expect(document.querySelector('style[data-schemes="ocean greyDark"]')).toBeInTheDocument();
});

it("gives the browser's bars the ground of the default scheme where there was no last visit", () => {
  const page = readFileSync(join(__dirname, '../index.html'), 'utf8');
  const colours = readFileSync(join(__dirname, '../../../libs/ui/src/theme/__generated__/startSchemes.css'), 'utf8');
  const ground = /:where\(:root\)[^}]*--ez-bg:(#[0-9a-f]{6})/.exec(colours)?.[1] ?? 'none';
  expect(page).toContain(`<meta name="theme-color" content="${ground}" />`);
});

it.each(['nonsense', '{}', '[]', '{"scheme":"ocean"}', 'null'])(
  'starts in the default colours where it finds %s',
  (paint) => {
    boot({ 'ezone.paint': paint }, ['en']);
    expect(root).not.toHaveAttribute('data-scheme');
  },
);

it.each([
  ['1.2', '1.2'],
  ['5', ''],
  ['big', ''],
])('takes the font size %s as %j', (stored, scale) => {
  boot({ 'ezone.fontScale': stored }, ['en']);
  expect(root.style.getPropertyValue('--ez-font-scale')).toBe(scale);
});

describe('where the first script is lost', () => {
  const lose = (script: Partial<HTMLScriptElement>) => {
    document.body.innerHTML = '<div id="root"><div class="ez-splash"></div></div>';
    const lost = Object.assign(document.createElement('script'), script);
    document.body.append(lost);
    lost.dispatchEvent(new Event('error'));
  };

  it.each(languages)('says so in place of the splash as pages do, in %s', (language) => {
    const words = JSON.parse(
      readFileSync(join(__dirname, `../../../libs/i18n/src/messages/app.${language}.json`), 'utf8'),
    ) as Record<string, string>;
    boot({ [languageStorageKey]: language }, []);
    lose({ type: 'module' });
    const said = document.querySelector('[role="alert"]');
    expect(said?.querySelector('h1')).toHaveTextContent(words['app.page.outdatedTitle'] ?? '?');
    expect(said?.querySelector('p')).toHaveTextContent(words['app.page.outdatedAdvice'] ?? '?');
    expect(said?.querySelector('button')).toHaveTextContent(words['app.page.reload'] ?? '?');
    expect(document.querySelector('.ez-splash:not([role])')).not.toBeInTheDocument();
  });

  it('says nothing of another script', () => {
    boot({}, ['en']);
    lose({ type: 'text/javascript' });
    expect(document.querySelector('[role="alert"]')).not.toBeInTheDocument();
  });
});

const signedIn = { jwt_access_token: 'token' };
const around = ['/assets/routes.js', '/assets/shell.js'];

it.each([
  ['/login', {}, ['/assets/one.js', '/assets/two.js']],
  ['/register/', {}, ['/assets/one.js', '/assets/two.js']],
  ['/', {}, ['/assets/one.js', '/assets/two.js', '/assets/routes.js']],
  ['/login', signedIn, around],
  ['/apps/notes', {}, ['/assets/one.js', '/assets/two.js', '/assets/routes.js']],
  ['/apps/notes', signedIn, [...around, '/assets/notes.js', '/assets/lists.js']],
  ['/apps/notes/', signedIn, [...around, '/assets/notes.js', '/assets/lists.js']],
  ['/apps/notes/archive', signedIn, [...around, '/assets/notes.js', '/assets/lists.js']],
  ['/apps/notesandmore', signedIn, around],
  ['/apps/courses', signedIn, [...around, '/assets/courses.js', '/assets/lists.js']],
  ['/apps/courses/new', signedIn, [...around, '/assets/course.js']],
  ['/home', signedIn, around],
  ['/home/below', signedIn, around],
  ['/errors', {}, around],
  ['/help/ports', {}, [...around, '/assets/help.js', '/assets/lists.js']],
  ['/help/ports', signedIn, [...around, '/assets/help.js', '/assets/lists.js']],
])('has the scripts fetched that a visit to %s needs: %j', (path, stored, expected) => {
  window.history.replaceState(null, '', path);
  const element = document.createElement('script');
  element.dataset['signIn'] = '/assets/one.js /assets/two.js';
  element.dataset['routes'] = '/assets/routes.js';
  element.dataset['shell'] = '/assets/shell.js';
  element.dataset['parts'] = 'notes lists courses course help';
  element.dataset['pages'] = '/home: /apps/notes*:0,1 /apps/courses+:3 /apps/courses:2,1 /help*:4,1! /errors:!';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  boot(stored, ['en']);
  const links = [...document.head.querySelectorAll('link[rel="modulepreload"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
  links.forEach((link) => {
    link.remove();
  });
});
