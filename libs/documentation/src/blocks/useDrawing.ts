import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How long a story may take to draw itself, in milliseconds, before it is said that it does not come. */
const PATIENCE = 20_000;

type Drawing = 'waiting' | 'drawn' | 'failed';

/** What Storybook tells the page around a story, by its events. */
const outcomes: Readonly<Record<string, Drawing>> = {
  storyRendered: 'drawn',
  storyErrored: 'failed',
  storyMissing: 'failed',
  storyThrewException: 'failed',
};

/** The outcome that a message from a window of Storybook tells of, if any. */
const outcomeOf = (message: unknown): Drawing | undefined => {
  if (typeof message !== 'string' || !message.includes('storybook-channel')) return undefined;
  const { event } = JSON.parse(message) as { event?: { type?: string } };
  return outcomes[event?.type ?? ''];
};

/**
 * How far a story in a window of its own is. One that comes after all is there, though it had been given up.
 * @param isStarted whether the window has its address
 * @param attempt changes with each new try
 */
export function useDrawing(story: RefObject<HTMLIFrameElement | null>, isStarted: boolean, attempt: string): Drawing {
  const [known, setKnown] = useState<{ drawing: Drawing; attempt: string }>();
  useEffect(() => {
    if (!isStarted) return undefined;
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const drawing = source === story.current?.contentWindow ? outcomeOf(data) : undefined;
      if (drawing) setKnown({ drawing, attempt });
    };
    const timer = setTimeout(() => {
      setKnown((before) => (before?.attempt === attempt ? before : { drawing: 'failed', attempt }));
    }, PATIENCE);
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, [story, isStarted, attempt]);
  return known?.attempt === attempt ? known.drawing : 'waiting';
}
