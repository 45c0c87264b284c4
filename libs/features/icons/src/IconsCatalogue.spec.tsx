import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import type { Language } from '@ezone/i18n';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleIcons } from './testing/icons';
import { IconsStage } from './testing/IconsStage';
import type { IconsStageProps } from './testing/IconsStage';

const show = (stage: IconsStageProps = {}, language: Language = 'en') => {
  const user = userEvent.setup();
  render(
    <StaticI18nProvider language={language}>
      <UiProvider locale={language}>
        <AriaProvider locale={language} navigate={() => undefined}>
          <IconsStage {...stage} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return user;
};
/** jsdom has no media queries. */
const beOnAScreen = (isWide: boolean) => {
  const media = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => media });
};
// A narrow one: the categories are in a select.
beforeEach(() => {
  beOnAScreen(false);
});

const address = () => screen.getByTestId('address').textContent;
const icon = (name: string) => screen.findByRole('button', { name });
const shown = () =>
  within(screen.getByRole('list', { name: 'Icons' }))
    .getAllByRole('button')
    .map((tile) => tile.querySelector('[dir="ltr"]')?.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search icons' });
const category = () => screen.getByRole('combobox', { name: 'Category' });

it('shows all icons, and how many they are', async () => {
  show();
  await icon('house');
  expect(shown()).toEqual(sampleIcons.map(({ name }) => name));
  expect(screen.getByText('9 icons')).toHaveAttribute('role', 'status');
});

it('finds while one types, and keeps it in the address', async () => {
  const user = show();
  await icon('house');
  await user.type(search(), 'pet');
  await waitFor(() => expect(shown()).toEqual(['cat', 'dog']));
  expect(address()).toBe('/ui/icons?q=pet');
  expect(screen.getByText('2 icons')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/ui/icons'));
  expect(search()).toHaveFocus();
});

it('filters by a category, counted among what is found', async () => {
  const user = show({ path: '/ui/icons?q=sedan' });
  await icon('car');
  const names = () =>
    within(category())
      .getAllByRole('option')
      .map((option) => option.textContent);
  await waitFor(() => expect(names()).toEqual(['All categories (2)', 'Cars (2)', 'Travel and hotel (1)']));
  await user.selectOptions(category(), 'Travel and hotel (1)');
  await waitFor(() => expect(shown()).toEqual(['car']));
  expect(address()).toBe('/ui/icons?q=sedan&category=travel-hotel');
});

it('has the categories beside the icons where there is room, in the order of their names', async () => {
  beOnAScreen(true);
  const user = show({ path: '/ui/icons?q=pet' });
  await icon('cat');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  const [all, animals] = within(await screen.findByRole('listbox', { name: 'Category' })).getAllByRole('option');
  expect(all).toHaveTextContent('All categories2');
  expect(all).toHaveAttribute('aria-selected', 'true');
  expect(animals).toHaveTextContent('Animals2');
  await user.click(animals as HTMLElement);
  await waitFor(() => expect(address()).toBe('/ui/icons?q=pet&category=animals'));
});

it('calls a category that is newer than its translations by its id', async () => {
  show();
  await icon('house');
  expect(await within(category()).findByRole('option', { name: /not-known-yet/ })).toBeInTheDocument();
});

it('shows the icons of a style, and says how many have no drawing in it', async () => {
  const user = show();
  await icon('house');
  await user.click(screen.getByRole('button', { name: 'Regular' }));
  await waitFor(() => expect(shown()).toEqual(['address-book', 'bell']));
  expect(screen.getByText(/7 more are not drawn in this style: Regular/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Regular', pressed: true })).toBeInTheDocument();
  expect(address()).toBe('/ui/icons?style=regular');
});

it('opens as the address says', async () => {
  show({ path: '/ui/icons?category=animals&style=solid&q=cat' });
  await icon('cat');
  expect(shown()).toEqual(['cat']);
  expect(search()).toHaveValue('cat');
  await waitFor(() => expect(category()).toHaveDisplayValue('Animals (1)'));
});

it('offers to clear where nothing is found', async () => {
  const user = show({ path: '/ui/icons?q=zzz&category=animals' });
  expect(await screen.findByText('No results for “zzz” in this category and style.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await icon('house');
  expect(address()).toBe('/ui/icons');
  expect(search()).toHaveValue('');
  expect(search()).toHaveFocus();
});

it('copies the name by a click and by the keyboard, and says so', async () => {
  const user = show();
  await user.click(await icon('bell'));
  expect(await screen.findByText('Copied “bell”.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('bell');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByText('Copied “book”.')).toBeInTheDocument();
  expect(screen.queryByText('Copied “bell”.')).not.toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('book');
});

it('says the name where the browser does not let it copy', async () => {
  const user = show();
  const tile = await icon('bell');
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  await user.click(tile);
  expect(await screen.findByRole('alert')).toHaveTextContent('The browser does not let us copy. The name is “bell”.');
});

it('says that they could not be loaded, and tries again', async () => {
  let tries = 0;
  const user = show({ answer: () => ((tries += 1) === 1 ? Promise.reject(refused(404)) : [...sampleIcons]) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The icons could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await icon('house');
});

it('is found by the names of categories in the language of the page', async () => {
  const user = show({}, 'tr');
  await icon('house');
  await user.type(screen.getByRole('searchbox', { name: 'Simge ara' }), 'hayvan');
  expect(await screen.findByText('2 simge')).toBeInTheDocument();
});
