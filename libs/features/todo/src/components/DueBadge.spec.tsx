import { StaticI18nProvider } from '@ezone/i18n/testing';
import { fakeApi } from '@ezone/api-client/testing';
import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { fakeLiveSocket } from '@ezone/shell/session/live/testing';
import { UiProvider } from '@ezone/ui/theme';
import { useRecords } from '@ezone/shell/records';
import { act, render, screen } from '@testing-library/react';
import type { Todo } from '../model/todo';
import { todosCollection } from '../model/todosCollection';
import { inDays, todoOf } from '../testing/todoServer';
import { DueBadge } from './DueBadge';

const DUE = 'GET /api/todo-app/due';

const show = () => {
  const due = { count: 2 };
  const server = fakeApi({ [DUE]: () => due });
  const live = fakeLiveSocket({ status: 'connecting' });
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <RecordsStage path="/" openWindow={() => ({ api: server.api, live })} collections={{}}>
          <DueBadge />
        </RecordsStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
  const lastAsked = () => server.calls.at(-1)?.request.query;
  return { server, live, due, lastAsked };
};

afterEach(() => jest.useRealTimers());

it('counts what is due before the day is over, and again when todos have changed', async () => {
  const { server, live, due, lastAsked } = show();
  expect(server.count(DUE)).toBe(0);
  act(() => live.setStatus('online'));
  expect(await screen.findByText('2')).toBeVisible();
  expect(server.count(DUE)).toBe(1);
  expect(lastAsked()).toEqual({ before: new Date(new Date().setHours(24, 0, 0, 0)).toISOString(), tz: 'UTC' });
  due.count = 3;
  act(() => live.tell('records:changed', { list: 'todo-app/todos', ids: [], by: 'ada' }));
  expect(await screen.findByText('3')).toBeVisible();
});

it('counts anew when the day is over, and shows the old number until then', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 23, 59), advanceTimers: true });
  const { live, due, lastAsked } = show();
  act(() => live.setStatus('online'));
  expect(await screen.findByText('2')).toBeVisible();
  due.count = 5;
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.getByText('2')).toBeVisible();
  expect(await screen.findByText('5')).toBeVisible();
  expect(lastAsked()).toEqual({ before: new Date(2026, 10, 24).toISOString(), tz: 'UTC' });
});

describe('while the list itself is shown', () => {
  const List = () => <p>{useRecords(todosCollection).records?.length} todos</p>;
  const showWith = (todos: Todo[]) => {
    const server = fakeApi({ [DUE]: () => ({ count: 9 }), 'GET /api/todo-app/todos': () => todos });
    render(
      <StaticI18nProvider>
        <UiProvider locale="en">
          <RecordsStage
            path="/"
            openWindow={() => ({ api: server.api, live: fakeLiveSocket({ status: 'online' }) })}
            collections={{}}
          >
            <DueBadge />
            <List />
          </RecordsStage>
        </UiProvider>
      </StaticI18nProvider>,
    );
  };
  const sample = () => [
    todoOf('today', 5, { dueDate: inDays(0) }),
    todoOf('yesterday', 4, { dueDate: inDays(-1) }),
    todoOf('done', 3, { dueDate: inDays(0), completed: true }),
    todoOf('removed', 2, { dueDate: inDays(0), deleted: true }),
    todoOf('tomorrow', 1, { dueDate: inDays(1) }),
    todoOf('someday', 0, { dueDate: null }),
  ];

  it('counts what is due there, and neither what is done nor what is in the trash', async () => {
    showWith(sample());
    expect(await screen.findByText('6 todos')).toBeVisible();
    expect(await screen.findByText('2')).toBeVisible();
  });

  it('counts what is due as soon as the next day begins', async () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 22, 23, 59), advanceTimers: true });
    showWith(sample());
    expect(await screen.findByText('2')).toBeVisible();
    act(() => jest.advanceTimersByTime(120_000));
    expect(screen.getByText('3')).toBeVisible();
  });
});
