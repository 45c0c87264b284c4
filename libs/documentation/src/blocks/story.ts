import type { ComponentType, ReactNode } from 'react';

/** The props of a story's component. */
export type Args = Readonly<Record<string, unknown>>;

type StoryContext = { args: Args; globals: Args; parameters: Args; viewMode: 'docs' };
type Render = (args: Args, context: StoryContext) => ReactNode;
type Decorator = (Story: ComponentType, context: StoryContext) => ReactNode;

/** A story, as far as a page shows it. */
export type Story = {
  args?: Args;
  render?: Render;
  decorators?: Decorator | readonly Decorator[];
  /** The colour scheme and the language that it is to be seen in. */
  globals?: { scheme?: string; locale?: string };
};

/** What the stories of a file share. */
type Shared = Omit<Story, 'globals'> & { title: string; component?: ComponentType<Record<string, unknown>> };

/** A file of stories: what they share, and each of them by its name. */
export type Stories = { readonly default: Shared } & Readonly<Record<string, Story | Shared>>;

/** `DisabledWithReason` as words. */
export const nameOf = (stories: Stories, story: Story): string =>
  (Object.keys(stories).find((name) => stories[name] === story) ?? '').replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');

/** The component that stories are of, as their code calls it: `CardGrid` where their title ends with `Card grid`. */
export const componentOf = ({ default: { title } }: Stories): string =>
  (title.split('/').at(-1) ?? title).replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The args that a story begins with. */
export const argsOf = (stories: Stories, story: Story): Args => ({ ...stories.default.args, ...story.args });
