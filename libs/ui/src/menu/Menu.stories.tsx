import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Copy, Ellipsis, LogOut, Mail, Pencil, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MenuButton, MenuItem, MenuSection, MenuSeparator } from '.';
import type { MenuButtonProps } from '.';

/** Holds whether it is open. */
const Held = ({ open: first = false, onOpenChange, ...button }: MenuButtonProps) => {
  const [isOpen, setOpen] = useState(first);
  return (
    <MenuButton
      {...button}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange?.(next);
      }}
    />
  );
};

const meta = {
  title: 'Components/MenuButton',
  tags: ['!autodocs'],
  component: Held,
  subcomponents: { MenuItem, MenuSection, MenuSeparator },
  args: {
    label: 'Note actions',
    children: (
      <>
        <MenuItem id="edit" icon={<Pencil />} shortcut="E">
          Edit
        </MenuItem>
        <MenuItem id="copy" icon={<Copy />} description="With its checklist and labels">
          Make a copy
        </MenuItem>
        <MenuItem id="archive" icon={<Archive />} isDisabled>
          Archive
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={<Trash2 />} tone="error" shortcut="Del">
          Delete
        </MenuItem>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened by keyboard, walked with the arrows, closed by Escape: the focus is on the button again. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Note actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit E' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /^Make a copy/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** As it looks when it is open. */
export const Open: Story = { args: { open: true } };

/** An icon alone, with its name in a tooltip. */
export const IconOnly: Story = { args: { icon: <Ellipsis />, iconOnly: true } };

/** Items that lead to a page, under a heading, and an action at the end. */
export const WithLinks: Story = {
  args: {
    label: 'Abbott Keitch',
    children: (
      <>
        <MenuSection title="Admin">
          <MenuItem icon={<User />} href="#profile">
            My profile
          </MenuItem>
          <MenuItem icon={<Mail />} href="#inbox">
            Inbox
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem icon={<LogOut />}>Log out</MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abbott Keitch' }));
    await expect(await screen.findByRole('menuitem', { name: 'Inbox' })).toHaveAttribute('href', '#inbox');
  },
};

const Labels = () => {
  const [labels, setLabels] = useState(['work']);
  return (
    <MenuButton label="Labels">
      <MenuSection title="Labels" selection={{ mode: 'multiple', selected: labels, onChange: setLabels }}>
        <MenuItem id="family">Family</MenuItem>
        <MenuItem id="work">Work</MenuItem>
        <MenuItem id="tasks">Tasks</MenuItem>
      </MenuSection>
    </MenuButton>
  );
};

/** Several choices: the menu stays open, Space switches. */
export const Choices: Story = {
  render: () => <Labels />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Family' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Family' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Work' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Work' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Work' })).not.toBeChecked();
  },
};

const Languages = (button: Omit<MenuButtonProps, 'children'>) => {
  const [language, setLanguage] = useState(['tr']);
  return (
    <MenuButton {...button}>
      <MenuSection label="Language" selection={{ mode: 'single', selected: language, onChange: setLanguage }}>
        <MenuItem id="en" lang="en">
          English
        </MenuItem>
        <MenuItem id="tr" lang="tr">
          Türkçe
        </MenuItem>
        <MenuItem id="ar" lang="ar">
          العربية
        </MenuItem>
      </MenuSection>
    </MenuButton>
  );
};

/** One choice of several: choosing closes. */
export const OneChoice: Story = {
  args: { label: 'Language' },
  render: (args) => <Languages {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'إجراءات الملاحظة',
    children: (
      <>
        <MenuItem icon={<Pencil />} shortcut="Ctrl E">
          تعديل
        </MenuItem>
        <MenuItem icon={<Copy />} description="مع القائمة والتسميات">
          إنشاء نسخة
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="error">
          حذف
        </MenuItem>
      </>
    ),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إجراءات الملاحظة' }));
    await expect(await screen.findByRole('menuitem', { name: 'حذف' })).toBeInTheDocument();
  },
};
