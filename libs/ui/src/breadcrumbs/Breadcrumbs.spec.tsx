import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './Breadcrumbs.stories';
import { page } from '../testing/page';
import type { LinkTo } from '../link';

const { EndsAtParent, Path, Whole } = composeStories(stories, page);

const RouterLink: LinkTo = ({ to, ...attributes }) => <a {...attributes} href={`/base${to}`} />;

it('leads on by the link of the router, and marks the last step', () => {
  render(
    <Path
      as={RouterLink}
      steps={[
        { id: 'files', label: 'Files', to: '/files' },
        { id: 'budget', label: 'Budget', to: '/files/budget', 'data-folder': 'budget' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Files' })).toHaveAttribute('href', '/base/files');
  const here = screen.getByRole('link', { name: 'Budget' });
  expect(here).toHaveAttribute('aria-current', 'page');
  expect(here).toHaveAttribute('data-folder', 'budget');
});

it('marks none where it ends above the page', () => {
  const { container } = render(<EndsAtParent />);
  expect(container.querySelector('[aria-current]')).not.toBeInTheDocument();
});

it('shows all steps where nothing can be measured, each once for the keyboard', async () => {
  render(<Whole />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(6);
  for (const link of links) {
    await userEvent.tab();
    expect(link).toHaveFocus();
  }
});

describe('with little room', () => {
  beforeEach(() => {
    const nothing = () => undefined;
    Object.assign(globalThis, {
      ResizeObserver: class {
        observe = nothing;
        unobserve = nothing;
        disconnect = nothing;
      },
    });
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(DOMRect.fromRect({ width: 100, height: 20 }));
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });

  it('puts the steps after the first into a menu', async () => {
    render(<Whole />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Files', 'Drafts']);
    await userEvent.click(screen.getByRole('button', { name: 'Folders in between' }));
    const folded = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(folded).toEqual(['Customers', 'Harbour and sons', 'Contracts', '2026']);
  });
});
