import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from '.';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'Your notes could not be loaded.',
    children: 'The server does not answer. Check the connection; what you have typed is still here.',
    retry: { label: 'Try again', onPress: fn() },
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your notes could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry?.onPress).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retry: { label: 'Try again', onPress: fn(), isPending: true } } };

export const WithReference: Story = { args: { reference: '01JD5K8Z3X' } };

export const Dark: Story = { ...WithReference, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    title: 'تعذّر تحميل ملاحظاتك.',
    children: 'الخادم لا يستجيب. تحقّق من الاتصال.',
    retry: { label: 'إعادة المحاولة', onPress: fn() },
    reference: '01JD5K8Z3X',
  },
  globals: { locale: 'ar' },
};
