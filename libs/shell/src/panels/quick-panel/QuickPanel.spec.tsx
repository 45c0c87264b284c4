import type { AnswerOf } from '@ezone/api-client';
import { fakeApi } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shell } from '../../chrome/layout';
import { notificationServer, sampleQuickPanel } from '../../chrome/layout/testing/serverSamples';
import { people } from '../../chrome/layout/testing/people';
import { screenWidth } from '../../chrome/layout/testing/screenWidth';
import { ShellStage } from '../../chrome/layout/testing/ShellStage';

const asks = 'GET /api/quick-panel/data';

function show(data: AnswerOf<'getQuickPanelData'> = sampleQuickPanel, who: keyof typeof people = 'admin') {
  const server = fakeApi({ ...notificationServer(), [asks]: () => data });
  screenWidth(true);
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ShellStage who={who} path="/pages/faq" server={server}>
          <Shell user={people[who]}>Page</Shell>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return server;
}

const button = () => screen.getByRole('button', { name: 'Quick panel' });
const panel = () => screen.getByRole('complementary', { name: 'Quick panel' });
const toggle = (name: string) => within(panel()).getByRole('switch', { name });

it('shows today, events and notes', async () => {
  show();
  await userEvent.click(button());
  const today = new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(new Date());
  expect(await within(panel()).findByRole('heading', { level: 2, name: new RegExp(today) })).toBeVisible();
  const events = await within(panel()).findByRole('region', { name: 'Events' });
  expect(within(events).getAllByRole('listitem')[0]).toHaveTextContent(/Group meeting10:30.AM, room 1B/);
  expect(within(events).getAllByRole('listitem')).toHaveLength(3);
  const notes = within(panel()).getByRole('region', { name: 'Notes' });
  expect(within(notes).getAllByRole('listitem')).toHaveLength(2);
});

it('says where there are neither', async () => {
  show({ events: [], notes: [] });
  await userEvent.click(button());
  expect(await within(panel()).findByText('No events today.')).toBeVisible();
  expect(within(panel()).getByText('No notes.')).toBeVisible();
});

it('keeps its switches while it is closed', async () => {
  show();
  await userEvent.click(button());
  expect((await within(panel()).findAllByRole('switch')).map((one) => one.closest('label')?.textContent)).toEqual([
    'Notifications',
    'Cloud Sync',
    'Retro Thrusters',
  ]);
  expect(toggle('Cloud Sync')).not.toBeChecked();
  await userEvent.click(toggle('Cloud Sync'));
  await userEvent.click(toggle('Notifications'));
  await userEvent.click(within(panel()).getByRole('button', { name: 'Close quick panel' }));
  expect(screen.queryByRole('complementary', { name: 'Quick panel' })).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await userEvent.click(button());
  expect(toggle('Cloud Sync')).toBeChecked();
  expect(toggle('Notifications')).not.toBeChecked();
});

it('says that it is loading, and what went wrong, and tries again; the switches work all the same', async () => {
  const server = show();
  const release = server.hold(asks);
  server.fail(asks, 403);
  await userEvent.click(button());
  expect(await within(panel()).findByRole('status')).toHaveTextContent('Events and notes are being loaded');
  release();
  expect(await within(panel()).findByText('Events and notes could not be loaded.')).toBeVisible();
  await userEvent.click(toggle('Retro Thrusters'));
  expect(toggle('Retro Thrusters')).not.toBeChecked();
  server.mend(asks);
  await userEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
  expect(await within(panel()).findByText('Dinner with David')).toBeVisible();
});

it('is for the signed-in', () => {
  show(sampleQuickPanel, 'guest');
  expect(screen.queryByRole('button', { name: 'Quick panel' })).not.toBeInTheDocument();
});
