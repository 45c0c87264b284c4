import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { theme } from '.';
import type { EzoneTheme } from '.';

const STEPS = Object.keys(theme.type) as (keyof EzoneTheme['type'])[];

/** The eight steps of type: Inter for Latin letters, Noto Sans for Arabic, both our own files. */
const Steps = ({ text }: { text: string }) => (
  <List>
    {STEPS.map((step) => (
      <li key={step}>
        <Name>{step}</Name>
        <Line $step={step}>{text}</Line>
      </li>
    ))}
  </List>
);

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${({ theme: t }) => t.space(4)};
`;

const Name = styled.div`
  ${({ theme: t }) => t.type.caption}
  color: ${({ theme: t }) => t.color.textMuted};
`;

const Line = styled.p<{ $step: keyof EzoneTheme['type'] }>`
  ${({ theme: t, $step }) => t.type[$step]}
`;

const fontIsLoaded = async (family: string, text: string) => {
  const faces = await document.fonts.load(`16px '${family}'`, text);
  await expect(faces.length).toBeGreaterThan(0);
};

const meta = {
  title: 'Foundations/Type',
  component: Steps,
  render: (args) => <Steps {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { text: 'Keep what you learn: 1,024 notes, 36 % archived' },
  play: async ({ args }) => fontIsLoaded('Inter Ezone', args.text),
};

/** The letters that other fonts forget. */
export const Turkish: Story = {
  args: { text: 'Iğdır’da ılık bir İstanbul sabahı: çiğ köfte, şalgam, ₺120' },
  play: async () => fontIsLoaded('Inter Ezone', 'ğş'),
  globals: { locale: 'tr' },
};

/** A tenth taller, never under 14 px, and without letter-spacing. */
export const Arabic: Story = {
  args: { text: 'احتفظ بما تتعلّمه: 1024 ملاحظة، 36٪ في الأرشيف' },
  play: async ({ args, canvas }) => {
    await fontIsLoaded('Noto Arabic Ezone', args.text);
    const [caption] = canvas.getAllByText(args.text);
    if (!caption) throw new Error('there is no line');
    await expect(getComputedStyle(caption)).toMatchObject({ fontSize: '14px', letterSpacing: 'normal' });
  },
  globals: { locale: 'ar' },
};
