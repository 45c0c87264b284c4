import { RouteLink } from '@ezone/shell/routing';
import { ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { filesMessages } from '../messages';
import type { Folder } from '../model/file';
import { pathOfFolder } from '../model/fileView';

/** The folders from the top to the one that is shown, each a link, and a place that files are dragged to. */
export const PathBar = ({ folders }: { folders: readonly Folder[] }) => {
  const { formatMessage } = useIntl();
  const steps = [{ id: null, name: formatMessage(filesMessages.top) }, ...folders];
  return (
    <Nav aria-label={formatMessage(filesMessages.path)}>
      <ol>
        {steps.map(({ id, name }, index) => {
          const isHere = index === steps.length - 1;
          return (
            <li key={id}>
              {index > 0 && <Arrow aria-hidden />}
              <RouteLink to={pathOfFolder(id)} aria-current={isHere ? 'page' : undefined} data-folder={id ?? ''}>
                <bdi>{name}</bdi>
              </RouteLink>
            </li>
          );
        })}
      </ol>
    </Nav>
  );
};

const Nav = styled.nav`
  flex: none;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: var(--row-gutter, ${({ theme }) => theme.space(4)});
  overflow-x: auto;
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > ol {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: flex;
    flex: none;
    align-items: center;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 3.2rem;
    max-inline-size: 24rem;
    padding-inline: ${({ theme }) => theme.space(2)};
    overflow: hidden;
    border-radius: ${({ theme }) => theme.radius.control};
    color: ${({ theme }) => theme.color.textMuted};
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;

    &[aria-current] {
      color: ${({ theme }) => theme.color.text};
      font-weight: 500;
    }

    &:hover {
      background: ${({ theme }) => theme.color.hover};
    }

    &[data-drop-target] {
      background: ${({ theme }) => theme.tone.primary.tint};
      outline: 2px solid ${({ theme }) => theme.tone.primary.solid};
      outline-offset: -2px;
    }

    @media (pointer: coarse) {
      min-block-size: 4.4rem;
    }
  }
`;

const Arrow = styled(ChevronRight)`
  inline-size: 1.6rem;
  block-size: 1.6rem;
  color: ${({ theme }) => theme.color.textMuted};

  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;
