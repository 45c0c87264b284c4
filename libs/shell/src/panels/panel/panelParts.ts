import styled from 'styled-components';

/** The head of a panel: an `h2` and buttons, as high as the toolbar beside it. */
export const PanelHead = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-block-size: ${({ theme }) => theme.width.toolbar};
  padding-inline: ${({ theme }) => `${theme.space(4)} ${theme.space(3)}`};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > h2 {
    flex: 1;
    ${({ theme }) => theme.type.cardTitle}
  }
`;

/** What scrolls below the head of a panel, and takes the page along at neither end. */
export const PanelBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
`;
