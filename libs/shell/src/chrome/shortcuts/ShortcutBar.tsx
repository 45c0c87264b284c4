import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { shortcutMessages } from './messages';
import { ShortcutLink } from './ShortcutLink';
import { ShortcutMenuButton } from './ShortcutMenuButton';
import type { Shortcuts } from './useShortcuts';

/** As many as are shown where there is room for more; the panel and the menu have all of them. */
const MOST = 10;
/** Pixels from one icon to the next, which a button for the menu follows. */
const STEP = 44;

export type ShortcutBarProps = {
  shortcuts: Shortcuts;
  /** In the toolbar those that fit stand in one line; in the drawer all of them, in as many as it takes. */
  place: 'toolbar' | 'drawer';
};

/** The shortcuts as icons in a row, and the button for their menu. */
export const ShortcutBar = ({ shortcuts, place }: ShortcutBarProps) => {
  const { formatMessage } = useIntl();
  return (
    <Room $place={place}>
      <Row role="list" aria-label={formatMessage(shortcutMessages.title)} $place={place}>
        {shortcuts.chosen.map((page) => (
          <li key={page.id}>
            <ShortcutLink page={page} />
          </li>
        ))}
      </Row>
      <ShortcutMenuButton shortcuts={shortcuts} place={place} />
    </Room>
  );
};

const inOneLine = css`
  ${Array.from(
    { length: MOST },
    (_, fitting) => css`
      @container (width < ${({ theme }) => theme.px((fitting + 2) * STEP)}) {
        & > :nth-child(n + ${fitting + 1}) {
          display: none;
        }
      }
    `,
  )}

  & > :nth-child(n + ${MOST + 1}) {
    display: none;
  }
`;

const Room = styled.div<{ $place: ShortcutBarProps['place'] }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme, $place }) =>
    $place === 'toolbar'
      ? `container-type: inline-size; flex: 1 1 17.6rem; min-inline-size: ${theme.control.large};`
      : `flex-wrap: wrap; padding-inline: ${theme.space(3)};`}
`;

const Row = styled.ul<{ $place: ShortcutBarProps['place'] }>`
  /* In the drawer its icons wrap together with the button after them. */
  display: ${({ $place }) => ($place === 'toolbar' ? 'flex' : 'contents')};
  gap: ${({ theme }) => theme.space(1)};
  ${({ $place }) => $place === 'toolbar' && inOneLine}

  &:empty {
    display: none;
  }

  @media (pointer: coarse) {
    gap: 0;
  }
`;
