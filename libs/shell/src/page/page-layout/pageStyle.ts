import { phoneBar } from '@ezone/ui/below-bars';
import { css } from 'styled-components';
import type { PageLayoutProps } from './PageLayout';

/** What the styles of a layout depend on. */
export type ScrollStyleProps = { $scroll: NonNullable<PageLayoutProps['scroll']> };

/** The least height of a page with scrolling content; below it the whole page scrolls as well. */
const READABLE = '48rem';

/* On a phone it fills the view between the bars: the footer comes when somebody scrolls on, and takes none of it. */
const filling = css`
  flex: 1 1 0;
  min-block-size: max(${READABLE}, 100dvh - ${({ theme }) => theme.width.toolbar} - ${phoneBar});
  overflow: hidden;

  ${({ theme }) => theme.up.sm} {
    min-block-size: ${READABLE};
  }
`;

/** The page fills the space that the shell leaves. */
export const pageRoot = css<ScrollStyleProps>`
  display: flex;
  min-inline-size: 0;
  ${({ $scroll }) => ($scroll === 'page' ? 'flex: 1;' : filling)}
`;

/** A part of that space that passes its height on to the scrolling element in it. */
export const pageColumn = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

/** The same distance from the edge for header, toolbar and content, so that they stand on one line. */
export const pageGutter = css`
  padding-inline: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding-inline: ${({ theme }) => theme.space(6)};
  }
`;

/** A bar at the head of the page or of its content. */
export const pageBar = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  ${pageGutter}
`;

const padded = css`
  padding-block: ${({ theme }) => theme.space(6)};
  ${pageGutter}
`;

const parts = css`
  display: flex;
  min-block-size: 0;
  overflow: hidden;
`;

/** The content. If it scrolls by itself it can get the focus, and the focus ring is drawn inside. */
export const pageContent = css<ScrollStyleProps>`
  flex: 1;
  min-inline-size: 0;
  ${({ $scroll }) => ($scroll === 'parts' ? parts : padded)}
  ${({ $scroll }) => $scroll === 'content' && 'min-block-size: 0; overflow: auto; scrollbar-gutter: stable;'}

  &:focus-visible {
    outline-offset: -0.2rem;
  }
`;
