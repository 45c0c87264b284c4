import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Args, Story } from './story';

type Edits = {
  argsOf: (story: Story) => Args;
  change: (story: Story, args: Args | null) => void;
};

const EditsContext = createContext<Edits | null>(null);

/** Keeps what a reader has set in the examples of a page. */
export function ExampleArgs({ children }: { children: ReactNode }) {
  const [edited, setEdited] = useState<ReadonlyMap<Story, Args>>(new Map());
  const edits = useMemo(
    (): Edits => ({
      argsOf: (story) => edited.get(story) ?? {},
      change: (story, args) => {
        setEdited((before) => new Map(before).set(story, args ? { ...before.get(story), ...args } : {}));
      },
    }),
    [edited],
  );
  return <EditsContext value={edits}>{children}</EditsContext>;
}

/** What a reader has set of a story, and how to set more of it; `null` takes all of it back. */
export function useExampleArgs(story: Story): [args: Args, change: (args: Args | null) => void] {
  const edits = use(EditsContext);
  if (!edits) throw new Error('An example needs ExampleArgs around it');
  return [edits.argsOf(story), (args) => edits.change(story, args)];
}
