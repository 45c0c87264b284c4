import { walk } from '@ezone/statechart/testing';
import { createActor, SimulatedClock } from 'xstate';
import { HOVER_MENU_DELAY, hoverMenuMachine } from './hoverMenuMachine';

const start = () => {
  const clock = new SimulatedClock();
  const actor = createActor(hoverMenuMachine, { clock }).start();
  const shown = () => (actor.getSnapshot().matches('open') ? actor.getSnapshot().context.menu : null);
  return { actor, clock, shown };
};

it('opens for a pointer that rests, and not for one that passes', () => {
  const { actor, clock, shown } = start();
  actor.send({ type: 'pointer.arrived', menu: 'pages' });
  clock.increment(HOVER_MENU_DELAY - 1);
  expect(shown()).toBeNull();
  actor.send({ type: 'pointer.left' });
  clock.increment(HOVER_MENU_DELAY);
  expect(shown()).toBeNull();
  actor.send({ type: 'pointer.arrived', menu: 'pages' });
  clock.increment(HOVER_MENU_DELAY);
  expect(shown()).toBe('pages');
});

it('waits anew for each menu that a pointer passes', () => {
  const { actor, clock, shown } = start();
  actor.send({ type: 'pointer.arrived', menu: 'pages' });
  clock.increment(HOVER_MENU_DELAY - 1);
  actor.send({ type: 'pointer.arrived', menu: 'auth' });
  clock.increment(HOVER_MENU_DELAY - 1);
  expect(shown()).toBeNull();
  clock.increment(1);
  expect(shown()).toBe('auth');
});

/** A menu opens for a pointer that rests on it. */
const point = ({ actor, clock }: ReturnType<typeof start>, menu: string) => {
  actor.send({ type: 'pointer.arrived', menu });
  clock.increment(HOVER_MENU_DELAY);
};

it('changes to the next menu at once while one is open, and closes when the pointer stays away', () => {
  const menus = start();
  const { actor, clock, shown } = menus;
  point(menus, 'pages');
  actor.send({ type: 'pointer.left' });
  clock.increment(HOVER_MENU_DELAY - 1);
  actor.send({ type: 'pointer.arrived', menu: 'auth' });
  expect(shown()).toBe('auth');
  actor.send({ type: 'pointer.left' });
  clock.increment(HOVER_MENU_DELAY);
  expect(shown()).toBeNull();
});

it('opens and closes with a press', () => {
  const { actor, shown } = start();
  actor.send({ type: 'menu.pressed', menu: 'pages' });
  actor.send({ type: 'menu.pressed', menu: 'auth' });
  expect(shown()).toBe('auth');
  actor.send({ type: 'menu.pressed', menu: 'auth' });
  expect(shown()).toBeNull();
});

it('stays open for the press on what the pointer has opened, and closes with the next', () => {
  const menus = start();
  const { actor, shown } = menus;
  point(menus, 'pages');
  actor.send({ type: 'menu.pressed', menu: 'pages' });
  expect(shown()).toBe('pages');
  actor.send({ type: 'menu.pressed', menu: 'pages' });
  expect(shown()).toBeNull();
});

it.each(['press', 'focus'])('lets no pointer change or close what has been pinned by a %s', (by) => {
  const menus = start();
  const { actor, clock, shown } = menus;
  if (by === 'focus') point(menus, 'pages');
  actor.send(by === 'focus' ? { type: 'focus.arrived' } : { type: 'menu.pressed', menu: 'pages' });
  actor.send({ type: 'pointer.left' });
  point(menus, 'auth');
  actor.send({ type: 'pointer.left' });
  clock.increment(HOVER_MENU_DELAY);
  expect(shown()).toBe('pages');
});

it.each(['escape.pressed', 'focus.left', 'page.opened'] as const)('closes on %s', (type) => {
  const { actor, shown } = start();
  actor.send({ type: 'menu.pressed', menu: 'pages' });
  actor.send({ type });
  expect(shown()).toBeNull();
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(hoverMenuMachine, {
    events: [
      { type: 'pointer.arrived', menu: 'pages' },
      { type: 'pointer.arrived', menu: 'auth' },
      { type: 'pointer.left' },
      { type: 'menu.pressed', menu: 'pages' },
      { type: 'menu.pressed', menu: 'auth' },
      { type: 'focus.arrived' },
      { type: 'escape.pressed' },
      { type: 'focus.left' },
      { type: 'page.opened' },
    ],
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
