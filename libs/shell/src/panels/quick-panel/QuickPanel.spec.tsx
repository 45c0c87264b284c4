import type { Api } from '@ezone/api-client';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shell } from '../../chrome/layout';
import { notificationServer, refused, sampleQuickPanel } from '../../chrome/layout/testing/fakeApi';
import { people } from '../../chrome/layout/testing/people';
import { screenWidth } from '../../chrome/layout/testing/screenWidth';
import { ShellStage } from '../../chrome/layout/testing/ShellStage';

function show(calls: Partial<Api>, who: keyof typeof people = 'admin') {
  screenWidth(true);
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ShellStage who={who} path="/pages/faq" calls={{ ...notificationServer([]), ...calls }}>
          <Shell user={people[who]}>Page</Shell>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
}

const button = () => screen.getByRole('button', { name: 'Quick panel' });
const panel = () => screen.getByRole('complementary', { name: 'Quick panel' });
const toggle = (name: string) => within(panel()).getByRole('switch', { name });

const serves = (getQuickPanelData: Api['getQuickPanelData']): Partial<Api> => ({ getQuickPanelData });

it('shows today, events and notes', async () => {
  show(serves(() => Promise.resolve(sampleQuickPanel)));
  await userEvent.click(button());
  const today = new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(new Date());
  expect(await within(panel()).findByRole('heading', { level: 2, name: new RegExp(today) })).toBeVisible();
  const events = await within(panel()).findByRole('region', { name: 'Events' });
  expect(within(events).getAllByRole('listitem')[0]).toHaveTextContent('Group meeting10:30, room 1B');
  expect(within(events).getAllByRole('listitem')).toHaveLength(3);
  const notes = within(panel()).getByRole('region', { name: 'Notes' });
  expect(within(notes).getAllByRole('listitem')).toHaveLength(2);
});

it('says where there are neither', async () => {
  show(serves(() => Promise.resolve({ events: [], notes: [] })));
  await userEvent.click(button());
  expect(await within(panel()).findByText('No events today.')).toBeVisible();
  expect(within(panel()).getByText('No notes.')).toBeVisible();
});

it('keeps its switches while it is closed', async () => {
  show(serves(() => Promise.resolve(sampleQuickPanel)));
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
  let isBroken = true;
  let fail = (): void => undefined;
  show(
    serves(() =>
      isBroken
        ? new Promise((_, reject) => {
            fail = () => reject(refused(403));
          })
        : Promise.resolve(sampleQuickPanel),
    ),
  );
  await userEvent.click(button());
  expect(await within(panel()).findByRole('status')).toHaveTextContent('Events and notes are being loaded');
  act(() => fail());
  expect(await within(panel()).findByText('Events and notes could not be loaded.')).toBeVisible();
  await userEvent.click(toggle('Retro Thrusters'));
  expect(toggle('Retro Thrusters')).not.toBeChecked();
  isBroken = false;
  await userEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
  expect(await within(panel()).findByText('Dinner with David')).toBeVisible();
});

it('is for the signed-in', () => {
  show({}, 'guest');
  expect(screen.queryByRole('button', { name: 'Quick panel' })).not.toBeInTheDocument();
});
