import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { Pagination } from '.';
import * as stories from './Pagination.stories';
import { page } from '../testing/page';
import { UiProvider } from '../theme';
import type { LinkTo } from '../link';

const { Links, Pages } = composeStories(stories, page);

it('keeps the focus on an arrow that leads no further', async () => {
  const onChange = fn();
  render(<Pages page={2} count={3} onChange={onChange} />);
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(3);
  await userEvent.keyboard('{Enter} ');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(next).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 3');
});

it('does nothing when the page that is shown is chosen', async () => {
  const onChange = fn();
  const { container } = render(<Pages onChange={onChange} />);
  const here = container.querySelector('[aria-current="page"]');
  expect(here).toHaveAccessibleName('Page 1');
  if (here) await userEvent.click(here);
  expect(onChange).not.toHaveBeenCalled();
});

it('leads back from a page that is no longer there', async () => {
  const onChange = fn();
  render(<Pages page={5} count={3} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onChange).toHaveBeenLastCalledWith(3);
});

it('leads on by the link of the router', async () => {
  const follow = fn();
  const RouterLink: LinkTo = ({ to, onClick, children, ...attributes }) => (
    <a
      {...attributes}
      href={`/base${to}`}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(to);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
  render(
    <UiProvider locale="en">
      <Pagination
        label="Pages"
        page={3}
        count={3}
        previousLabel="Back"
        nextLabel="On"
        pageLabel={(at) => `Page ${String(at)}`}
        statusLabel={(at, count) => `${String(at)} of ${String(count)}`}
        hrefOf={(at) => `/orders?page=${String(at)}`}
        as={RouterLink}
      />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(follow).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(follow).toHaveBeenLastCalledWith('/orders?page=2');
});

it('is not there for a single page', () => {
  render(<Links page={1} count={1} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
