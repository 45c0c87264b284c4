import { IconButton } from '@ezone/ui/icon-button';
import { fetchOverlays } from '@ezone/ui/overlays';
import { mirroredInRtl } from '@ezone/ui/theme';
import { Tooltip } from '@ezone/ui/tooltip';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useShownKey } from '../../panels/keyboard';
import type { NavbarControl } from '../navbar';
import { navbarMessages } from '../navbar/messages';

export type NavbarButtonProps = {
  /** The button on a narrow screen, where it is also the way to panels that open from the menu. */
  ref?: Ref<HTMLButtonElement>;
  navbar: NavbarControl;
  side: 'start' | 'end';
  /** Folds or unfolds the navbar. */
  onFold: () => void;
};

/** Opens the navbar's drawer on a narrow screen; folds and unfolds the navbar on a wide one. */
export const NavbarButton = ({ ref, navbar: { actor, form, isDrawerOpen }, side, onFold }: NavbarButtonProps) => {
  const { formatMessage } = useIntl();
  const key = useShownKey('[');
  if (form === 'drawer')
    return (
      <IconButton
        ref={ref}
        icon={<Menu />}
        label={formatMessage(navbarMessages.open)}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onPointerEnter={fetchOverlays}
        onFocus={fetchOverlays}
        onPress={() => actor.send({ type: 'drawer.opened' })}
      />
    );
  const isFolded = form === 'folded';
  const label = formatMessage(isFolded ? navbarMessages.unfold : navbarMessages.fold);
  return (
    <Tooltip text={label} shortcut={key} placement="bottom start">
      <IconButton
        icon={<Sided $isMirrored={side === 'end'}>{isFolded ? <PanelLeftOpen /> : <PanelLeftClose />}</Sided>}
        label={label}
        onPress={onFold}
      />
    </Tooltip>
  );
};

/* The icon shows a bar at its left; the navbar may stand at the other side of the page. */
const Sided = styled.span<{ $isMirrored: boolean }>`
  transform: scaleX(${({ $isMirrored }) => ($isMirrored ? -1 : 1)});
  ${mirroredInRtl}
`;
