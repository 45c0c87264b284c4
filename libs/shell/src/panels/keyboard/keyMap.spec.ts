/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { createKeyMap } from './keyMap';
import type { KeyBinding, KeyMap } from './keyMap';

let map: KeyMap;
let ran: string[];
beforeEach(() => {
  map = createKeyMap();
  ran = [];
  document.body.innerHTML = '<main><button></button><input /></main><aside><button></button></aside>';
  document.addEventListener('keydown', map.claim, true);
  document.addEventListener('keydown', map.press);
});
afterEach(() => {
  document.removeEventListener('keydown', map.claim, true);
  document.removeEventListener('keydown', map.press);
});

const bind = (...all: (Partial<KeyBinding> & { keys: string })[]) =>
  map.add(
    all.map((binding) => ({
      label: { id: binding.keys },
      group: 'everywhere',
      run: () => {
        ran.push(binding.keys);
        return undefined;
      },
      ...binding,
    })),
  );
const press = (key: string, options: KeyboardEventInit = {}, at = 'main button') => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.querySelector(at)?.dispatchEvent(event);
  return event;
};

it('runs what a key is for, and tells the browser so', () => {
  bind({ keys: '[' });
  expect(press('[').defaultPrevented).toBe(true);
  expect(press(']').defaultPrevented).toBe(false);
  expect(ran).toEqual(['[']);
});

it('knows what AltGr helps to write, whatever else it is said to be, also as the second of two', () => {
  bind({ keys: '#' }, { keys: 'g #' });
  const altGr = { modifierAltGraph: true, ctrlKey: true, altKey: true };
  press('#', altGr);
  press('g');
  press('AltGraph', altGr);
  press('#', altGr);
  expect(ran).toEqual(['#', 'g #']);
});

it('knows arrows with Alt, and with Ctrl and Shift, also before a list that moves by them hears of it', () => {
  document.body.innerHTML = '<main><div role="grid"><div role="row" tabindex="0"></div></div></main>';
  const heard: string[] = [];
  document.querySelector('[role="row"]')?.addEventListener('keydown', (event) => {
    heard.push((event as KeyboardEvent).key);
  });
  bind({ keys: 'alt+arrowup', group: 'page' }, { keys: 'mod+shift+arrowdown', group: 'page' });
  press('ArrowUp', { altKey: true }, '[role="row"]');
  press('ArrowDown', { ctrlKey: true, shiftKey: true }, '[role="row"]');
  expect([ran, heard]).toEqual([['alt+arrowup', 'mod+shift+arrowdown'], []]);
  press('ArrowUp', {}, '[role="row"]');
  press('ArrowDown', { ctrlKey: true }, '[role="row"]');
  expect(heard).toEqual(['ArrowUp', 'ArrowDown']);
});

it('leaves a key to the browser that was not used', () => {
  bind({ keys: 'x', run: () => false });
  expect(press('x').defaultPrevented).toBe(false);
});

it('knows keys by their place, with Ctrl or ⌘, and one after the other', () => {
  bind({ keys: 'shift+.' }, { keys: '.' }, { keys: 'mod+z' }, { keys: 'mod+shift+z' }, { keys: 'g n' });
  press('>', { code: 'Period', shiftKey: true });
  press('.', { code: 'Period' });
  press('z', { ctrlKey: true });
  press('Z', { metaKey: true });
  press('Z', { metaKey: true, shiftKey: true });
  press('g');
  press('n');
  press('n');
  expect(ran).toEqual(['shift+.', '.', 'mod+z', 'mod+z', 'mod+shift+z', 'g n']);
});

it('takes a key for what is written on it, on a keyboard where that needs Shift', () => {
  bind({ keys: '/' }, { keys: 'shift+.' });
  press('/', { code: 'Period', shiftKey: true });
  expect(ran).toEqual(['/']);
});

it('takes a sign that needs Option on some keyboards for what is written, and leaves letters with Alt to the browser', () => {
  bind({ keys: '#' }, { keys: 'e' });
  press('#', { altKey: true });
  press('e', { altKey: true });
  expect(ran).toEqual(['#']);
});

it('forgets the first of two keys when another comes between', () => {
  bind({ keys: 'g n' });
  for (const key of ['g', 'x', 'n']) press(key);
  expect(ran).toEqual([]);
});

it('hears nothing where somebody writes, or while something lies over the page', () => {
  bind({ keys: 'c' });
  press('c', {}, 'input');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  press('c');
  expect(ran).toEqual([]);
});

it('hears keys again as soon as what lies over the page begins to close, also from a field in it', () => {
  bind({ keys: 'n' });
  const dialog = '<div class="layer"><div role="dialog"><input /></div></div>';
  document.body.insertAdjacentHTML('beforeend', dialog);
  press('n', {}, '[role="dialog"] input');
  expect(ran).toEqual([]);
  document.querySelector('.layer')?.setAttribute('data-exiting', 'true');
  expect(press('n', {}, '[role="dialog"] input').defaultPrevented).toBe(true);
  expect(ran).toEqual(['n']);
  document.body.insertAdjacentHTML('beforeend', dialog);
  press('n');
  expect(ran).toEqual(['n']);
});

it('hears the keys of a page in the panels beside it, too', () => {
  bind({ keys: 'c', group: 'page' }, { keys: '?' });
  press('c', {}, 'aside button');
  press('?', {}, 'aside button');
  expect(ran).toEqual(['c', '?']);
});

it('leaves the letters of a name to a list that they lead through, from the first that is no key', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="listbox"><p role="option"></p></div>');
  const pressAt = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.querySelector('[role="option"]')?.dispatchEvent(event);
  };
  bind({ keys: 'j', group: 'page' }, { keys: 'k', group: 'page' }, { keys: 'g n' });
  pressAt('j', 100);
  for (const [index, key] of [...'mike'].entries()) pressAt(key, 2000 + 900 * index);
  expect(ran).toEqual(['j']);
  pressAt('k', 10_000);
  pressAt('g', 10_100);
  pressAt('n', 10_200);
  expect(ran).toEqual(['j', 'k', 'g n']);
});

it('lets the page have a key that the shell has, too, for as long as it stands', () => {
  bind({ keys: '/' });
  const leave = bind({ keys: '/', group: 'page', run: () => (ran.push('page'), undefined) });
  press('/');
  leave();
  press('/');
  expect(ran).toEqual(['page', '/']);
});

it('lets the page keep its key when the shell binds its own anew', () => {
  const leave = bind({ keys: '/' });
  bind({ keys: '/', group: 'page', run: () => (ran.push('page'), undefined) });
  leave();
  bind({ keys: '/' });
  press('/');
  expect(ran).toEqual(['page']);
});

it('asks the next that has the key where it was not used', () => {
  bind({ keys: 'mod+z' });
  bind({ keys: 'mod+z', group: 'page', run: () => false });
  expect(press('z', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(ran).toEqual(['mod+z']);
});

it('does once what a key is for that is held down, unless going on is what it is for', () => {
  bind({ keys: '[' }, { keys: 'j', isRepeated: true });
  for (const repeat of [false, true, true]) {
    expect(press('[', { repeat }).defaultPrevented).toBe(true);
    press('j', { repeat });
  }
  expect(ran).toEqual(['[', 'j', 'j', 'j']);
});

it('does not let the browser have a key with Ctrl or ⌘ while something lies over the page', () => {
  bind({ keys: 'mod+k', isForTexts: true }, { keys: 'c' });
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input /></div>');
  expect(press('k', { ctrlKey: true }, '[role="dialog"] input').defaultPrevented).toBe(true);
  expect(press('j', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(press('c').defaultPrevented).toBe(false);
  expect(ran).toEqual([]);
});

describe('on a keyboard without Latin letters', () => {
  it.each([
    ['mod+k', { key: 'ن', code: 'KeyK', ctrlKey: true }],
    ['?', { key: '؟', code: 'Slash', shiftKey: true }],
    ['/', { key: 'ظ', code: 'Slash' }],
    ['[', { key: 'ج', code: 'BracketLeft' }],
    ['.', { key: 'ز', code: 'Period' }],
    ['b', { key: 'لا', code: 'KeyB' }],
    ['k', { key: 'л', code: 'KeyK' }],
  ])('%s is what is written there on others', (keys, { key, ...options }) => {
    bind({ keys });
    press(key, options);
    expect(ran).toEqual([keys]);
  });

  it('two keys follow one another', () => {
    bind({ keys: 'g n' });
    press('ل', { code: 'KeyG' });
    press('ى', { code: 'KeyN' });
    expect(ran).toEqual(['g n']);
  });

  it('Shift makes another letter of it', () => {
    bind({ keys: 'n' });
    press('آ', { code: 'KeyN', shiftKey: true });
    expect(ran).toEqual([]);
  });

  it('what is written on a key comes before its place', () => {
    bind({ keys: '/' }, { keys: '.' }, { keys: '[' });
    // Arabic and Turkish have their point and their slash elsewhere; ç and ğ are letters of their own.
    press('.', { code: 'Period', shiftKey: true });
    press('/', { code: 'Digit7', shiftKey: true });
    press('ç', { code: 'Period' });
    press('ğ', { code: 'BracketLeft' });
    expect(ran).toEqual(['.', '/']);
  });
});

it('can be without single keys', () => {
  bind({ keys: 'c' }, { keys: 'g n' }, { keys: 'mod+z' });
  const listener = jest.fn();
  map.subscribe(listener);
  map.setSingles(false);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(map.areSinglesOn()).toBe(false);
  press('c');
  press('g');
  press('n');
  press('z', { ctrlKey: true });
  expect(ran).toEqual(['mod+z']);
});
