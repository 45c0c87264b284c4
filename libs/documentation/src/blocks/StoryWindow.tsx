import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import type { StoryFrame } from '#documentation/storyFrames';

type StoryWindowProps = StoryFrame & {
  /** What a screen reader calls it. */
  title: string;
  /** The folder that Storybook is served from. */
  storybook: string;
  scheme: string;
  language: string;
};

/**
 * A story in a window of its own, as an example (`embed`): Storybook does not play it, and it leaves the reader's focus and place alone.
 * Where it wants a width, it is laid out at that and drawn smaller if there is less room.
 */
export const StoryWindow = ({ frame, height, width, title, storybook, scheme, language }: StoryWindowProps) => {
  const place = useRef<HTMLDivElement>(null);
  const room = useWidthOf(place);
  const scale = width !== undefined && room !== undefined ? Math.min(1, room / width) : 1;
  const globals = `scheme:${scheme};locale:${language}`;
  return (
    <Place ref={place} style={{ blockSize: `calc(${height} * ${String(scale)})` }}>
      <Window
        title={title}
        src={`${storybook}iframe.html?id=${frame}&viewMode=story&embed=true&globals=${globals}`}
        loading="lazy"
        style={{ blockSize: height, inlineSize: width ?? '100%', transform: `scale(${String(scale)})` }}
      />
    </Place>
  );
};

/** How wide an element is, in pixels; undefined where nothing can be measured. */
function useWidthOf(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      setWidth(current.clientWidth);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    measure();
    return () => {
      sizes.disconnect();
    };
  }, [element]);
  return width;
}

const Place = styled.div`
  overflow: hidden;
`;

const Window = styled.iframe`
  display: block;
  margin-inline: auto;
  border: none;
  transform-origin: 0 0;
`;
