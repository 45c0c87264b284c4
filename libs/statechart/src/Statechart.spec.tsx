import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './Statechart.stories';
import { page } from './testing/page';

const { Live, List, RightToLeft } = composeStories(stories, page);

// Letters cannot be measured here; the chart then reckons with an estimate.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});

const item = (name: RegExp) => screen.getByRole('treeitem', { name });

const draw = async (story = <Live />) => {
  render(story);
  await screen.findByRole('tree', {}, { timeout: 10_000 });
};

it('names its states with what they are, and says which are active', async () => {
  await draw();
  expect(screen.getByRole('tree', { name: 'Chart of kettle' })).toBeVisible();
  expect(item(/^lid\.closed, active, entered first$/)).toHaveAttribute('aria-current', 'true');
  expect(item(/^body\.out, final$/)).toHaveAttribute('aria-current', 'false');
  expect(item(/^body\.on\.heating, entered first$/)).toHaveAttribute('aria-level', '4');
});

it('sends an event when its arrow is pressed, and follows', async () => {
  await draw();
  await userEvent.click(item(/^lid\.opened, to lid\.open/));
  expect(item(/^lid\.open, active/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Last events' })).toHaveTextContent('lid.opened');
});

it('says why an arrow cannot be taken, and sends nothing', async () => {
  await draw();
  const switchedOn = item(/^switched\.on, if hasWater, to body\.on/);
  expect(switchedOn).toHaveAttribute('aria-disabled', 'true');
  expect(switchedOn).toHaveAccessibleName(expect.stringContaining('its guard says no'));
  await userEvent.click(switchedOn);
  expect(screen.getByText('Nothing has happened yet.')).toBeVisible();
});

it('asks for what an event carries, and refuses what is no object', async () => {
  await draw();
  await userEvent.click(item(/^lid\.opened/));
  await userEvent.click(item(/^filled/));
  const payload = screen.getByRole('textbox', { name: 'What the event carries' });
  expect(payload).toHaveFocus();
  await userEvent.clear(payload);
  await userEvent.type(payload, '[[1]');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(payload).toHaveAccessibleDescription('An event carries an object: { … }.');
  await userEvent.clear(payload);
  await userEvent.type(payload, '{{"litres": 3}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('region', { name: 'Context' })).toHaveTextContent('"litres": 3');
  expect(item(/^filled/)).toHaveFocus();
});

it('is one tab stop, walked with arrow keys, and Enter sends', async () => {
  await draw();
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  item(/^kettle/).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}');
  expect(item(/^lid\.opened/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(item(/^lid\.open, active/)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(item(/^lid\.open, active/)).toHaveFocus();
});

it('is walked the other way where its words are written from right to left', async () => {
  await draw(<RightToLeft />);
  item(/^kettle/).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
  expect(item(/^lid\.closed, نشطة/)).toHaveFocus();
});

it('says which language its words are in, and reads as they do whatever the page does', async () => {
  document.documentElement.lang = 'ar';
  document.documentElement.dir = 'rtl';
  await draw();
  const place = (element: Element, name: string) => element.closest(`[${name}]`)?.getAttribute(name);
  for (const element of [screen.getByRole('tree'), screen.getByText('Last events'), screen.getByText('Chart')]) {
    expect(place(element, 'lang')).toBe('en');
    expect(place(element, 'dir')).toBe('ltr');
  }
  item(/^kettle/).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(item(/^lid\.closed, active/)).toHaveFocus();
});

it('zooms by buttons and keys', async () => {
  await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(screen.getByText('125 %')).toBeVisible());
  await userEvent.click(item(/^kettle/));
  await userEvent.keyboard('-');
  expect(screen.getByText('100 %')).toBeVisible();
});

it('never shows a secret', async () => {
  await draw();
  expect(screen.getByRole('region', { name: 'Context' })).toHaveTextContent('"password": "•••"');
});

it('says the same in a list, from which events are sent too', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(screen.getByText('The lid stands open or not, whatever the kettle does.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'lid.opened, to lid.open' }));
  expect(screen.getByRole('button', { name: 'lid.closed, to lid.closed' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'lid.opened, to lid.open' })).toHaveAccessibleDescription(/another state/);
});
