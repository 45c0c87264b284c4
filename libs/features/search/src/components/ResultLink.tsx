import { RouteLink } from '@ezone/shell/routing';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { kindIcons } from '../kinds';
import type { Result } from '../kinds';
import { kindMessages } from '../messages';

type ResultLinkProps = {
  result: Result;
  /** Whether it says of which kind it is. @default false */
  hasKind?: boolean;
};

/** Something that was found, with the words around it: all of it leads there. */
export const ResultLink = ({ result: { title, url, excerpt, type }, hasKind = false }: ResultLinkProps) => {
  const { formatMessage } = useIntl();
  const Icon = kindIcons[type];
  return (
    <Row>
      <Icon aria-hidden />
      <div>
        <Title to={url} data-result>
          <bdi>{title}</bdi>
        </Title>
        {hasKind && <Muted> · {formatMessage(kindMessages[type])}</Muted>}
        {/* The server escapes it: it has no element but `mark`. */}
        {excerpt !== '' && <Excerpt dir="auto" dangerouslySetInnerHTML={{ __html: excerpt }} />}
      </div>
    </Row>
  );
};

const Row = styled.div`
  position: relative;
  display: flex;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  overflow-wrap: anywhere;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  & > svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    color: ${({ theme }) => theme.color.textMuted};
  }

  & > div {
    min-inline-size: 0;
  }
`;

const Title = styled(RouteLink)`
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.type.control}
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.radius.control};
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${({ theme }) => theme.color.focus};
      outline-offset: -2px;
    }
  }
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Excerpt = styled.p`
  color: ${({ theme }) => theme.color.textMuted};

  mark {
    border-radius: ${({ theme }) => theme.radius.tag};
    background: ${({ theme }) => theme.tone.warning.tint};
    color: ${({ theme }) => theme.tone.warning.text};
  }
`;
