import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { homeMessages } from './messages';
import { PlainPage } from './PlainPage';

/** A few words about the product. */
export const Page = () => (
  <PlainPage heading={<FormattedMessage {...homeMessages.aboutHeading} />}>
    <Text>
      <FormattedMessage {...homeMessages.aboutText} />
    </Text>
  </PlainPage>
);

const Text = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
`;
