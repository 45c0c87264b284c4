import type { MessageDescriptor } from 'react-intl';
import type { taskMessages } from './messages';
import { projectMessages as words } from './messages';

/** What a task belongs to. */
export type Area = 'rooms' | 'network' | 'move' | 'team';

/** The areas in the order they are listed. */
export const areas: readonly Area[] = ['rooms', 'network', 'move', 'team'];

/** The name of an area. */
export const areaTitles: Record<Area, MessageDescriptor> = {
  rooms: words.rooms,
  network: words.network,
  move: words.move,
  team: words.team,
};

/** One thing to do in the project on the sample pages. */
export type Task = {
  id: keyof typeof taskMessages;
  area: Area;
  /** The day, as `2026-05-04`. */
  due: string;
  /** Who does it. */
  who: string;
};

/** A project of the size that one page can tell of. */
export const tasks: readonly Task[] = [
  { id: 'measure', area: 'rooms', due: '2026-04-13', who: 'Elif Demir' },
  { id: 'line', area: 'network', due: '2026-04-15', who: 'Omar Haddad' },
  { id: 'plan', area: 'rooms', due: '2026-04-20', who: 'Elif Demir' },
  { id: 'lorry', area: 'move', due: '2026-04-24', who: 'Grace Miller' },
  { id: 'kitchen', area: 'rooms', due: '2026-04-30', who: 'Samuel Okoro' },
  { id: 'paint', area: 'rooms', due: '2026-05-08', who: 'Elif Demir' },
  { id: 'letter', area: 'team', due: '2026-05-11', who: 'Layla Nasser' },
  { id: 'cables', area: 'network', due: '2026-05-18', who: 'Omar Haddad' },
  { id: 'boxes', area: 'move', due: '2026-05-22', who: 'Grace Miller' },
  { id: 'archive', area: 'move', due: '2026-05-29', who: 'Samuel Okoro' },
  { id: 'printers', area: 'network', due: '2026-06-03', who: 'Omar Haddad' },
  { id: 'phones', area: 'network', due: '2026-06-04', who: 'Layla Nasser' },
  { id: 'keys', area: 'move', due: '2026-06-08', who: 'Grace Miller' },
  { id: 'breakfast', area: 'team', due: '2026-06-08', who: 'Samuel Okoro' },
];

/** What is done when the page is opened. */
export const doneAtFirst: readonly Task['id'][] = ['measure', 'line', 'plan', 'lorry', 'kitchen'];

/** The facts beside the tasks. */
export const facts = {
  lead: 'Elif Demir',
  begins: '2026-04-13',
  movingDay: '2026-06-06',
  budget: { amount: 18500, currency: 'EUR' },
} as const;

/** Everybody who has something to do, once, with how many tasks. */
export const people = [...new Set(tasks.map(({ who }) => who))].map((name) => ({
  name,
  areas: [...new Set(tasks.filter(({ who }) => who === name).map(({ area }) => area))],
}));
