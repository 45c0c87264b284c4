import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../button';
import { Chip } from '../chip';
import { SchemeScope } from '.';
import type { SchemeName } from '.';

type ScopedProps = {
  /** The scheme of the part. */
  scheme?: SchemeName;
  title: string;
};

/** A part of a page in a scheme of its own. */
const Scoped = ({ scheme, title }: ScopedProps) => (
  <Part as="section" aria-label={title} scheme={scheme}>
    <Title>{title}</Title>
    <Muted>The same components, in other colours.</Muted>
    <Row>
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Chip tone="success">Paid</Chip>
      <Chip tone="error">Overdue</Chip>
    </Row>
  </Part>
);

const Part = styled(SchemeScope)`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
`;

const Title = styled.p`
  ${({ theme }) => theme.type.cardTitle}
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const meta = {
  title: 'Foundations/Scheme scope',
  component: SchemeScope,
  args: { scheme: 'oceanDark', title: 'A part of the page' },
  render: (args) => <Scoped {...args} />,
} satisfies Meta<ScopedProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfItsOwn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A part of the page' })).toHaveAttribute(
      'data-scheme',
      'oceanDark',
    );
  },
};

/** Without a scheme it is that of what it stands in. */
export const OfThePage: Story = { args: { scheme: undefined, title: 'As the page' } };

/** A scope within a scope: the innermost counts. */
export const Nested: Story = {
  render: (args) => (
    <Part scheme="greyDark">
      <Scoped {...args} scheme="sand" />
    </Part>
  ),
};

export const RightToLeft: Story = { args: { title: 'جزء من الصفحة' }, globals: { locale: 'ar' } };
