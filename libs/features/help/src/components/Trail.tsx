import type { AnswerOf } from '@ezone/api-client';
import { RouteLink } from '@ezone/shell/routing';
import { Link } from '@ezone/ui/link';
import { ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { addressOf } from '../addresses';
import { helpMessages } from '../messages';

type TrailProps = {
  /** The category that one is in, which is a link where one is further down. */
  category: AnswerOf<'listKnowledgeBaseCategories'>[number];
  isLink?: boolean;
};

/** Where one is in the knowledge base, and the ways back. */
export const Trail = ({ category: { id, title }, isLink = false }: TrailProps) => {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(helpMessages.path)}>
      <Steps role="list">
        <li>
          <Link as={RouteLink} to={addressOf.all}>
            {formatMessage(helpMessages.allCategories)}
          </Link>
        </li>
        <li aria-current={isLink ? undefined : 'page'}>
          <Chevron aria-hidden />
          {isLink ? (
            <Link as={RouteLink} to={addressOf.category(id)} dir="auto">
              {title}
            </Link>
          ) : (
            <span dir="auto">{title}</span>
          )}
        </li>
      </Steps>
    </nav>
  );
};

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};

  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
  }
`;

const Chevron = styled(ChevronRight)`
  inline-size: 1.6rem;
  block-size: 1.6rem;
  color: ${({ theme }) => theme.color.textMuted};

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
