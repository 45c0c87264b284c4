import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCalendarServer, DAY } from './testing/calendarServer';
import type { CalendarEvent } from './model/event';
import { CalendarAt } from './testing/CalendarStage';

const agenda = `/apps/calendar?view=agenda&date=${DAY}`;

const show = (path = agenda, server = createCalendarServer()) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <CalendarAt path={path} server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, user: userEvent.setup() };
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const titleField = async (name: string) => within(await dialog(name)).findByRole('textbox', { name: 'Title' });
const undo = async (user: ReturnType<typeof userEvent.setup>) => {
  // The newest notice stands first; earlier ones may still be there.
  const [newest] = await screen.findAllByRole('button', { name: 'Undo' });
  await user.click(newest as HTMLElement);
};

beforeEach(() => {
  sessionStorage.clear();
  screenWidth(true);
});

it('adds an event, says so, and takes it back', async () => {
  const { server, user } = show(agenda, createCalendarServer([]));
  await user.click(await screen.findByRole('button', { name: 'New event' }));
  await user.type(await titleField('New event'), 'Dentist{Enter}');
  await waitFor(() => expect(server.events.all().map(({ title }) => title)).toEqual(['Dentist']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await undo(user);
  await waitFor(() => expect(server.events.all()).toEqual([]));
});

it('opens an event by its address, keeps what it has not been asked to change, and removes it', async () => {
  const { server, user } = show(`/apps/calendar/review?view=agenda&date=${DAY}`);
  await user.type(await titleField('Event'), ' of March{Enter}');
  const before = server.events.get('review');
  await waitFor(() => expect(server.events.get('review')).toEqual({ ...before, title: 'Review of March' }));
  await user.click(await screen.findByText('Review of March'));
  await user.click(within(await dialog('Event')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(server.events.all().map(({ id }) => id)).not.toContain('review'));
  await undo(user);
  await waitFor(() => expect(server.events.get('review').title).toBe('Review of March'));
});

it('makes whole days of an event with times, and of days that go to the wrong end says so', async () => {
  const { server, user } = show(`/apps/calendar/review?view=agenda&date=${DAY}`);
  await titleField('Event');
  await user.click(screen.getByRole('switch', { name: 'All day' }));
  const [, last] = screen.getAllByRole('spinbutton', { name: /^day/ });
  await user.click(last as HTMLElement);
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It ends before it begins.')).toBeVisible();
  await user.click(last as HTMLElement);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.events.get('review')).toMatchObject({
      ...{ allDay: true, start: '2026-03-05T00:00:00.000Z', end: '2026-03-07T00:00:00.000Z' },
    }),
  );
});

it('copies, duplicates and pastes by keys: one of a series alone, on the day that is shown', async () => {
  const { server, user } = show();
  const [yoga] = await screen.findAllByRole('button', { name: /Yoga/ });
  const added = () => server.events.all().slice(0, -5);
  act(() => yoga?.focus());
  await user.keyboard('{Control>}d{/Control}');
  const first = new Date(2026, 2, 5, 18).toISOString();
  await waitFor(() => expect(added()).toMatchObject([{ title: 'Yoga', start: first, repeat: null }]));
  await user.keyboard('{Control>}v{/Control}');
  const review = await screen.findByRole('button', { name: /Review/ });
  act(() => review.focus());
  await user.keyboard('{Control>}c{/Control}');
  expect(await screen.findByText(/Review.* copied/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  const pane = screen.getByRole('group', { name: /Apr/ });
  act(() => pane.focus());
  await user.keyboard('{Control>}v{/Control}');
  const start = new Date(2026, 3, 4, 10).toISOString();
  await waitFor(() => expect(added()).toHaveLength(2));
  expect(added()[0]).toMatchObject({ title: 'Review', start, extendedProps: { desc: 'Bring the figures' } });
  await undo(user);
  await waitFor(() => expect(added()).toHaveLength(1));
});

it('knows its keys by their place on an Arabic keyboard, and does once what they do while they are held', async () => {
  const { server } = show();
  const review = await screen.findByRole('button', { name: /Review/ });
  fireEvent.keyDown(review, { key: 'ؤ', code: 'KeyC', ctrlKey: true });
  expect(await screen.findByText(/Review.* copied/)).toBeVisible();
  fireEvent.keyDown(review, { key: 'ر', code: 'KeyV', ctrlKey: true });
  // The page has no other use for them, and the browser shall have none.
  expect(fireEvent.keyDown(review, { key: 'ر', code: 'KeyV', ctrlKey: true, repeat: true })).toBe(false);
  expect(fireEvent.keyDown(review, { key: 'ي', code: 'KeyD', ctrlKey: true, repeat: true })).toBe(false);
  await waitFor(() => expect(server.events.all().length).toBeGreaterThan(5));
  expect(screen.getAllByRole('button', { name: /Review/ })).toHaveLength(2);
  fireEvent.keyDown(review, { key: 'ي', code: 'KeyD', ctrlKey: true });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Review/ })).toHaveLength(3));
});

it('copies nothing of an event while what is written in it is not saved, and says why', async () => {
  const { server, user } = show(`/apps/calendar/review?view=agenda&date=${DAY}`);
  const title = await titleField('Event');
  await user.type(title, '!');
  for (const name of ['Copy', 'Duplicate']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription('Save your changes first. Only what is saved is copied.');
    await user.click(button);
  }
  expect(title).toHaveValue('Review!');
  expect(server.events.all()).toHaveLength(5);
  await user.type(title, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(server.events.all()).toHaveLength(6));
});

it('copies from the open event, and pastes by the menu', async () => {
  const { server, user } = show(`/apps/calendar/review?view=agenda&date=${DAY}`);
  await user.click(within(await dialog('Event')).getByRole('button', { name: 'Copy' }));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /Paste/ }));
  await waitFor(() => expect(server.events.all()).toHaveLength(6));
  const { id: _, ...review } = server.events.get('review');
  expect(server.events.all()[0]).toMatchObject(review);
  const [copy] = await screen.findAllByText('Review');
  await user.click(copy as HTMLElement);
  await user.click(within(await dialog('Event')).getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(server.events.all()).toHaveLength(7));
});

it('shows the birthdays of contacts, which lead to them and can be hidden for good', async () => {
  const people = [{ id: 'selma', name: 'Selma Aydın', birthday: '1988-03-20' }];
  const { user } = show(agenda, createCalendarServer([], people));
  const title = 'Selma Aydın’s birthday (38)';
  const birthday = await screen.findByRole('link', { name: new RegExp(title.replace(/[()]/g, '\\$&')) });
  expect(birthday).toHaveAttribute('href', '/apps/contacts/all/selma');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Birthdays of contacts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Birthdays of contacts' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: /^Selma Aydın/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('/apps/contacts/all/selma');
});

it('finds a second time zone by its city or its offset, says which one was chosen, and keeps it with what another tab has chosen', async () => {
  const { user } = show(`/apps/calendar?view=week&date=${DAY}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Second time zone' }));
  const question = within(await dialog('Second time zone'));
  const search = question.getByRole('combobox');
  await user.type(search, 'utc');
  await user.click(question.getByRole('option', { name: /^UTC/ }));
  expect(await screen.findByText(/, beside it UTC$/)).toBeInTheDocument();
  // Another tab chooses something else meanwhile.
  const [place] = Object.entries(localStorage).find(([, text]) => String(text).includes('UTC')) ?? ['none'];
  localStorage.setItem(place, JSON.stringify({ hasBirthdays: false, secondZone: 'UTC' }));
  await user.clear(search);
  await user.type(search, '+9 tok{Enter}');
  await user.click(question.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/, beside it Asia\/Tokyo$/)).toBeVisible();
  expect(Object.values(localStorage)).toContain(JSON.stringify({ hasBirthdays: false, secondZone: 'Asia/Tokyo' }));
});

it('asks which ones of a series are meant, and lets one think better of it', async () => {
  const { server, user } = show();
  const [first] = await screen.findAllByText('Yoga');
  await user.click(first as HTMLElement);
  await user.type(await titleField('Event'), ' outdoors{Enter}');
  await user.click(within(await dialog('Which events do you want to change?')).getByRole('button', { name: 'Close' }));
  expect(await titleField('Event')).toHaveValue('Yoga outdoors');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'This event' }));
  await waitFor(() =>
    expect(server.events.get('yoga').repeat?.exceptions.map(({ instead }) => instead?.title)).toEqual([
      'Yoga outdoors',
    ]),
  );
  await undo(user);
  await waitFor(() => expect(server.events.get('yoga').repeat?.exceptions).toEqual([]));
});

it('comes back on the days of a week that are chosen, or on its weekday of a month, and ends after so many times', async () => {
  const { server, user } = show(`/apps/calendar/review?view=agenda&date=${DAY}`);
  await titleField('Event');
  const choose = async (field: RegExp, option: string) => {
    await user.click(screen.getByRole('button', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Never Repeats|Repeats/, 'By the week');
  expect(screen.getByRole('button', { name: 'Thursday' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Monday' }));
  await choose(/Comes back/, 'A number of times');
  await user.clear(screen.getByRole('textbox', { name: /How many times/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /How many times/ }), '6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.events.get('review').repeat?.rule).toBe('FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6'));
  const [, first] = await screen.findAllByText('Review');
  await user.click(first as HTMLElement);
  expect(within(await dialog('Event')).getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'true');
});

it('ends a series and begins another one as one step', async () => {
  const { server, user } = show();
  const [, second] = await screen.findAllByText('Yoga');
  await user.click(second as HTMLElement);
  await user.type(await titleField('Event'), ' outdoors{Enter}');
  await user.click(await screen.findByRole('button', { name: 'This and all that follow' }));
  await waitFor(() => expect(server.events.all()).toHaveLength(6));
  expect(server.events.get('yoga').repeat?.rule).toMatch(/UNTIL=/);
  await undo(user);
  await waitFor(() => expect(server.events.all()).toHaveLength(5));
  await waitFor(() => expect(server.events.get('yoga').repeat?.rule).toBe('FREQ=WEEKLY;BYDAY=TU,TH'));
});

it('shows a file before it is added, leaves out what is there, and takes all back as one step', async () => {
  const { server, user } = show();
  await screen.findByText('Review');
  const { start, end } = server.events.get('review');
  const compact = (moment: string) => moment.replace(/[-:]|\.\d+/g, '');
  const lines = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Review', `DTSTART:${compact(start)}`],
    ...[`DTEND:${compact(end)}`, 'END:VEVENT', 'BEGIN:VEVENT', 'UID:2', 'SUMMARY:Trip'],
    ...['DTSTART;VALUE=DATE:20260306', 'END:VEVENT', 'BEGIN:VEVENT', 'SUMMARY:Someday', 'END:VEVENT', 'END:VCALENDAR'],
  ];
  const text = lines.join('\r\n');
  // jsdom gives files no bytes.
  const file = Object.assign(new File([text], 'trip.ics', { type: 'text/calendar' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import events' }));
  const preview = within(await dialog('Import events'));
  await user.upload(preview.getByLabelText('Choose a file', { selector: 'input' }), file);
  expect(await preview.findByText('1 entry will be added, 1 cannot be taken.')).toBeVisible();
  expect(preview.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Review.*Here already/),
    expect.stringMatching(/Trip/),
    expect.stringMatching(/Someday.*It does not say when it begins/),
  ]);
  await user.click(preview.getByRole('button', { name: 'Add 1 event' }));
  await waitFor(() => expect(server.events.all().map(({ title }) => title)).toContain('Trip'));
  await undo(user);
  await waitFor(() => expect(server.events.all().map(({ title }) => title)).not.toContain('Trip'));
});

it('shows the versions of an event that was changed elsewhere meanwhile', async () => {
  const { server, user } = show(`/apps/calendar/review?view=agenda&date=${DAY}`);
  const title = await titleField('Event');
  server.events.update({ ...server.events.get('review'), title: 'Theirs' });
  await user.type(title, ' of mine{Enter}');
  expect(await screen.findByRole('img', { name: 'Changed elsewhere' })).toBeVisible();
  await user.click(await screen.findByText('Review of mine'));
  expect(await within(await dialog('Event')).findByText('Theirs')).toBeVisible();
});

/** Changes an event in another window, of which this one hears at once. */
const changeElsewhere = async (server: ReturnType<typeof createCalendarServer>, event: CalendarEvent) => {
  const list = 'GET /api/calendar-app/events';
  const asked = server.count(list);
  await act(() => server.apiOf('elsewhere').updateCalendarEvent({ body: { event } }));
  await waitFor(() => expect(server.count(list)).toBeGreaterThan(asked));
  await act(() => Promise.resolve());
};

it('leaves what was changed elsewhere while it was open, and writes what was changed in it alone', async () => {
  const { server, user } = show(`/apps/calendar/review?view=agenda&date=${DAY}`);
  const title = await titleField('Event');
  const before = server.events.get('review');
  await changeElsewhere(server, { ...before, extendedProps: { desc: 'Room 4' } });
  await user.type(title, ' of March{Enter}');
  await waitFor(() => expect(server.events.get('review').title).toBe('Review of March'));
  expect(server.events.get('review').extendedProps.desc).toBe('Room 4');
});

it('shows both versions where the same was changed elsewhere while it was open', async () => {
  const { server, user } = show(`/apps/calendar/review?view=agenda&date=${DAY}`);
  const title = await titleField('Event');
  await changeElsewhere(server, { ...server.events.get('review'), title: 'Theirs' });
  await user.type(title, ' of mine{Enter}');
  await user.click(await screen.findByText('Review of mine'));
  expect(await within(await dialog('Event')).findByText('Theirs')).toBeVisible();
  expect(server.events.get('review').title).toBe('Theirs');
});

it('reckons with a series as it is after the question', async () => {
  const { server, user } = show();
  const [first] = await screen.findAllByText('Yoga');
  await user.click(first as HTMLElement);
  const title = await titleField('Event');
  await changeElsewhere(server, { ...server.events.get('yoga'), extendedProps: { desc: 'Bring a mat' } });
  await user.type(title, ' outdoors{Enter}');
  const question = await screen.findByRole('button', { name: 'This event' });
  const { repeat, ...rest } = server.events.get('yoga');
  const exceptions = [{ at: new Date(2026, 2, 12, 18).toISOString(), instead: null }];
  await changeElsewhere(server, { ...rest, repeat: repeat && { ...repeat, exceptions } });
  await user.click(question);
  await waitFor(() =>
    expect(server.events.get('yoga')).toMatchObject({
      ...{ title: 'Yoga', extendedProps: { desc: 'Bring a mat' } },
      repeat: { exceptions: [{ instead: { title: 'Yoga outdoors', desc: 'Bring a mat' } }, ...exceptions] },
    }),
  );
});

it('does not change one of a series that was moved elsewhere meanwhile, and keeps what was written', async () => {
  const { server, user } = show();
  const [first] = await screen.findAllByText('Yoga');
  await user.click(first as HTMLElement);
  const title = await titleField('Event');
  await user.type(title, ' outdoors{Enter}');
  const question = await screen.findByRole('button', { name: 'This event' });
  const yoga = server.events.get('yoga');
  const later = (moment: string) => new Date(Date.parse(moment) + 3_600_000).toISOString();
  await changeElsewhere(server, { ...yoga, start: later(yoga.start), end: later(yoga.end) });
  await user.click(question);
  expect(await screen.findByText(/was changed elsewhere/)).toBeVisible();
  expect(await titleField('Event')).toHaveValue('Yoga outdoors');
  expect(server.events.get('yoga').repeat?.exceptions).toEqual([]);
});

it('keeps both descriptions where two windows have written one', async () => {
  const { server, user } = show(`/apps/calendar/review?view=agenda&date=${DAY}`);
  await titleField('Event');
  await changeElsewhere(server, { ...server.events.get('review'), extendedProps: { desc: 'Room 4' } });
  await user.type(screen.getByRole('textbox', { name: 'Description' }), ' of March');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByText('Review'));
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(server.events.get('review').extendedProps.desc).toMatch(/figures of March\s+Room 4/));
});

it.each(['n', 'c'])('adds an event by the key %s, which takes what is typed next', async (key) => {
  const { server, user } = show(agenda, createCalendarServer([]));
  await screen.findByRole('button', { name: 'New event' });
  await user.keyboard(key);
  expect(await titleField('New event')).toHaveFocus();
  await user.keyboard('Dentist{Enter}');
  await waitFor(() => expect(server.events.all().map(({ title }) => title)).toEqual(['Dentist']));
});
