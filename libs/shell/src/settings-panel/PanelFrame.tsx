import { IconButton } from '@ezone/ui/icon-button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { settingsPanelMessages } from './panelMessages';

export type PanelFrameProps = {
  /** What the panel is, already translated. */
  title: string;
  onClose: () => void;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Head, scrolling body and foot of a settings panel. */
export const PanelFrame = ({ title, onClose, footer, children }: PanelFrameProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Head>
        <h2>{title}</h2>
        <IconButton icon={<X />} label={formatMessage(settingsPanelMessages.close)} onPress={onClose} />
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </>
  );
};

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-block-size: ${({ theme }) => theme.width.toolbar};
  padding-inline: ${({ theme }) => `${theme.space(6)} ${theme.space(3)}`};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > h2 {
    flex: 1;
    ${({ theme }) => theme.type.cardTitle}
  }
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${({ theme }) => theme.space(6)};
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

const Foot = styled.footer`
  flex: none;
  padding-block: ${({ theme }) => theme.space(3)};
  padding-inline: ${({ theme }) => theme.space(6)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
