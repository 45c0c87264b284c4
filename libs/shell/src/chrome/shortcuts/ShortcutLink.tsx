import { Tooltip } from '@ezone/ui/tooltip';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { isAround } from '../../routing/menu';
import { RouteLink } from '../../routing';
import type { ShortcutPage } from './pagesOf';

export type ShortcutLinkProps = {
  page: ShortcutPage;
  /** Where its title appears, of which only the icon is to see. @default 'bottom' */
  placement?: 'bottom' | 'end';
};

/** The icon of a page that leads there; its title is a tooltip. */
export const ShortcutLink = ({ page, placement }: ShortcutLinkProps) => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { icon: Icon, path } = page;
  const title = formatMessage(page.title);
  return (
    <Tooltip text={title} placement={placement}>
      <Link to={path} aria-label={title} aria-current={isAround(path, pathname) ? 'page' : undefined}>
        {Icon && <Icon />}
      </Link>
    </Tooltip>
  );
};

const Link = styled(RouteLink)`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${({ theme }) => theme.radius.control};
  color: inherit;
  transition: background ${({ theme }) => theme.motion.hover};

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  &[aria-current='page'] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};
  }

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
  }

  @media (pointer: coarse) {
    inline-size: 4.4rem;
    block-size: 4.4rem;
  }
`;
