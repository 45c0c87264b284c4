import { RouteLink } from '@ezone/shell/routing';
import { mirroredInRtl } from '@ezone/ui/theme';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { fetchContentAhead } from '../loadContent';
import { docsMessages } from '../messages';
import type { DocumentationEntry } from '../sections/Section';
import { pages } from '../sections/sections';

/** The pages before and after one. */
export const Neighbours = ({ entry }: { entry: DocumentationEntry }) => {
  const { formatMessage } = useIntl();
  const place = pages.indexOf(entry);
  const [previous, next] = [pages[place - 1], pages[place + 1]];
  return (
    <Nav aria-label={formatMessage(docsMessages.neighbours)}>
      {previous && (
        <Way to={previous.path} onIntent={() => void fetchContentAhead(previous)}>
          <Small>
            <ArrowLeft aria-hidden />
            <FormattedMessage {...docsMessages.previous} />
          </Small>
          <FormattedMessage {...previous.title} />
        </Way>
      )}
      {next && (
        <Way to={next.path} onIntent={() => void fetchContentAhead(next)} $isNext>
          <Small>
            <FormattedMessage {...docsMessages.next} />
            <ArrowRight aria-hidden />
          </Small>
          <FormattedMessage {...next.title} />
        </Way>
      )}
    </Nav>
  );
};

const Nav = styled.nav`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  margin-block-start: ${({ theme }) => theme.space(12)};

  ${({ theme }) => theme.up.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Way = styled(RouteLink).withConfig({ shouldForwardProp: (prop) => prop !== '$isNext' })<{ $isNext?: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  justify-items: ${({ $isNext }) => ($isNext ? 'end' : 'start')};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.type.control}
  text-decoration: none;

  ${({ theme }) => theme.up.sm} {
    grid-column: ${({ $isNext }) => ($isNext ? 2 : 1)};
  }

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Small = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};

  & > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
    ${mirroredInRtl}
  }
`;
