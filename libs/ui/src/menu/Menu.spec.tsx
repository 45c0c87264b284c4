import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem, MenuSection } from '.';
import * as stories from './Menu.stories';
import { Button } from '../button';
import { page } from '../testing/page';
import { UiProvider } from '../theme';

const { Closed, Open, WithLinks, OneChoice } = composeStories(stories, page);

it('opens from the keyboard, is walked with the arrows, and gives the focus back on Escape', async () => {
  render(<Closed />);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Note actions' });
  expect(button).toHaveAttribute('aria-haspopup', 'true');

  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit E' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: /^Make a copy/ })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});

it('does what the chosen item says, and closes', async () => {
  const onAction = jest.fn();
  render(
    <UiProvider locale="en">
      <Menu trigger={<Button>More</Button>} label="More">
        <MenuItem onAction={onAction}>Archive</MenuItem>
      </Menu>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('names an item by all it shows, and says what cannot be chosen', () => {
  render(<Open />);
  expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: 'Make a copy With its checklist and labels' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Delete Del' })).toBeInTheDocument();
});

it('leads to pages by real links, grouped under their heading', () => {
  render(<WithLinks open />);
  const section = screen.getByRole('group', { name: 'Admin' });
  expect(within(section).getByRole('menuitem', { name: 'Inbox' })).toHaveAttribute('href', '#inbox');
});

it('marks the one chosen', () => {
  render(<OneChoice open />);
  expect(screen.getByRole('menuitemradio', { name: 'Türkçe' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked();
});

it('says in which language its words are', () => {
  render(<OneChoice open />);
  expect(screen.getByRole('menuitemradio', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
});

it('hands over every choice of a section with several, and stays open', async () => {
  const onChange = jest.fn();
  render(
    <UiProvider locale="en">
      <Menu trigger={<Button>Labels</Button>} label="Labels">
        <MenuSection label="Labels" selection={{ mode: 'multiple', selected: ['work'], onChange }}>
          <MenuItem id="work">Work</MenuItem>
          <MenuItem id="family">Family</MenuItem>
        </MenuSection>
      </Menu>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Labels' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Family' }));
  expect(onChange).toHaveBeenCalledWith(['work', 'family']);
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

it('keeps sections apart whose items have the same ids', async () => {
  const onChange = jest.fn();
  render(
    <UiProvider locale="en">
      <Menu trigger={<Button>Filters</Button>} label="Filters">
        <MenuSection title="State" selection={{ mode: 'single', selected: ['any'], onChange }}>
          <MenuItem id="any">Any state</MenuItem>
          <MenuItem id="active">Active</MenuItem>
        </MenuSection>
        <MenuSection title="Stock" selection={{ mode: 'single', selected: ['low'], onChange: jest.fn() }}>
          <MenuItem id="any">Any stock</MenuItem>
          <MenuItem id="low">Low</MenuItem>
        </MenuSection>
      </Menu>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const state = within(screen.getByRole('group', { name: 'State' })).getAllByRole('menuitemradio');
  expect(state.map((item) => item.textContent)).toEqual(['Any state', 'Active']);
  expect(screen.getByRole('menuitemradio', { name: 'Any state' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Any stock' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Active' }));
  expect(onChange).toHaveBeenCalledWith(['active']);
});
