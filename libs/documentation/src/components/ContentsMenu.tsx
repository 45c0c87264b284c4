import { RouteLink } from '@ezone/shell/routing';
import { Disclosure } from '@ezone/ui/disclosure';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { loadContent } from '../loadContent';
import { docsMessages } from '../messages';
import type { DocumentationEntry } from '../sections/Section';
import { sections } from '../sections/sections';

/** The sections and their pages. The section of the page that is open is unfolded, and its entry in view. */
export const ContentsMenu = () => {
  const { formatMessage } = useIntl();
  const path = useLocation().pathname.replace(/\/$/, '');
  const [folded, setFolded] = useState<Readonly<Record<string, boolean>>>({});
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  const entryOf = (page: DocumentationEntry) => (
    <li key={page.path}>
      <Entry
        ref={page.path === path ? current : undefined}
        to={page.path}
        aria-current={page.path === path ? 'page' : undefined}
        onPointerEnter={() => void loadContent(page).catch(() => undefined)}
      >
        <FormattedMessage {...page.title} />
      </Entry>
    </li>
  );
  return (
    <Nav aria-label={formatMessage(docsMessages.contents)}>
      {sections.map(({ id, title, pages }) => {
        const isHere = pages.some((page) => page.path === path);
        return (
          <Disclosure
            key={id}
            title={formatMessage(title)}
            open={!(folded[id] ?? !isHere)}
            onOpenChange={(open) => {
              setFolded((before) => ({ ...before, [id]: !open }));
            }}
          >
            <ul role="list">{pages.map(entryOf)}</ul>
          </Disclosure>
        );
      })}
    </Nav>
  );
};

const Nav = styled.nav`
  padding: ${({ theme }) => theme.space(4)};
`;

const Entry = styled(RouteLink)`
  display: block;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => `${theme.space(8)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-current] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};
    font-weight: 500;
  }
`;
