import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './Tabs.stories';
import { page } from '../testing/page';

const { Automatic, Manual } = composeStories(stories, page);

it('ties the tab that is chosen to its panel and is one tab stop', async () => {
  render(<Automatic />);
  const tab = screen.getByRole('tab', { selected: true });
  expect(tab).toHaveAttribute('aria-controls', screen.getByRole('tabpanel', { name: 'JWT' }).id);
  await userEvent.tab();
  expect(tab).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('renders a panel only when its tab is chosen', async () => {
  const Costly = jest.fn(() => <p>Provider</p>);
  const items = [
    { id: 'jwt', label: 'JWT', content: <p>Form</p> },
    { id: 'firebase', label: 'Firebase', content: <Costly /> },
  ];
  render(<Manual items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(Costly).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Provider')).toBeInTheDocument();
  expect(screen.queryByText('Form')).not.toBeInTheDocument();
});

it('leaves the choice to whoever gives it a value', async () => {
  const onChange = fn();
  render(<Automatic value="jwt" onChange={onChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Auth0' }));
  expect(onChange).toHaveBeenCalledWith('auth0');
  expect(screen.getByRole('tab', { name: 'JWT' })).toHaveAttribute('aria-selected', 'true');
});

it('scrolls its row to the tab that is chosen', () => {
  const place = (left: number, right: number) => ({ left, right }) as DOMRect;
  const measure = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function measured(
    this: HTMLElement,
  ) {
    return this.getAttribute('role') === 'tablist' ? place(0, 300) : place(420, 500);
  });
  render(<Automatic value="auth0" />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(200);
  measure.mockRestore();
});
