import { walk } from '@ezone/statechart/testing';
import { SimulatedClock, createActor } from 'xstate';
import { HOVER_DELAY, navbarMachine } from './navbarMachine';

function start({ isWide = true, isFolded = false } = {}) {
  const clock = new SimulatedClock();
  const navbar = createActor(navbarMachine, { input: { isWide, isFolded }, clock }).start();
  return {
    clock,
    send: navbar.send,
    state: () => navbar.getSnapshot().value,
    collapsed: () => navbar.getSnapshot().context.collapsed,
  };
}

it.each([
  [{ isWide: true, isFolded: false }, 'open'],
  [{ isWide: true, isFolded: true }, { folded: 'resting' }],
  [{ isWide: false, isFolded: false }, { drawer: 'closed' }],
  [{ isWide: false, isFolded: true }, { drawer: 'closed' }],
])('starts as screen and settings say: %j', (input, expected) => {
  expect(start(input).state()).toEqual(expected);
});

it('folds and unfolds', () => {
  const { send, state } = start();
  send({ type: 'fold.changed', isFolded: true });
  expect(state()).toEqual({ folded: 'resting' });
  send({ type: 'fold.changed', isFolded: false });
  expect(state()).toBe('open');
});

it('opens a folded navbar when the pointer stays, not when it only passes', () => {
  const { clock, send, state } = start({ isFolded: true });
  send({ type: 'pointer.arrived' });
  expect(state()).toEqual({ folded: 'approached' });
  clock.increment(HOVER_DELAY - 1);
  send({ type: 'attention.left' });
  expect(state()).toEqual({ folded: 'resting' });
  clock.increment(HOVER_DELAY);
  expect(state()).toEqual({ folded: 'resting' });

  send({ type: 'pointer.arrived' });
  clock.increment(HOVER_DELAY);
  expect(state()).toEqual({ folded: { peeking: 'attended' } });
  send({ type: 'attention.left' });
  expect(state()).toEqual({ folded: 'resting' });
});

it('opens a folded navbar at once for the focus', () => {
  const { send, state } = start({ isFolded: true });
  send({ type: 'focus.arrived' });
  expect(state()).toEqual({ folded: { peeking: 'attended' } });
  send({ type: 'attention.left' });
  send({ type: 'pointer.arrived' });
  send({ type: 'focus.arrived' });
  expect(state()).toEqual({ folded: { peeking: 'attended' } });
});

it('opens a folded navbar for a finger, until a page opens or the attention is elsewhere', () => {
  const { send, state } = start({ isFolded: true });
  send({ type: 'bar.pressed' });
  expect(state()).toEqual({ folded: { peeking: 'tapped' } });
  send({ type: 'page.opened', groups: [] });
  expect(state()).toEqual({ folded: 'resting' });
  send({ type: 'bar.pressed' });
  send({ type: 'attention.left' });
  expect(state()).toEqual({ folded: 'resting' });
});

it('stays open for the pointer that pressed it, also when a page opens', () => {
  const { send, state } = start({ isFolded: true });
  send({ type: 'pointer.arrived' });
  send({ type: 'bar.pressed' });
  send({ type: 'page.opened', groups: [] });
  expect(state()).toEqual({ folded: { peeking: 'attended' } });
});

it('is a drawer on a narrow screen, closed by dismissing it or by opening a page', () => {
  const { send, state } = start({ isWide: false });
  send({ type: 'drawer.opened' });
  expect(state()).toEqual({ drawer: 'opened' });
  send({ type: 'drawer.dismissed' });
  expect(state()).toEqual({ drawer: 'closed' });
  send({ type: 'drawer.opened' });
  send({ type: 'page.opened', groups: [] });
  expect(state()).toEqual({ drawer: 'closed' });
});

it('keeps an open drawer open when the settings arrive late, and folds once there is room', () => {
  const { send, state } = start({ isWide: false });
  send({ type: 'drawer.opened' });
  send({ type: 'fold.changed', isFolded: true });
  expect(state()).toEqual({ drawer: 'opened' });
  send({ type: 'screen.changed', isWide: true });
  expect(state()).toEqual({ folded: 'resting' });
  send({ type: 'screen.changed', isWide: false });
  expect(state()).toEqual({ drawer: 'closed' });
});

it('collapses and expands groups, and shows the group of the page that opens', () => {
  const { collapsed, send } = start();
  send({ type: 'group.toggled', group: 'pages' });
  send({ type: 'group.toggled', group: 'auth' });
  expect(collapsed()).toEqual(['pages', 'auth']);
  send({ type: 'group.toggled', group: 'auth' });
  expect(collapsed()).toEqual(['pages']);
  send({ type: 'page.opened', groups: ['pages'] });
  expect(collapsed()).toEqual([]);
});

it('keeps the collapsed groups from the wide screen to the drawer, and shows them there too', () => {
  const { collapsed, send } = start();
  send({ type: 'group.toggled', group: 'pages' });
  send({ type: 'screen.changed', isWide: false });
  send({ type: 'drawer.opened' });
  expect(collapsed()).toEqual(['pages']);
  send({ type: 'page.opened', groups: ['pages'] });
  expect(collapsed()).toEqual([]);
});

it('is walked on all its paths: it reaches every state and transition, and never folds or opens on a narrow screen', () => {
  const unreached = walk(navbarMachine, {
    inputs: [
      { isWide: true, isFolded: false },
      { isWide: false, isFolded: true },
    ],
    events: [
      { type: 'screen.changed', isWide: true },
      { type: 'screen.changed', isWide: false },
      { type: 'fold.changed', isFolded: true },
      { type: 'fold.changed', isFolded: false },
      { type: 'pointer.arrived' },
      { type: 'bar.pressed' },
      { type: 'focus.arrived' },
      { type: 'attention.left' },
      { type: 'drawer.opened' },
      { type: 'drawer.dismissed' },
      { type: 'group.toggled', group: 'pages' },
      { type: 'page.opened', groups: ['pages'] },
    ],
    expectAlways: (snapshot) => {
      expect(snapshot.matches('drawer')).toBe(!snapshot.context.isWide);
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
