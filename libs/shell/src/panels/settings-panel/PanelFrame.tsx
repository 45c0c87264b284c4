import { IconButton } from '@ezone/ui/icon-button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '../../notices/words';
import { PanelBody, PanelHead } from '../panel';

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
        <IconButton icon={<X />} label={formatMessage(commonMessages.close)} onPress={onClose} />
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </>
  );
};

const Head = styled(PanelHead)`
  /* The buttons that change between the panels stand beside it. */
  & > h2 {
    padding-inline-end: 8.8rem;
  }
`;

const Body = styled(PanelBody)`
  padding: ${({ theme }) => theme.space(4)};
`;

const Foot = styled.footer`
  flex: none;
  padding-block: ${({ theme }) => theme.space(3)};
  padding-inline: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
