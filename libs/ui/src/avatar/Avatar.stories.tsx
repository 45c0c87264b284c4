import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '.';

const people = [
  'Abbott Keitch',
  'Arnold Matlock',
  'Barrera Bradbury',
  'Blair Strangeway',
  'İrem Şahin',
  'Çağla',
  'سارة محمد',
];

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Abbott Keitch' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

/** A picture from the app's own host; here a drawn one. */
export const Picture: Story = {
  args: {
    src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#5b7"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><circle cx="4" cy="8" r="3" fill="#fff"/></svg>')}`,
  },
};

/** A picture that does not load gives way to the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Abbott Keitch' })).toHaveTextContent('AK'));
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '1.6rem', alignItems: 'center' }}>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="huge" />
    </div>
  ),
};

/** The word for the dot is part of the name. */
export const WithStatus: Story = {
  args: { size: 'large', status: { tone: 'success', label: 'online' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Abbott Keitch, online' })).toBeInTheDocument();
  },
};

/** Each name keeps its colour. */
export const Colours: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '0.8rem', flexWrap: 'wrap' }}>
      {people.map((name) => (
        <Avatar {...args} key={name} name={name} size="large" />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Colours, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { ...WithStatus, play: undefined, globals: { locale: 'ar' } };
