import { commonMessages } from '@ezone/shell/notices/words';
import { useIsNear } from '@ezone/ui/charts';
import { ErrorState } from '@ezone/ui/error-state';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { StoryFrame } from '#documentation/storyFrames';
import { docsMessages } from '../messages';
import { useDrawing } from './useDrawing';

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
 * Where it wants a width, it is laid out at that and drawn smaller if there is less room. It starts when it is nearly in view: each is an app
 * of its own.
 */
export const StoryWindow = ({ frame, height, width, title, storybook, scheme, language }: StoryWindowProps) => {
  const place = useRef<HTMLDivElement>(null);
  const room = useWidthOf(place);
  const scale = width !== undefined && room !== undefined ? Math.min(1, room / width) : 1;
  const { formatMessage } = useIntl();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(place);
  const [tries, setTries] = useState(0);
  const globals = `scheme:${scheme};locale:${language}`;
  // Another look is another window: a new address in the same one would be a step for Back.
  const attempt = `${globals} ${String(tries)}`;
  const drawing = useDrawing(frameRef, isNear, attempt);
  return (
    <Place ref={place} style={{ blockSize: `calc(${height} * ${String(scale)})` }}>
      <Window
        key={attempt}
        ref={frameRef}
        title={title}
        src={isNear ? `${storybook}iframe.html?id=${frame}&viewMode=story&embed=true&globals=${globals}` : undefined}
        style={{ blockSize: height, inlineSize: width ?? '100%', transform: `scale(${String(scale)})` }}
      />
      {drawing !== 'drawn' && (
        <Cover>
          {drawing === 'waiting' ? (
            <SkeletonGroup label={formatMessage(commonMessages.loading)} isQuiet>
              <Skeleton shape="card" height="100%" />
            </SkeletonGroup>
          ) : (
            <ErrorState
              title={formatMessage(docsMessages.notShown)}
              retry={{
                label: formatMessage(commonMessages.retry),
                onPress: () => {
                  setTries(tries + 1);
                },
              }}
            />
          )}
        </Cover>
      )}
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
  position: relative;
  overflow: hidden;
`;

/* Over the window, which is empty until it is drawn. */
const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  padding: ${({ theme }) => theme.space(4)};
  background: ${({ theme }) => theme.color.surface};

  & > * {
    display: grid;
  }
`;

const Window = styled.iframe`
  display: block;
  margin-inline: auto;
  border: none;
  transform-origin: 0 0;
`;
