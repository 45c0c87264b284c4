import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { keptToken } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { setScheme } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

type Repeat = { rule: string; exceptions: { at: string; instead: { start: string } | null }[] } | null;
type CalendarEvent = { id: string; title: string; allDay: boolean; start: string; end: string; repeat: Repeat };

const headersOf = async (page: Page) => ({ authorization: `Bearer ${(await keptToken(page)) ?? ''}` });

/** The events as the server has them. */
const stored = async (page: Page): Promise<CalendarEvent[]> =>
  (await (
    await page.request.get('/api/calendar-app/events', { headers: await headersOf(page) })
  ).json()) as CalendarEvent[];
const storedAs = async (page: Page, title: string) => (await stored(page)).find((event) => event.title === title);

/** Leaves an event on the server, as an earlier visit would have. */
const leave = async (page: Page, newEvent: object) => {
  await page.request.post('/api/calendar-app/add-event', { headers: await headersOf(page), data: { newEvent } });
};

const event = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(name) });
const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Title' });
const grid = (page: Page): Locator => page.getByRole('group', { name: /2026/ });

/** Drags from one place to another, in steps as a hand does. */
const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
};
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
};

/** Where something is once it stays there: what comes after a load, such as the birthdays, makes room for itself. */
const stillBoxOf = async (place: Locator) => {
  let last: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await place.boundingBox();
        return last !== null && isDeepStrictEqual(last, before);
      },
      { intervals: [400] },
    )
    .toBe(true);
  return last ?? boxOf(place);
};

const week = '/apps/calendar?view=week&date=2026-03-04';

test('an event is dragged to another time, made longer, changed and removed, and all of it can be taken back', async ({
  asUser: page,
}) => {
  await leave(page, { title: 'Planting', start: '2026-03-04T10:00:00.000Z', end: '2026-03-04T11:00:00.000Z' });
  await visit(page, week);
  const planting = event(page, 'Planting');
  await expect(planting).toBeVisible();

  // Half an hour is as high as half of it.
  const { x, y, width, height } = await stillBoxOf(planting);
  const middle = { x: x + width / 2, y: y + height / 2 };
  await drag(page, middle, { x: middle.x + width * 1.05, y: middle.y + height });
  await expect.poll(async () => (await storedAs(page, 'Planting'))?.start).toBe('2026-03-05T11:00:00.000Z');
  const moved = await boxOf(planting);
  const edge = { x: moved.x + moved.width / 2, y: moved.y + moved.height - 3 };
  await drag(page, edge, { x: edge.x, y: edge.y + height });
  await expect.poll(async () => (await storedAs(page, 'Planting'))?.end).toBe('2026-03-05T13:00:00.000Z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await storedAs(page, 'Planting'))?.start).toBe('2026-03-04T10:00:00.000Z');

  // A free range is an event to be, also one of which half is written as the page is loaded anew.
  const free = { x: middle.x, y: middle.y + 2 * height };
  await drag(page, free, { x: free.x, y: free.y + height });
  await title(page).fill('Watering');
  await title(page).press('Enter');
  await expect(event(page, 'Watering')).toBeVisible();
  await expect.poll(async () => (await storedAs(page, 'Watering'))?.start).toMatch(/^2026-03-04T12/);

  await event(page, 'Watering').click();
  await page.getByRole('textbox', { name: 'Description' }).fill('The ferns first');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('The ferns first');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(event(page, 'Watering')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(event(page, 'Watering')).toBeVisible();
});

test('a new event is asked for its title beside what was chosen, and for the rest where somebody wants it', async ({
  asUser: page,
}) => {
  await visit(page, week);
  const choose = async () => {
    await grid(page).focus();
    await page.keyboard.press('ArrowDown');
    return stillBoxOf(page.locator('.cal-selected').first());
  };
  const chosen = await choose();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  const popover = page.getByRole('dialog', { name: 'New event' });
  const { x, y } = await stillBoxOf(popover);
  expect(Math.abs(x - (chosen.x + chosen.width))).toBeLessThan(20);
  expect(Math.abs(y - chosen.y)).toBeLessThan(40);
  await expectAccessible(page);
  await page.keyboard.type('Choir');
  await popover.getByRole('button', { name: 'More options' }).click();
  await expect(title(page)).toHaveValue('Choir');
  await page.getByRole('textbox', { name: 'Description' }).fill('In the church');
  // Closed by mistake, it is there again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('In the church');
  await title(page).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await storedAs(page, 'Choir'))?.start).toBe('2026-03-04T09:00:00.000Z');
});

/** The text of an event that is seen at the beginning of its first line, whatever lies over it. */
const seenFirst = (page: Page, name: string) =>
  event(page, name).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 12, top + 9);
    return element.contains(seen) ? (seen?.textContent ?? '') : '';
  });

test('events at the same time can be read side by side, and a day of a month shows as many as fit', async ({
  asUser: page,
}) => {
  const at = (time: string) => `2026-03-04T${time}:00.000Z`;
  const planned = [
    { title: 'Quarterly planning', start: at('09:00'), end: at('10:00') },
    { title: 'Design review', start: at('09:00'), end: at('10:30') },
    { title: 'Interview', start: at('09:15'), end: at('10:00') },
    { title: 'Errand', start: at('13:00'), end: at('13:30') },
  ];
  for (const one of planned) await leave(page, one);
  await visit(page, week);
  for (const { title: name } of planned) {
    await expect(event(page, name)).toBeVisible();
    await expect(event(page, name)).toHaveAttribute('title', new RegExp(`^${name} .*:`));
    expect(await seenFirst(page, name)).toContain(name);
  }
  expect((await boxOf(event(page, 'Errand').getByText('Errand'))).height).toBeLessThan(20);

  for (const { title: name } of planned.slice(0, 2))
    await leave(page, {
      title: `Whole ${name}`,
      allDay: true,
      start: '2026-08-05T00:00:00.000Z',
      end: '2026-08-06T00:00:00.000Z',
    });
  // Its days stand in six weeks.
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/apps/calendar?view=month&date=2026-08-05');
  await expect(event(page, 'Whole Quarterly')).toBeVisible();
  await expect(event(page, 'Whole Design')).toBeVisible();
});

test('by keys alone: made, moved, found and removed', async ({ asUser: page }) => {
  await visit(page, week);
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Choir');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => storedAs(page, 'Choir'))
    .toMatchObject({ start: '2026-03-05T09:00:00.000Z', end: '2026-03-05T10:30:00.000Z' });

  await event(page, 'Choir').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(async () => (await storedAs(page, 'Choir'))?.start).toBe('2026-03-06T09:00:00.000Z');
  await expect(event(page, 'Choir')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect.poll(async () => storedAs(page, 'Choir')).toBeUndefined();
  await page.keyboard.press('Control+z');
  await expect(event(page, 'Choir')).toBeVisible();

  // Keys are heard as soon as a dialog closes.
  await page.keyboard.press('n');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('choir');
  await expect(page.getByRole('row', { name: 'Choir' })).toBeVisible();
});

test('one of a series goes its own way, and the others keep their time over a change of the clocks', async ({
  asUser: page,
}) => {
  const repeat = { rule: 'FREQ=WEEKLY', zone: 'Europe/Berlin', exceptions: [] };
  await leave(page, { title: 'Yoga', start: '2026-03-23T08:00:00.000Z', end: '2026-03-23T09:00:00.000Z', repeat });
  await visit(page, '/apps/calendar?view=week&date=2026-03-30');
  await expect(event(page, 'Yoga')).toContainText('7:00');
  await event(page, 'Yoga').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.getByRole('button', { name: 'This event' }).click();
  await expect
    .poll(async () => (await storedAs(page, 'Yoga'))?.repeat?.exceptions)
    .toMatchObject([{ at: '2026-03-30T07:00:00.000Z', instead: { start: '2026-03-31T07:00:00.000Z' } }]);
  await page.keyboard.press('j');
  // Until the next week is there, the event of this one would be pressed.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('12 Apr');
  await event(page, 'Yoga').click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'This and all that follow' }).click();
  await expect(event(page, 'Yoga')).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(event(page, 'Yoga')).toHaveCount(1);
});

test('events come out of a file and go into one', async ({ asUser: page }) => {
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Regatta', 'DTSTART;VALUE=DATE:20260307'];
  await visit(page, week);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Import events' }).click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from([...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'));
  await (await chosen).setFiles({ name: 'club.ics', mimeType: 'text/calendar', buffer });
  await page.getByRole('button', { name: 'Add 1 event' }).click();
  await expect(event(page, 'Regatta')).toBeVisible();

  await more.click();
  const written = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export all events' }).click();
  const file = await readFile(await (await written).path(), 'utf8');
  expect(file).toContain('SUMMARY:Regatta\r\n');
});

test('what another window changes appears', async ({ asUser: page, context }) => {
  await visit(page, week);
  const other = await context.newPage();
  await visit(other, week);
  await other.getByRole('button', { name: 'New event' }).click();
  await title(other).fill('Lecture');
  await title(other).press('Enter');
  await expect(event(other, 'Lecture')).toBeVisible();
  await expect(event(page, 'Lecture')).toBeVisible();
});

test('every view is fit for all, also in the dark', async ({ asUser: page }) => {
  for (const view of ['month', 'week', 'day', 'agenda']) {
    await visit(page, `/apps/calendar?view=${view}`);
    await expect(page.getByRole('button', { name: /Stand-up/ }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await setScheme(page, 'defaultDark');
  await visit(page, '/apps/calendar?view=week');
  await expect(page.getByRole('button', { name: /Stand-up/ }).first()).toBeVisible();
  await expectAccessible(page, ['color-contrast']);
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the agenda comes first, and an event is added and opened', async ({ asUser: page }) => {
    await visit(page, '/apps/calendar');
    await page.getByRole('button', { name: 'حدث جديد' }).tap();
    await page.getByRole('textbox', { name: 'العنوان' }).fill('اجتماع');
    await page.getByRole('button', { name: 'حفظ' }).tap();
    await expect(page.getByRole('button', { name: /اجتماع/ })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /اجتماع/ }).tap();
    await expect(page.getByRole('textbox', { name: 'العنوان' })).toHaveValue('اجتماع');

    await page.getByRole('dialog').getByRole('button', { name: 'إلغاء' }).tap();

    // The head leaves the room to the events: the field is there while somebody searches.
    expect((await boxOf(page.getByRole('main').locator('header').first())).height).toBeLessThan(150);
    await page.getByRole('button', { name: 'البحث في الأحداث' }).tap();
    const search = page.getByRole('searchbox', { name: 'البحث في الأحداث' });
    await expect(search).toBeFocused();
    await page.keyboard.type('اجتم');
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.getByRole('main').getByText('اجتماع').first()).toBeVisible();
    await page.getByRole('button', { name: 'البحث في الأحداث', expanded: true }).tap();
    await expect(search).toHaveCount(0);
    await expect(page).not.toHaveURL(/[?&]q=/);

    // What is written from left to right stands where the page begins, too.
    await leave(page, { title: 'Planting', start: '2026-03-04T10:00:00.000Z', end: '2026-03-04T12:00:00.000Z' });
    await visit(page, '/apps/calendar?view=day&date=2026-03-04');
    const { x, width } = await boxOf(event(page, 'Planting'));
    const text = await event(page, 'Planting')
      .getByText('Planting')
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
    expect(x + width - text).toBeLessThan(16);
  });
});
