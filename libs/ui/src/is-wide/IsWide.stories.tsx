import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { BREAKPOINTS } from '../theme';
import { useIsFrom, useIsPhone, useIsWide } from '.';

/** What the hooks answer for the window that this stands in. */
const Answers = () => {
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  const hasRoom = useIsFrom(BREAKPOINTS.xl);
  const answers = { 'useIsPhone()': isPhone, 'useIsWide()': isWide, 'useIsFrom(BREAKPOINTS.xl)': hasRoom };
  return (
    <List>
      {Object.entries(answers).map(([hook, answer]) => (
        <div key={hook}>
          <dt>
            <code>{hook}</code>
          </dt>
          <dd>{String(answer)}</dd>
        </div>
      ))}
    </List>
  );
};

const List = styled.dl`
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(4)};
    padding-block: ${({ theme }) => theme.space(2)};
  }

  & > div + div {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }

  dd {
    margin: 0;
  }
`;

/** Hidden by the style sheet on a phone, and beside each other from md up: no script asks how wide the window is. */
const Panes = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Pane = styled.div`
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface2};
`;

const Aside = styled(Pane)`
  display: none;

  ${({ theme }) => theme.up.sm} {
    display: block;
  }
`;

const meta = { title: 'Foundations/Width of the window', render: () => <Answers /> } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Make the window narrower: they answer anew. */
export const Hooks: Story = {
  play: async ({ canvas }) => {
    const isWide = innerWidth >= BREAKPOINTS.lg;
    await expect(canvas.getByText('useIsWide()').closest('div')).toHaveTextContent(String(isWide));
  },
};

export const InTheStyleSheet: Story = {
  render: () => (
    <Panes>
      <Pane>The record</Pane>
      <Aside>What is said about it</Aside>
    </Panes>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...InTheStyleSheet, globals: { locale: 'ar' } };
