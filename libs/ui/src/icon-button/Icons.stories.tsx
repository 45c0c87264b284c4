import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, ArrowRight, Bell, Clock, Lightbulb, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { mirroredInRtl } from '../theme/mirroredInRtl';
import { IconButton } from '.';
import { Button } from '../button';
import { Chip } from '../chip';
import { EmptyState } from '../empty-state';
import { PasswordField } from '../password-field';

const field = {
  ...{ label: 'Password', showLabel: 'Show the password', hideLabel: 'Hide the password', capsLockHint: '' },
  autoComplete: 'current-password',
} as const;

/** Each size, in a component that draws it. */
const sizes: readonly [pixels: number, example: ReactNode][] = [
  [14, <Chip icon={<Clock />}>Tomorrow, 9:00</Chip>],
  [16, <Button icon={<Plus />}>Add a note</Button>],
  [18, <PasswordField {...field} />],
  [20, <IconButton icon={<Bell />} label="Notifications" />],
  [40, <EmptyState icon={<Lightbulb />}>Notes keep what you would otherwise forget.</EmptyState>],
];

const Sized = () => (
  <Sizes role="list">
    {sizes.map(([pixels, example]) => (
      <li key={pixels} aria-label={`${String(pixels)} px`}>
        <Name>{pixels} px</Name>
        {example}
      </li>
    ))}
  </Sizes>
);

const Sizes = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};

  & > li {
    display: grid;
    grid-template-columns: 6rem minmax(0, auto);
    align-items: center;
    justify-content: start;
  }
`;

const Name = styled.span`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;

const meta = {
  title: 'Foundations/Icons',
  component: Sized,
  render: () => <Sized />,
  tags: ['!autodocs'],
} satisfies Meta<typeof Sized>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What an icon stands in says how large it is. */
export const InTheirSizes: Story = {
  play: async ({ canvas }) => {
    for (const [pixels] of sizes) {
      const icon = canvas.getByRole('listitem', { name: `${String(pixels)} px` }).querySelector('svg');
      await expect(icon?.getBoundingClientRect().width).toBe(pixels);
    }
  },
};

const Onward = styled(ArrowRight)`
  ${mirroredInRtl}
`;

/** What points onwards is turned round in Arabic, and everything else stays as it is. */
export const RightToLeft: Story = {
  render: () => (
    <Row>
      <Button icon={<Onward />}>التالي</Button>
      <Button icon={<Archive />}>أرشفة</Button>
    </Row>
  ),
  globals: { locale: 'ar' },
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
`;
