import styled from 'styled-components';

/** Text with its headings, lists and tables. */
export const Prose = styled.article`
  ${({ theme }) => theme.type.body}
  line-height: 1.6;
  overflow-wrap: anywhere;

  & > :is(p, ul, ol, blockquote) {
    max-inline-size: ${({ theme }) => theme.width.prose};
    margin-block: ${({ theme }) => theme.space(4)};
  }

  /* It begins where what stood in its place did. */
  && > :first-child {
    margin-block-start: 0;
  }

  & > :is(ul, ol),
  & > :is(ul, ol) :is(ul, ol) {
    padding-inline-start: ${({ theme }) => theme.space(6)};
  }

  & > ul,
  & > :is(ul, ol) ul {
    list-style: disc;
  }

  & > ol,
  & > :is(ul, ol) ol {
    list-style: decimal;
  }

  & > :is(ul, ol) li + li,
  & > :is(ul, ol) li > :is(ul, ol) {
    margin-block-start: ${({ theme }) => theme.space(2)};
  }

  & > div > h2 {
    ${({ theme }) => theme.type.section}
  }

  & > div > h3 {
    ${({ theme }) => theme.type.cardTitle}
  }

  & > :not(figure) code:not(pre > code) {
    padding: 0.1em 0.35em;
    border-radius: ${({ theme }) => theme.radius.tag};
    background: ${({ theme }) => theme.color.surface2};
    font-family: ${({ theme }) => theme.font.mono};
    font-size: 0.92em;
  }

  & blockquote {
    padding-inline-start: ${({ theme }) => theme.space(4)};
    border-inline-start: 3px solid ${({ theme }) => theme.color.border};
    color: ${({ theme }) => theme.color.textMuted};
  }

  & strong {
    font-weight: 600;
  }
`;
