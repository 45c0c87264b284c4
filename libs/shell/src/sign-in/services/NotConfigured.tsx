import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { authTexts } from '../messages';

type NotConfiguredProps = {
  /** What the service is called. */
  service: string;
  /** It stands on a page that has no tabs to name, as that to which a service sends people back. @default false */
  isBack?: boolean;
};

/** Says that a service is not configured, and what there is instead. */
export const NotConfigured = ({ service, isBack = false }: NotConfiguredProps) => (
  <Note>
    <FormattedMessage {...authTexts[isBack ? 'backNotConfigured' : 'notConfigured']} values={{ service }} />
  </Note>
);

const Note = styled.p`
  ${({ theme }) => theme.type.body}
  padding-block: ${({ theme }) => theme.space(8)};
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;
`;
