import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shell } from '../../chrome/layout/Shell';
import { people } from '../../chrome/layout/testing/people';
import { screenWidth } from '../../chrome/layout/testing/screenWidth';
import { ShellStage } from '../../chrome/layout/testing/ShellStage';
import type { ShellStageProps } from '../../chrome/layout/testing/ShellStage';
import type { DataPatch, SettingsPatch } from '../../settings';
import { mergePatches } from '../../settings/mergePatches';

const open = async ({ who = 'admin', ...stage }: Omit<ShellStageProps, 'children'> = {}) => {
  const saved: DataPatch[] = [];
  const save = (patch: DataPatch) => Promise.resolve(saved.push(patch));
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ShellStage who={who} save={save} {...stage}>
          <Shell user={people[who]}>
            <input aria-label="Typed" />
          </Shell>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
  const button = screen.queryByRole('button', { name: 'Settings' });
  if (button) await userEvent.click(button);
  else {
    await userEvent.click(screen.getByRole('button', { name: /^(Abbott Keitch|Guest|Arnold Matlock)/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: /^Settings/ }));
  }
  await screen.findByRole('heading', { name: 'Settings' });
  return { saved };
};
const section = (name: string) => within(screen.getByRole('group', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => {
  screenWidth(true);
  localStorage.clear();
});

it('stores what was chosen, a moment later', async () => {
  const { saved } = await open();
  await choose('Boxed');
  await userEvent.click(section('Footer').getByRole('switch', { name: 'Display' }));
  const together = { layout: { style: 'layout1', config: { mode: 'boxed', footer: { display: false } } } };
  await waitFor(() => expect(saved.reduce(mergePatches, {})).toEqual({ settings: together }));
  expect(screen.queryByText('Ezone @2022')).not.toBeInTheDocument();
  expect(await screen.findByText('User data saved with api')).toBeVisible();
});

it('begins another layout style with its own defaults, and loses nothing that is typed in the page', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Typed'), 'Dear Ada');
  await choose('Boxed');
  await choose('Layout 2');
  expect(screen.getByRole('radio', { name: 'Container' })).toBeChecked();
  expect(section('Navigation bar').queryByRole('radiogroup', { name: 'Position' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Typed')).toHaveValue('Dear Ada');
});

it('begins a layout style anew that is left and chosen again before it is stored', async () => {
  await open({ settings: { layout: { config: { mode: 'boxed' } } } });
  await choose('Layout 2');
  await choose('Layout 1');
  expect(screen.getByRole('radio', { name: 'Container' })).toBeChecked();
});

it.each([
  ['layout1', 'style-1', ['Style', 'Position', 'Display', 'Folded']],
  ['layout1', 'style-2', ['Style', 'Position', 'Display']],
  ['layout2', 'fixed', ['Style', 'Display']],
  ['layout3', 'fixed', ['Display']],
] as const)('offers of the navbar of %s in %s what has an effect', async (style, navbarStyle, names) => {
  await open({ settings: { layout: { style, config: { navbar: { style: navbarStyle } } } } as SettingsPatch });
  const { queryByRole } = section('Navigation bar');
  const isOffered = (name: string) => queryByRole('radiogroup', { name }) ?? queryByRole('switch', { name });
  expect(['Style', 'Position', 'Display', 'Folded'].filter(isOffered)).toEqual(names);
});

it.each([
  ['layout3', true, true, false],
  ['layout3', false, true, true],
  ['layout3', true, false, true],
  ['layout2', true, true, true],
] as const)(
  'offers colours of a toolbar that has its own: %s, navbar shown %s, wide %s',
  async (style, display, isWide, isOffered) => {
    screenWidth(isWide);
    await open({ settings: { layout: { style, config: { navbar: { display } } } } as SettingsPatch });
    const select = section('Theme').queryByRole('button', { name: /Toolbar$/ });
    expect(select !== null).toBe(isOffered);
  },
);

it.each([320, 4000])('shows a container as wide as it is: %d', async (containerWidth) => {
  await open({ settings: { layout: { config: { containerWidth } } } });
  expect(section('Layout').getByRole('slider')).toHaveValue(String(containerWidth));
});

it('returns to what was set as defaults, and from there to how Ezone begins', async () => {
  await open();
  await choose('Boxed');
  await userEvent.click(screen.getByRole('button', { name: 'Set as defaults' }));
  await choose('Fullwidth');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('radio', { name: 'Boxed' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Initial settings' }));
  expect(screen.getByRole('radio', { name: 'Container' })).toBeChecked();
  await choose('Fullwidth');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('radio', { name: 'Container' })).toBeChecked();
});

it('says that nothing was set as defaults where the browser keeps nothing', async () => {
  await open();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Set as defaults' }));
  setItem.mockRestore();
  expect(await screen.findByText(/These settings were not set as defaults/)).toBeVisible();
});

it('turns the page around, whatever its language', async () => {
  const { saved } = await open();
  await choose('RTL');
  expect(document.documentElement.dir).toBe('rtl');
  await waitFor(() => expect(saved).toEqual([{ settings: { direction: 'rtl' } }]));
  await choose('LTR');
  expect(document.documentElement.dir).toBe('ltr');
});

it.each(['Reset', 'Initial settings'])('returns to the direction, too, by “%s”', async (name) => {
  await open();
  await choose('RTL');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(document.documentElement.dir).toBe('ltr');
  expect(screen.getByRole('radio', { name: 'LTR' })).toBeChecked();
});

it('returns to right-to-left where that was set as defaults', async () => {
  await open();
  await choose('RTL');
  await userEvent.click(screen.getByRole('button', { name: 'Set as defaults' }));
  await choose('LTR');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(document.documentElement.dir).toBe('rtl');
});

it('keeps a guest’s choices in the browser', async () => {
  const { saved } = await open({ who: 'guest', path: '/pages/faq' });
  await choose('Boxed');
  expect(JSON.parse(localStorage.getItem('ezone.settings') ?? '{}')).toEqual({ layout: { config: { mode: 'boxed' } } });
  expect(saved).toEqual([]);
});
