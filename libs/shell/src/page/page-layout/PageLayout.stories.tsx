import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { ShellStage } from '../../chrome/layout/testing/ShellStage';
import { PageCarded } from './PageCarded';
import type { PageLayoutProps } from './PageLayout';
import { PageSimple } from './PageSimple';
import { PageTabs } from './PageTabs';

type PageAtProps = Omit<PageLayoutProps, 'children'> & {
  /** Which of the two. */
  kind: 'carded' | 'simple';
  /** How many lines of content there are. */
  lines?: number;
};

/** A page with one of the layouts, in a view as high as the window. */
const PageAt = ({ kind, lines = 6, ...layout }: PageAtProps) => {
  const Layout = kind === 'carded' ? PageCarded : PageSimple;
  return (
    <ShellStage>
      <View>
        <Layout {...layout}>
          {Array.from({ length: lines }, (_, index) => (
            <p key={index}>Chapter {index + 1}: what happened next, and what it led to.</p>
          ))}
        </Layout>
      </View>
    </ShellStage>
  );
};

const View = styled.main`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  p + p {
    margin-block-start: ${({ theme }) => theme.space(4)};
  }
`;

const Title = styled.h1`
  ${({ theme }) => theme.type.pageTitle}
`;

const Padded = styled.p`
  padding: ${({ theme }) => theme.space(4)};
`;

const chapters = { name: 'Chapters', content: <Padded>One to six, and an afterword.</Padded> };
const author = { name: 'About the author', content: <Padded>Writes in the morning.</Padded> };

const tabs = (
  <PageTabs
    label="Parts"
    current="/book"
    tabs={[
      { to: '/book', label: 'The text' },
      { to: '/book?part=notes', label: 'Notes' },
    ]}
  />
);

const meta = {
  title: 'Shell/Page layouts',
  component: PageAt,
  args: { kind: 'carded', header: <Title>The long way home</Title> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem', width: 1280 } } },
} satisfies Meta<typeof PageAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Carded: Story = { args: { start: chapters, toolbar: tabs } };

export const Simple: Story = { args: { kind: 'simple', start: chapters, toolbar: tabs } };

export const ContentScrolls: Story = { args: { scroll: 'content', start: chapters, toolbar: tabs, lines: 60 } };

export const TwoSidebars: Story = { args: { kind: 'simple', start: chapters, end: author } };

export const TemporarySidebars: Story = {
  args: { start: { ...chapters, isTemporary: true }, end: { ...author, isTemporary: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chapters' }));
    await expect(canvas.getByRole('complementary', { name: 'Chapters' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Chapters' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'About the author' }));
    await expect(canvas.getByText('Writes in the morning.')).toBeVisible();
  },
};

export const WithoutHeader: Story = { args: { header: undefined, start: { ...chapters, isTemporary: true } } };

export const Dark: Story = { ...TwoSidebars, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { ...Carded, globals: { locale: 'ar' } };

export const Phone: Story = { ...Carded, globals: { viewport: { value: 'phone' } } };
