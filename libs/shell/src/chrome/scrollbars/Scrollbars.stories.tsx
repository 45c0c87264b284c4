import { SchemeScope } from '@ezone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { useScrollbars } from '.';

type ScrollbarsProps = {
  /** Whether the bars have the colours of the scheme. */
  isCustom: boolean;
};

/** Two areas that scroll, one of them in a scheme of its own, as the navbar has it. */
function Scrollbars({ isCustom }: ScrollbarsProps) {
  useScrollbars(isCustom);
  const lines = Array.from({ length: 24 }, (_, index) => <p key={index}>Line {index + 1} of a long text.</p>);
  return (
    <Areas>
      <Area role="region" aria-label="Text" tabIndex={0}>
        {lines}
      </Area>
      <Area role="region" aria-label="Text in a scheme of its own" tabIndex={0} scheme="greyDark">
        {lines}
      </Area>
    </Areas>
  );
}

const Areas = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(4)};
`;

const Area = styled(SchemeScope)`
  inline-size: 28rem;
  block-size: 24rem;
  padding: ${({ theme }) => theme.space(4)};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
`;

const meta = {
  title: 'Shell/Scrollbars',
  component: Scrollbars,
  args: { isCustom: true },
  tags: ['!autodocs'],
  // They are set for the whole document.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Scrollbars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Custom: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Text' });
    await expect(getComputedStyle(area).scrollbarColor).toMatch(/^(rgb|color).* rgba\(0, 0, 0, 0\)$/);
  },
};

/** As the system draws them. */
export const OfTheSystem: Story = {
  args: { isCustom: false },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Text' });
    await expect(getComputedStyle(area).scrollbarColor).toBe('auto');
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

/** They stand at the other side. */
export const RightToLeft: Story = { globals: { locale: 'ar' } };
