import { createContext, createElement, use } from 'react';
import type { ComponentType } from 'react';
import { argsOf } from './story';
import type { Args, Stories, Story } from './story';

/** What a reader has set instead of the story's own args. */
export const EditedArgs = createContext<Args>({});

const made = new WeakMap<Story, ComponentType>();

const listOf = <Item>(items: Item | readonly Item[] | undefined): readonly Item[] =>
  items === undefined ? [] : Array.isArray(items) ? (items as readonly Item[]) : [items as Item];

/** A story as a component, which takes its args from {@link EditedArgs}. The same one each time. */
export function storyComponent(stories: Stories, story: Story): ComponentType {
  const known = made.get(story);
  if (known) return known;
  const {
    component,
    render = component && ((args: Args) => createElement(component, args)),
    decorators,
  } = stories.default;
  const shown = story.render ?? render;
  if (!shown) throw new Error(`${stories.default.title} has neither a component nor a render`);
  const context = {
    args: argsOf(stories, story),
    globals: { ...story.globals },
    parameters: {},
    viewMode: 'docs' as const,
  };
  const Innermost = () => shown({ ...context.args, ...use(EditedArgs) }, context);
  const Decorated = [...listOf(story.decorators), ...listOf(decorators)].reduce<ComponentType>(
    (Inner, decorator) => () => decorator(Inner, context),
    Innermost,
  );
  made.set(story, Decorated);
  return Decorated;
}
