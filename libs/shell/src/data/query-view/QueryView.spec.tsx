import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryView } from '.';
import type { ShownQuery } from '.';

const refetch = jest.fn();
const idle: ShownQuery<string[]> = { data: undefined, error: null, isFetching: false, refetch };
const failed = { ...idle, error: refused(500) };
// TanStack forgets the failure of a query without data as soon as it is tried again.
const asking = { ...idle, isFetching: true };

const view = (query: ShownQuery<string[]>) => (
  <StaticI18nProvider>
    <UiProvider locale="en">
      <QueryView query={query} loading="Labels are being loaded" failed="They could not be loaded." skeleton={null}>
        {(labels) => <p>{labels.join(', ')}</p>}
      </QueryView>
    </UiProvider>
  </StaticI18nProvider>
);
const again = () => screen.getByRole('button', { name: /Try again/ });

it('keeps saying why it failed while it is tried again, and asks once', async () => {
  const { rerender } = render(view(failed));
  await userEvent.click(again());
  rerender(view(asking));
  expect(screen.getByRole('alert')).toHaveTextContent('The server had a problem. Try again in a moment.');
  expect(again()).toHaveFocus();
  await userEvent.click(again());
  expect(refetch).toHaveBeenCalledTimes(1);

  rerender(view({ ...idle, error: refused(403) }));
  expect(screen.getByRole('alert')).toHaveTextContent('You are not allowed to see this.');
  rerender(view({ ...idle, data: ['Family', 'Work'] }));
  expect(screen.getByText('Family, Work')).toBeVisible();
});

it('says nothing of an earlier failure when something else is loaded', async () => {
  const { rerender } = render(view(failed));
  await userEvent.click(again());
  rerender(view(asking));
  rerender(view({ ...idle, error: refused(500) }));
  rerender(view(asking));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Labels are being loaded');
});

it('leaves the focus where somebody has taken it meanwhile', async () => {
  const { rerender } = render(view({ ...idle, data: ['Family'], error: refused(500) }));
  await userEvent.click(again());
  again().blur();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  rerender(view({ ...idle, data: ['Family'] }));
  expect(field).toHaveFocus();
  field.remove();
});

it('shows an empty list where the page has nothing else to say of it', () => {
  render(view({ ...idle, data: [] }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says nothing of another query that has not failed', async () => {
  const { rerender } = render(view({ ...failed, errorUpdateCount: 1 }));
  await userEvent.click(again());
  rerender(view({ ...asking, errorUpdateCount: 1 }));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(view({ ...asking, errorUpdateCount: 0 }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
