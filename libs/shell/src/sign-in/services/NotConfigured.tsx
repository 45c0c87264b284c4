import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { authTexts } from '../messages';

/** Says that a service is not configured, and what there is instead. */
export const NotConfigured = ({ service }: { service: string }) => (
  <Note>
    <FormattedMessage {...authTexts.notConfigured} values={{ service }} />
  </Note>
);

const Note = styled.p`
  ${({ theme }) => theme.type.body}
  padding-block: ${({ theme }) => theme.space(8)};
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;
`;
