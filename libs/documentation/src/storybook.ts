/** What Storybook draws its pages of documentation with, so that they look as in the app. */
export { StoryWindow } from './blocks/StoryWindow';
export { CodeBlock } from './markdown/CodeBlock';
export { ScrollingTable } from './markdown/ScrollingTable';
