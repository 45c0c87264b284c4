import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Args, Story } from './story';

type Edits = {
  argsOf: (story: Story) => Args;
  change: (story: Story, args: Args | null) => void;
  subscribe: (listener: () => void) => () => void;
};

const EditsContext = createContext<Edits | null>(null);

const nothing: Args = {};

function createEdits(): Edits {
  const edited = new Map<Story, Args>();
  const listeners = new Set<() => void>();
  return {
    argsOf: (story) => edited.get(story) ?? nothing,
    change: (story, args) => {
      edited.set(story, args ? { ...edited.get(story), ...args } : nothing);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Keeps what a reader has set in the examples of a page: an edit of one of them draws that one alone. */
export function ExampleArgs({ children }: { children: ReactNode }) {
  const [edits] = useState(createEdits);
  return <EditsContext value={edits}>{children}</EditsContext>;
}

/** What a reader has set of a story, and how to set more of it; `null` takes all of it back. */
export function useExampleArgs(story: Story): [args: Args, change: (args: Args | null) => void] {
  const edits = use(EditsContext);
  if (!edits) throw new Error('An example needs ExampleArgs around it');
  const args = useSyncExternalStore(edits.subscribe, () => edits.argsOf(story));
  return [args, (changed) => edits.change(story, changed)];
}
