import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleResults } from './testing/results';
import { SearchStage } from './testing/SearchStage';
import type { SearchStageProps } from './testing/SearchStage';

const show = (props: SearchStageProps = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <SearchStage {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
const list = () => screen.findByRole('list', { name: 'Results' });
const titles = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;

it('finds what is typed, by kinds with their counts, and marks it', async () => {
  show();
  expect(screen.getByText('Type what you are looking for.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('harbour');
  expect(await titles()).toEqual(sampleResults.map(({ title }) => title));
  expect(address()).toBe('/pages/search/classic?q=harbour');
  expect(screen.getByRole('status')).toHaveTextContent('8 results');
  const kinds = within(screen.getByRole('group', { name: 'Kinds' }));
  expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['All 8', 'Products 6', 'Mails 1', 'Courses 1'],
  ]);
  expect(screen.getAllByText('harbour', { selector: 'mark' })).toHaveLength(7);
  // What somebody has written is no element of the page.
  expect(screen.getByText(/<b>/)).toBeInTheDocument();
});

it('shows one kind alone, and all of them again', async () => {
  show({ path: '/pages/search/classic?q=harbour' });
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Mails 1' }));
  expect(await titles()).toEqual(['Photos from the harbour']);
  expect(address()).toBe('/pages/search/classic?q=harbour&type=mail');
  await userEvent.click(screen.getByRole('button', { name: 'Mails 1' }));
  expect(await titles()).toHaveLength(8);
});

it('has what is of the app that one comes from before all else', async () => {
  show({ path: '/pages/search/classic?q=harbour&from=mail' });
  expect((await titles())[0]).toBe('Photos from the harbour');
});

it('leads by keys from result to result, and back to the field', async () => {
  show({ path: '/pages/search/classic?q=harbour' });
  await list();
  await userEvent.click(document.body);
  await userEvent.keyboard('jj');
  expect(screen.getByRole('link', { name: 'The old harbour' })).toHaveFocus();
  await userEvent.keyboard('k');
  expect(screen.getByRole('link', { name: 'Harbour at Dawn' })).toHaveFocus();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('says that nothing fits', async () => {
  show({ path: '/pages/search/classic?q=zanzibar' });
  expect(await screen.findByText(/Nothing fits/)).toBeVisible();
});

it('says that a text is too long, and asks for nothing', async () => {
  const find = jest.fn(() => sampleResults);
  show({ path: `/pages/search/classic?q=${'x'.repeat(201)}`, find });
  expect(await screen.findByText(/^Too long: 201 of at most 200 characters/)).toBeVisible();
  expect(find).not.toHaveBeenCalled();
});

it('can be asked again where it did not work', async () => {
  let isDown = true;
  show({
    path: '/pages/search/classic?q=harbour',
    find: () => (isDown ? Promise.reject(refused(404)) : sampleResults),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The search did not work.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await titles()).toHaveLength(8);
});

it('has the best of each kind beside those of the others, and leads to all of one', async () => {
  show({ path: '/pages/search/modern?q=harbour' });
  const products = within(await screen.findByRole('region', { name: 'Products 6' }));
  expect(products.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('heading', { name: 'Mails 1' })).toBeVisible();
  await userEvent.click(products.getByRole('link', { name: 'Show all 6' }));
  await waitFor(() => expect(address()).toBe('/pages/search/classic?q=harbour&type=product'));
  expect(await titles()).toHaveLength(6);
  await userEvent.click(screen.getByRole('link', { name: 'By kind' }));
  expect(await screen.findByRole('region', { name: 'Products 6' })).toBeVisible();
});
