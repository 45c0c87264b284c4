import type { RefObject } from 'react';
import { useEffect, useId, useRef } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { mergeProps } from 'react-aria/mergeProps';
import { useOverlay } from 'react-aria/useOverlay';
import { useLocale } from 'react-aria-components/I18nProvider';
import styled from 'styled-components';
import type { DrawerProps } from './Drawer';
import { DrawerLayout } from './DrawerLayout';
import { panel } from './panel';
import { useEscape } from './useEscape';
import { usePresence } from './usePresence';
import { useSwipeAway } from './useSwipeAway';

type PanelDrawerProps = Omit<DrawerProps, 'modal'>;

/** The drawer that stands beside a page which stays in use. */
export const PanelDrawer = (props: PanelDrawerProps) => {
  const ref = useRef<HTMLElement>(null);
  const { present, exiting } = usePresence(props.open, ref);
  return present && <Standing {...props} panelRef={ref} exiting={exiting} />;
};

const Standing = ({
  open,
  onClose,
  title,
  side = 'end',
  width = 320,
  closesOnPressOutside = true,
  id,
  panelRef,
  exiting,
  ...layout
}: PanelDrawerProps & { panelRef: RefObject<HTMLElement | null>; exiting: boolean }) => {
  const titleId = useId();
  const { direction } = useLocale();
  const swipe = useSwipeAway((side === 'end') === (direction === 'ltr') ? 1 : -1, onClose);
  const { overlayProps } = useOverlay(
    {
      isOpen: open,
      onClose,
      isDismissable: closesOnPressOutside,
      // useEscape hears it wherever the focus is.
      isKeyboardDismissDisabled: true,
      shouldCloseOnInteractOutside: (element) => !id || !element.closest(`[aria-controls~="${CSS.escape(id)}"]`),
    },
    panelRef,
  );
  useEscape(open, onClose);

  useEffect(() => {
    if (!panelRef.current?.contains(document.activeElement)) panelRef.current?.focus();
  }, [panelRef]);

  return (
    <FocusScope restoreFocus>
      <Panel
        {...mergeProps(overlayProps, swipe)}
        ref={panelRef}
        id={id}
        tabIndex={-1}
        aria-labelledby={layout.header === undefined ? titleId : undefined}
        aria-label={layout.header === undefined ? undefined : title}
        data-exiting={exiting || undefined}
        $side={side}
        $width={width}
      >
        <DrawerLayout {...layout} onClose={onClose} title={<h2 id={titleId}>{title}</h2>} />
      </Panel>
    </FocusScope>
  );
};

const Panel = styled.aside<{ $side: 'start' | 'end'; $width: number }>`
  ${panel}
  z-index: ${({ theme }) => theme.layer.panel};
  overflow: auto;
  overscroll-behavior: contain;

  @starting-style {
    transform: translateX(var(--away));
  }

  @media (prefers-reduced-motion: reduce) {
    @starting-style {
      opacity: 0;
      transform: none;
    }
  }
`;
