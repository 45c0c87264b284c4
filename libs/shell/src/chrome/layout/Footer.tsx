import { LinkButton } from '@ezone/ui/button';
import { Link } from '@ezone/ui/link';
import { SchemeScope } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { BookOpen, ShoppingCart } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { findRoute, RouteLink, useRouting } from '../../routing';
import { layoutMessages, layoutSentences } from './messages';
import { version as builtVersion } from './version';

/** Where the footer of layouts 2 and 3 leads. */
const links = [
  { path: '/pages/pricing/style-1', message: layoutMessages.purchase, icon: <ShoppingCart aria-hidden /> },
  { path: '/documentation', message: layoutMessages.documentation, icon: <BookOpen aria-hidden /> },
];

/** Where the version leads: what is new in it. */
const CHANGELOG = '/documentation/changelog';

export type FooterProps = {
  /** A scheme of its own. @default the page's */
  scheme?: SchemeName | undefined;
  /** Stays at the end of the view while the page scrolls. */
  sticks: boolean;
  /** With buttons for purchase and documentation, as far as there are such pages. */
  hasLinks: boolean;
  /** The release that runs. @default that of the build */
  version?: string | undefined;
};

/** What stands under every page. */
export const Footer = ({ scheme, sticks, hasLinks, version = builtVersion }: FooterProps) => {
  const { formatMessage } = useIntl();
  const { routes } = useRouting();
  const shown = hasLinks ? links.filter(({ path }) => findRoute(routes, path) !== undefined) : [];
  return (
    <Bar as="footer" scheme={scheme} $sticks={sticks}>
      {shown.length === 0
        ? formatMessage(layoutMessages.footer)
        : shown.map(({ path, message, icon }) => (
            <LinkButton key={path} as={RouteLink} to={path} $variant="secondary" $size="dense">
              {icon}
              {formatMessage(message)}
            </LinkButton>
          ))}
      {version !== undefined && findRoute(routes, CHANGELOG) !== undefined && (
        <Version
          as={RouteLink}
          to={CHANGELOG}
          $quiet
          dir="ltr"
          aria-label={formatMessage(layoutSentences.version, { version })}
        >
          {version}
        </Version>
      )}
    </Bar>
  );
};

const Version = styled(Link)`
  align-self: center;
  margin-inline-start: auto;
`;

/** As high as the footer gets where it stays in view. */
export const FOOTER_HEIGHT = '5.7rem';

const Bar = styled(SchemeScope)<{ $sticks: boolean }>`
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
  padding-block-end: max(${({ theme }) => theme.space(4)}, env(safe-area-inset-bottom));
  /* In line with the content, where the layout keeps bars to its width. */
  padding-inline: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding-inline: calc(max(0px, (100% - var(--ez-container, 100%)) / 2) + ${({ theme }) => theme.space(6)});
  }

  background: ${({ theme }) => theme.color.bg};
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
  font-weight: 400;

  /* On a small screen there is no room to spare. */
  ${({ theme }) => theme.up.lg} {
    position: ${({ $sticks }) => ($sticks ? 'sticky' : 'static')};
    inset-block-end: 0;
    padding-block-end: ${({ theme }) => theme.space(3)};
  }

  /* As wide as the content: a line over the whole width would stop short of the rail, at the room kept for a scrollbar. */
  &::before {
    content: '';
    flex: 0 0 100%;
    block-size: 1px;
    margin-block-end: ${({ theme }) => theme.space(1)};
    background: ${({ theme }) => theme.color.border};
  }
`;
