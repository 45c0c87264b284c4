import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, KeyRound, ShieldCheck } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from '.';

const meta = {
  title: 'Components/Tabs',
  tags: ['!autodocs'],
  component: Tabs,
  args: {
    label: 'Ways to sign in',
    items: [
      { id: 'jwt', label: 'JWT', content: <p>E-mail and password.</p> },
      { id: 'firebase', label: 'Firebase', content: <p>Firebase is not configured here.</p> },
      { id: 'auth0', label: 'Auth0', content: <p>Auth0 is not configured here.</p> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One tab stop; arrows move and choose, and go round the ends. */
export const Automatic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'JWT' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Firebase' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Firebase' })).toHaveTextContent(
      'Firebase is not configured here.',
    );
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'JWT' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('jwt');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'JWT' })).toHaveFocus();
  },
};

/** Moving does not choose; Enter, Space or a press does. For panels that are costly to load. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Firebase' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'JWT' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Firebase' })).toBeVisible();
  },
};

export const FullWidth: Story = { args: { fullWidth: true } };

export const WithIcons: Story = {
  args: {
    items: [
      { id: 'jwt', label: 'JWT', icon: <KeyRound aria-hidden="true" />, content: <p>E-mail and password.</p> },
      { id: 'firebase', label: 'Firebase', icon: <Flame aria-hidden="true" />, content: <p>Not configured.</p> },
      { id: 'auth0', label: 'Auth0', icon: <ShieldCheck aria-hidden="true" />, content: <p>Not configured.</p> },
    ],
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

/** The left arrow leads on. */
export const RightToLeft: Story = {
  args: {
    label: 'طرق تسجيل الدخول',
    items: [
      { id: 'mine', label: 'ملاحظاتي', content: <p>كل ملاحظاتك هنا.</p> },
      { id: 'archive', label: 'الأرشيف', content: <p>لا شيء في الأرشيف.</p> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'الأرشيف' })).toHaveAttribute('aria-selected', 'true');
  },
  globals: { locale: 'ar' },
};
