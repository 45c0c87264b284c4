import { SkipLink } from '@ezone/shell/page/skip-link';
import { RouteLink } from '@ezone/shell/routing';
import { Disclosure } from '@ezone/ui/disclosure';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { fetchContentAhead } from '../loadContent';
import { docsMessages } from '../messages';
import type { DocumentationEntry } from '../sections/Section';
import { sections } from '../sections/sections';

/** Brings an entry into the middle of the menu where it is not in view, and moves nothing else. */
const bringIntoView = (entry: Element, menu: Element) => {
  const [{ top, bottom }, pane] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (top >= pane.top && bottom <= Math.min(pane.bottom, window.innerHeight)) return;
  menu.scrollTop += (top + bottom - pane.top - Math.min(pane.bottom, window.innerHeight)) / 2;
};

/** What somebody has done to a section, and on which page. */
type Fold = { isFolded: boolean; path: string };

type ContentsMenuProps = {
  /** What was found stands in the place of a page: none of them is marked. */
  isSearching: boolean;
  /** The id of what one comes to who skips the menu. */
  content: string;
};

/** The sections and their pages. The section of the page that one has come to is unfolded, and its entry in view. */
export const ContentsMenu = ({ isSearching, content }: ContentsMenuProps) => {
  const { formatMessage } = useIntl();
  const path = useLocation().pathname.replace(/\/$/, '');
  const [folds, setFolds] = useState<Readonly<Record<string, Fold>>>({});
  const menu = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The pane around the menu scrolls it.
    const pane = menu.current?.parentElement;
    if (current.current && pane) bringIntoView(current.current, pane);
  }, [path]);
  const entryOf = (page: DocumentationEntry) => (
    <li key={page.path}>
      <Entry
        ref={page.path === path ? current : undefined}
        to={page.path}
        aria-current={page.path === path && !isSearching ? 'page' : undefined}
        onIntent={() => void fetchContentAhead(page)}
      >
        <FormattedMessage {...page.title} />
      </Entry>
    </li>
  );
  return (
    <Nav ref={menu} aria-label={formatMessage(docsMessages.contents)}>
      <SkipPlace>
        <SkipContents href={`#${content}`}>
          <FormattedMessage {...docsMessages.skipContents} />
        </SkipContents>
      </SkipPlace>
      {sections.map(({ id, title, pages }) => {
        const isHere = pages.some((page) => page.path === path);
        const fold = folds[id];
        const isFolded = fold && (!isHere || fold.path === path) ? fold.isFolded : !isHere;
        return (
          <Disclosure
            key={id}
            title={formatMessage(title)}
            open={!isFolded}
            onOpenChange={(open) => {
              setFolds((before) => ({ ...before, [id]: { isFolded: !open, path } }));
            }}
          >
            <OnceOpened isOpen={!isFolded}>{() => <ul role="list">{pages.map(entryOf)}</ul>}</OnceOpened>
          </Disclosure>
        );
      })}
    </Nav>
  );
};

/** What is folded away in most sections, whose pages nobody comes to: it is drawn when it is first opened, and stays. */
const OnceOpened = ({ isOpen, children }: { isOpen: boolean; children: () => ReactNode }) => {
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpen && !isDrawn) setDrawn(true);
  return isDrawn && children();
};

const Nav = styled.nav`
  padding: ${({ theme }) => theme.space(4)};
`;

/* Over the top of the pane, wherever that is scrolled to. In a drawer the menu is all that there is. */
const SkipPlace = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: ${({ theme }) => theme.space(2)};
  display: none;
  block-size: 0;

  ${({ theme }) => theme.up.lg} {
    display: block;
  }
`;

const SkipContents = styled(SkipLink)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
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

  /* What unfolds cuts off what stands out of it. */
  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};
    font-weight: 500;
  }
`;
