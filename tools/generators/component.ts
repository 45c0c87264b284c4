import type { Names } from './names.ts';
import type { Plan } from './writePlan.ts';

const component = ({ pascal, words }: Names) => `import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '../theme';

export type ${pascal}Props = {
  /** What it shows, already translated by the caller. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
};

/** ${words}: say here what it is for, and which component to take instead where it is not. */
export const ${pascal} = ({ children, tone = 'neutral' }: ${pascal}Props) => <Frame $tone={tone}>{children}</Frame>;

const Frame = styled.div<{ $tone: Tone }>\`
  padding-block: \${({ theme }) => theme.space(2)};
  padding-inline: \${({ theme }) => theme.space(3)};
  border-radius: \${({ theme }) => theme.radius.control};
  background: \${({ theme, $tone }) => theme.tone[$tone].tint};
  color: \${({ theme, $tone }) => theme.tone[$tone].text};
  \${({ theme }) => theme.type.body}
\`;
`;

const stories = ({ pascal, words }: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal} } from '.';

const meta = {
  title: 'Components/${words}',
  component: ${pascal},
  args: { children: '${words}' },
} satisfies Meta<typeof ${pascal}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${words}')).toBeVisible();
  },
};

export const Success: Story = { args: { tone: 'success' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { children: 'نص' }, globals: { locale: 'ar' } };
`;

const spec = ({ pascal, words }: Names) => `import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import * as stories from './${pascal}.stories';
import { page } from '../testing/page';

const { Neutral } = composeStories(stories, page);

it('shows what it is given', () => {
  render(<Neutral>{'${words} of mine'}</Neutral>);
  expect(screen.getByText('${words} of mine')).toBeInTheDocument();
});
`;

const door = ({ pascal }: Names) => `export { ${pascal} } from './${pascal}';
export type { ${pascal}Props } from './${pascal}';
`;

/** A component of libs/ui with its stories, its spec and its door. */
export const componentPlan = (names: Names): Plan => {
  const folder = `libs/ui/src/${names.kebab}`;
  return {
    files: {
      [`${folder}/${names.pascal}.tsx`]: component(names),
      [`${folder}/${names.pascal}.stories.tsx`]: stories(names),
      [`${folder}/${names.pascal}.spec.tsx`]: spec(names),
      [`${folder}/index.ts`]: door(names),
    },
    next: [`Import it from '@ezone/ui/${names.kebab}'.`, 'Add a story for every state worth looking at.'],
  };
};
