import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { SectionCard } from '.';

const meta = {
  title: 'Components/SectionCard',
  component: SectionCard,
  args: { title: 'Sessions', hint: 'Where you are signed in. Whoever is signed out has to sign in again.' },
  tags: ['!autodocs'],
} satisfies Meta<typeof SectionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its heading names it: one comes to it by its name. */
export const Default: Story = {
  args: { children: <p>Firefox on Linux</p> },
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Sessions' })).toBeVisible(),
};

export const WithActions: Story = {
  args: { ...Default.args, actions: <Button>Sign out everywhere</Button> },
};

/** What cannot be done here says why. */
export const WordsAlone: Story = { args: { title: 'Password', hint: 'You sign in with another service.' } };

export const Dark: Story = { ...WithActions, globals: { scheme: 'defaultDark' } };

export const OnAPhone: Story = { ...WithActions, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  args: {
    title: 'الجلسات',
    hint: 'الأماكن التي سجّلت الدخول منها.',
    actions: <Button>تسجيل الخروج من كل مكان</Button>,
    children: <p dir="ltr">Firefox</p>,
  },
  globals: { locale: 'ar' },
};
