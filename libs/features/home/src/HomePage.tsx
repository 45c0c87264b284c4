import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { aboutMessages } from './aboutMessages';
import { PlainPage } from './PlainPage';

/** A few words about the product. */
export const Page = () => (
  <PlainPage heading={<FormattedMessage {...aboutMessages.aboutHeading} />}>
    <Text>
      <FormattedMessage {...aboutMessages.aboutText} />
    </Text>
  </PlainPage>
);

const Text = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
`;
