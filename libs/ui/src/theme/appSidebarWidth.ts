import { css } from 'styled-components';

/** The width of the sidebar of an app, where it stands beside the content. */
export const appSidebarWidth = css`
  inline-size: ${({ theme }) => theme.width.sidebarNarrow};

  @media (min-width: 1600px) {
    inline-size: ${({ theme }) => theme.width.sidebar};
  }
`;
