import { ToastProvider } from '@ezone/shell/notices/toast';
import { MemoryAddress } from '@ezone/shell/routing/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Page as Helpers } from './HelpersPage';
import { Page as Typography } from './TypographyPage';

/** One of the pages about the theme. */
const At = ({ page: Page }: { page: ComponentType }) => (
  <MemoryAddress>
    <ToastProvider>
      <main>
        <Page />
      </main>
    </ToastProvider>
  </MemoryAddress>
);

const meta = {
  title: 'Apps/User interface pages',
  component: At,
  args: { page: Typography },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof At>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TypographyPage: Story = {};

export const HelpersPage: Story = { args: { page: Helpers } };

export const TypographyInArabic: Story = { globals: { locale: 'ar' } };

export const HelpersInTheDark: Story = { args: { page: Helpers }, globals: { scheme: 'defaultDark' } };
