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
  words: { title: string; detail: string; save: string; cancel: string; paid: string; late: string };
};

/** A part of a page in a scheme of its own. */
const Scoped = ({ scheme, words }: ScopedProps) => (
  <Part as="section" aria-label={words.title} scheme={scheme}>
    <Title>{words.title}</Title>
    <Muted>{words.detail}</Muted>
    <Row>
      <Button variant="primary">{words.save}</Button>
      <Button>{words.cancel}</Button>
      <Chip tone="success">{words.paid}</Chip>
      <Chip tone="error">{words.late}</Chip>
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

const words = {
  title: 'A part of the page',
  detail: 'The same components, in other colours.',
  save: 'Save',
  cancel: 'Cancel',
  paid: 'Paid',
  late: 'Overdue',
};

const meta = {
  title: 'Foundations/Scheme scope',
  component: SchemeScope,
  args: { scheme: 'oceanDark', words },
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
export const OfThePage: Story = { args: { scheme: undefined, words: { ...words, title: 'As the page' } } };

/** A scope within a scope: the innermost counts. */
export const Nested: Story = {
  args: { words: { ...words, title: 'A part of a part' } },
  render: (args) => (
    <Part scheme="greyDark">
      <Scoped {...args} scheme="sand" />
    </Part>
  ),
};

export const RightToLeft: Story = {
  args: {
    words: {
      title: 'جزء من الصفحة',
      detail: 'المكوّنات نفسها بألوان أخرى.',
      save: 'حفظ',
      cancel: 'إلغاء',
      paid: 'مدفوعة',
      late: 'متأخرة',
    },
  },
  globals: { locale: 'ar' },
};
