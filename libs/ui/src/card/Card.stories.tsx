import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Link } from '../link';
import { Card } from '.';

const Title = styled.h2`
  ${({ theme }) => theme.type.cardTitle}
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    children: (
      <>
        <Title>Quarterly report</Title>
        <Quiet>Draft, last changed yesterday</Quiet>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { as: 'section' } };

export const Dense: Story = { args: { $padding: 'dense' } };

/** For a list or a table that reaches the edges. */
export const NoPadding: Story = { args: { $padding: 'none' } };

/** Lifts under the pointer and while something in it has the focus. */
export const Interactive: Story = {
  args: {
    as: 'article',
    $interactive: true,
    children: (
      <>
        <Title>
          <Link href="#report" $quiet>
            Quarterly report
          </Link>
        </Title>
        <Quiet>Draft, last changed yesterday</Quiet>
      </>
    ),
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <Title>التقرير الفصلي</Title>
        <Quiet>مسودة، آخر تعديل أمس</Quiet>
      </>
    ),
  },
  globals: { locale: 'ar' },
};
