import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { List, ListRow } from '.';
import { Avatar } from '../avatar';
import { IconButton } from '../icon-button';

const open = fn();

const meta = {
  title: 'Components/List',
  component: List,
  subcomponents: { ListRow },
  args: {
    label: 'Contacts',
    children: (
      <>
        <ListRow
          avatar={<Avatar name="Abbott Keitch" size="large" decorative />}
          primary="Abbott Keitch"
          secondary="Digital Archivist at Saois"
          meta="9:41"
          onPress={open}
        />
        <ListRow
          avatar={<Avatar name="Arnold Matlock" size="large" decorative />}
          primary="Arnold Matlock"
          secondary="Graphic Artist at Laotcone, who also draws the covers of the quarterly reports"
          meta="Yesterday"
          onPress={open}
          current
          actions={<IconButton icon={<Trash2 />} label="Delete Arnold Matlock" />}
        />
        <ListRow primary="A row to read" secondary="It cannot be pressed" />
      </>
    ),
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  beforeEach: () => {
    open.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abbott Keitch/ }));
    await expect(open).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Arnold Matlock/ })).toHaveAttribute('aria-current', 'true');
  },
};

export const Links: Story = {
  args: {
    children: (
      <>
        <ListRow href="#one" primary="Getting started" secondary="Installation, first steps" />
        <ListRow href="#two" primary="Configuration" secondary="Settings, routing, navigation" />
      </>
    ),
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'جهات الاتصال',
    children: (
      <ListRow
        avatar={<Avatar name="سارة محمد" size="large" decorative />}
        primary="سارة محمد"
        secondary="أمينة الأرشيف الرقمي"
        meta="9:41"
        onPress={open}
      />
    ),
  },
  globals: { locale: 'ar' },
};
