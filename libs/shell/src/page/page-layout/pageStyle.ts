import { css } from 'styled-components';
import type { PageLayoutProps } from './PageLayout';

/** What the styles of a layout depend on. */
export type ScrollStyleProps = { $scroll: NonNullable<PageLayoutProps['scroll']> };

/** How low a page whose content scrolls may become before the whole page scrolls as well. */
const READABLE = '48rem';

/** The page takes the room that the shell leaves it, however much that is. */
export const pageRoot = css<ScrollStyleProps>`
  display: flex;
  min-inline-size: 0;
  ${({ $scroll }) => ($scroll === 'page' ? 'flex: 1;' : `flex: 1 1 0; min-block-size: ${READABLE}; overflow: hidden;`)}
`;

/** A part that shares that room with others and hands it on to what scrolls in it. */
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

/** The content; where it scrolls by itself it can be reached by keyboard, and its ring stays inside. */
export const pageContent = css<ScrollStyleProps>`
  flex: 1;
  min-inline-size: 0;
  ${({ $scroll }) => ($scroll === 'parts' ? parts : padded)}
  ${({ $scroll }) => $scroll === 'content' && 'min-block-size: 0; overflow: auto; scrollbar-gutter: stable;'}

  &:focus-visible {
    outline-offset: -0.2rem;
  }
`;
