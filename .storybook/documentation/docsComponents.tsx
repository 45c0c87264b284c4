import { CodeBlock, ScrollingTable } from '@ezone/documentation/storybook';
import type { ComponentType } from 'react';
import { Story } from './Story';

/** A part of a page as the app shows it, without what Storybook's styles say of its elements. */
const asInTheApp =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <div className="sb-unstyled">
      <Part {...props} />
    </div>
  );

const Table = asInTheApp(ScrollingTable);

/** What pages of documentation are drawn with in place of Storybook's own. */
export const docsComponents = { CodeBlock: asInTheApp(CodeBlock), table: Table, Table, Story };
