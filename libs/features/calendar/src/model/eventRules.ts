import { boolean, number, object, string } from 'yup';
import { limits } from './event';

const isAfter = (name: string, isOf: boolean) =>
  string()
    .nullable()
    .test('order', 'endsBefore', (end, { parent }) => {
      const { allDay, [name]: start } = parent as Record<string, unknown>;
      return allDay !== isOf || typeof start !== 'string' || typeof end !== 'string' || end >= start;
    });
const needed = (isOf: boolean) =>
  string()
    .nullable()
    .test('needed', 'needed', (value, { parent }) => (parent as { allDay: boolean }).allDay !== isOf || value !== null);

const ending = <Value>(isOf: 'day' | 'count', value: Value, { every, ends }: { every?: string; ends?: string }) =>
  every === 'never' || ends !== isOf || (value !== null && value !== undefined);

/** What an event must be. */
export const eventRules = object({
  title: string().trim().max(limits.title),
  desc: string().trim().max(limits.desc),
  allDay: boolean(),
  start: needed(false),
  end: needed(false).concat(isAfter('start', false)),
  firstDay: needed(true),
  interval: number().integer().min(1).max(999).nullable(),
  until: string()
    .nullable()
    .test('until', 'needed', (value, { parent }) => ending('day', value, parent as object)),
  count: number()
    .integer()
    .min(1)
    .max(9999)
    .nullable()
    .test('count', 'countNeeded', (value, { parent }) => ending('count', value, parent as object)),
  lastDay: needed(true).concat(isAfter('firstDay', true)),
});
