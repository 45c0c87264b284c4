import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckSquare, Mail, NotebookPen, Plus } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { Menu, MenuItem } from '.';
import type { MenuProps } from '.';
import { betweenBars } from '../below-bars';
import { IconButton } from '../icon-button';
import { List, ListRow } from '../list';
import { Tooltip } from '../tooltip';

/** A round button that opens a few actions. */
const SpeedDial = ({ label, children, ...menu }: Omit<MenuProps, 'trigger'>) => (
  <Menu
    {...menu}
    label={label}
    placement="top end"
    trigger={
      <Tooltip text={label} placement="start">
        <IconButton icon={<Plus />} label={label} variant="primary" size="large" round />
      </Tooltip>
    }
  >
    {children}
  </Menu>
);

/** What scrolls, with the button at the end of its foot. */
const View = ({ rows = 0, ...menu }: Omit<MenuProps, 'trigger'> & { rows?: number }) => (
  <Scrolled>
    {rows > 0 && (
      <List label="Notes">
        {Array.from({ length: rows }, (_, place) => (
          <ListRow key={place} primary={`Note ${String(place + 1)}`} secondary="Written this week" />
        ))}
      </List>
    )}
    <Foot data-between-bars>
      <SpeedDial {...menu} />
    </Foot>
  </Scrolled>
);

const Foot = styled.div`
  position: sticky;
  inset-block-end: calc(${betweenBars.end} + ${({ theme }) => theme.space(4)});
  display: flex;
  justify-content: flex-end;
  margin-block-start: auto;
`;

const Scrolled = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  min-block-size: 22rem;
`;

const meta = {
  title: 'Components/SpeedDial',
  component: View,
  args: {
    label: 'New',
    children: (
      <>
        <MenuItem icon={<NotebookPen />}>New note</MenuItem>
        <MenuItem icon={<CheckSquare />}>New todo</MenuItem>
        <MenuItem icon={<Mail />}>New mail</MenuItem>
      </>
    ),
    onOpenChange: fn(),
  },
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It opens upwards; Escape gives the focus back. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'New' });
    await expect(button).toHaveAttribute('aria-haspopup');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'New note' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = { args: { open: true } };

/** It stays in sight while the page scrolls, and covers nothing at its end. */
export const AtTheFoot: Story = {
  args: { rows: 20 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'New' });
    window.scrollTo(0, 0);
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getAllByRole('listitem').at(-1);
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(last?.getBoundingClientRect().bottom ?? Infinity);
    window.scrollTo(0, 0);
  },
};

export const Dark: Story = { args: { open: true }, globals: { scheme: 'defaultDark' } };

/** The foot ends on the left. */
export const RightToLeft: Story = {
  args: {
    label: 'جديد',
    open: true,
    children: (
      <>
        <MenuItem icon={<NotebookPen />}>ملاحظة جديدة</MenuItem>
        <MenuItem icon={<CheckSquare />}>مهمة جديدة</MenuItem>
      </>
    ),
  },
  globals: { locale: 'ar' },
};
