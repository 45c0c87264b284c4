import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Heading } from '#documentation/pageHeadings';
import { HeadingText } from '../markdown/HeadingText';
import { docsMessages } from '../messages';
import { useHeadingInView } from '../useHeadingInView';

/** The headings of the page, of which that in view is marked. */
export const OnThisPage = ({ headings }: { headings: readonly Heading[] }) => {
  const { formatMessage } = useIntl();
  const current = useHeadingInView(headings);
  return (
    <Nav aria-label={formatMessage(docsMessages.onThisPage)}>
      <ul role="list">
        {headings.map((heading) => (
          <li key={heading.id}>
            <Place
              href={`#${heading.id}`}
              aria-current={heading.id === current ? 'location' : undefined}
              $level={heading.level}
            >
              <HeadingText heading={heading} />
            </Place>
          </li>
        ))}
      </ul>
    </Nav>
  );
};

const Nav = styled.nav`
  padding: ${({ theme }) => `${theme.space(6)} ${theme.space(4)}`};
`;

const Place = styled.a<{ $level: number }>`
  display: block;
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme, $level }) => theme.space($level === 2 ? 3 : 6)} 0;
  border-inline-start: 2px solid ${({ theme }) => theme.color.border};
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-current] {
    border-color: ${({ theme }) => theme.tone.primary.text};
    color: ${({ theme }) => theme.tone.primary.text};
    font-weight: 500;
  }

  @media (pointer: coarse) {
    padding-block: ${({ theme }) => theme.space(3)};
  }
`;
