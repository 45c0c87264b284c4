import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Rating, RatingValue } from '.';
import type { RatingProps } from '.';

/** Holds the rating. */
const Held = ({ value: first, onChange, ...props }: RatingProps) => {
  const [value, setValue] = useState(first);
  return (
    <Rating
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const nameOf = (stars: number) => (stars === 1 ? '1 star' : `${String(stars)} stars`);

const meta = {
  title: 'Components/Rating',
  component: Held,
  subcomponents: { RatingValue },
  args: { label: 'Quality', value: 3, nameOf, onChange: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One stop for Tab; the arrows choose. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

/** Nothing is chosen yet. */
export const Empty: Story = { args: { value: null, description: 'From what you have seen so far.' } };

/** The button after the stars takes the rating back, and so does Delete. The focus stays at the stars. */
export const Clearable: Story = {
  args: { clear: 'Clear the rating' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the rating' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '1 star' })).toBeChecked();
  },
};

export const TenStars: Story = { args: { max: 10, value: 7 } };

/** The error is read with the group. */
export const Invalid: Story = {
  args: { value: null, isRequired: true, error: 'Give a rating before you send it.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Quality' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Give a rating before you send it.');
  },
};

export const Disabled: Story = { args: { isDisabled: true, clear: 'Clear the rating' } };

/** A rating to read, shown to the nearest half. */
export const ToRead: Story = {
  render: () => <RatingValue value={4.5} label="4.5 of 5 stars" />,
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible(),
};

/** With its number in words, which a list of several needs. */
export const ToReadWithWords: Story = { render: () => <RatingValue value={3.7} label="3.7 of 5 (128)" labelShown /> };

export const Dark: Story = { args: { clear: 'Clear the rating' }, globals: { scheme: 'defaultDark' } };

/** The first star is on the right, and the left arrow leads to more. */
export const RightToLeft: Story = {
  args: { label: 'الجودة', nameOf: (stars) => `${String(stars)} من 5 نجوم`, clear: 'مسح التقييم' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '4 من 5 نجوم' })).toBeChecked();
  },
  globals: { locale: 'ar' },
};

/** A half is the right half. */
export const RightToLeftToRead: Story = {
  render: () => <RatingValue value={2.5} label="2.5 من 5" />,
  play: async ({ canvas }) => {
    const third = canvas.getByRole('img').children[2];
    const [empty, half] = [...(third?.querySelectorAll('svg') ?? [])].map((star) => star.getBoundingClientRect());
    await expect(half).toEqual(empty);
  },
  globals: { locale: 'ar' },
};
