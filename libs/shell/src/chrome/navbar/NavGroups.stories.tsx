import { SchemeScope } from '@ezone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, FileText } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { people } from '../layout/testing/people';
import { sampleRoutes } from '../layout/testing/routes';
import { ShellStage } from '../layout/testing/ShellStage';
import { menuOf } from '../../routing/menu';
import type { NavEntry } from '../../routing/menu';
import { NavGroups } from './NavGroups';

const Bar = styled(SchemeScope)`
  inline-size: ${({ theme }) => theme.width.navbar};
`;

const groupsFor = (who: keyof typeof people) => menuOf(sampleRoutes, people[who]?.role ?? []);

/** An entry over an entry over an entry ... */
const nested = (depth: number): NavEntry => ({
  id: `level-${String(depth)}`,
  title: { id: 'menu.sample.Knowledge base', defaultMessage: 'Knowledge base' },
  icon: depth === 7 ? FileText : BookOpen,
  ...(depth === 7 ? { path: '/pages/knowledge-base' } : { children: [nested(depth + 1)] }),
});

const meta = {
  title: 'Shell/Navbar',
  component: NavGroups,
  args: { groups: groupsFor('admin'), collapsed: [], onToggle: fn(), onPanel: fn() },
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  decorators: [
    (Story) => (
      <ShellStage>
        <Bar as="nav" aria-label="Main menu" scheme="greyDark">
          <Story />
        </Bar>
      </ShellStage>
    ),
  ],
} satisfies Meta<typeof NavGroups>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Admin: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Pages' }));
    await expect(args.onToggle).toHaveBeenCalledWith('pages');
  },
};

export const Staff: Story = { args: { groups: groupsFor('staff') } };

export const Guest: Story = { args: { groups: groupsFor('guest') } };

export const Collapsed: Story = {
  args: { collapsed: ['applications', 'userInterface'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Notes' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'FAQ' })).toBeVisible();
  },
};

/** Each level is set in by 16 px, up to 80. */
export const Nested: Story = {
  args: {
    groups: [{ id: 'pages', title: { id: 'shell.navbar.pages', defaultMessage: 'Pages' }, entries: [nested(0)] }],
  },
};

export const RightToLeft: Story = { ...Nested, globals: { locale: 'ar' } };
